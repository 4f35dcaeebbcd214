"""Programs from outside at our table: what they are told, what they answer, how they do."""
