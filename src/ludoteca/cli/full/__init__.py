"""`ludoteca play` as a full screen: Textual draws the table, and the parts of the line mode know what is asked."""
