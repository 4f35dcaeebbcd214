"""The table: packs are shuffled, players are asked in turn, decisions are taken back."""
