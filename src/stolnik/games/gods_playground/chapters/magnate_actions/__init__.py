"""Stage III (chapter 7): new estates, special actions and private armies."""
