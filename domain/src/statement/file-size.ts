// How large a file of transactions may be. Apart from all that reads files: every page of the web
// knows this figure, and none should carry the words of bank statements for it.

/** A file may have this many bytes: 200,000 rows with long descriptions are about 48 million. */
export const fileBytesMax = 50 * 1024 * 1024
