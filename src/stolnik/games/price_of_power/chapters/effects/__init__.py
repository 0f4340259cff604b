"""What cards do: the words of their effects, put into force one by one."""
