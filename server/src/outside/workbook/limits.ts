// The caps that keep one uploaded file from harming anybody: how big, how long, how much memory.
// Each is enforced while reading, never only declared.

/** An upload may have this many bytes. */
export { fileBytesMax as uploadBytesMax } from '@plimsoll/domain/statement/file-size'
/** A zip may list this many entries. */
export const zipEntriesMax = 2000
/** An archive of statements may hold this many files. */
export const zippedFilesMax = 60
/** The files of such an archive together may inflate to this many bytes. */
export const zippedBytesMax = 100 * 1024 * 1024
/** All entries of a zip together may inflate to this many bytes, declared or found. */
export const inflatedBytesMax = 300 * 1024 * 1024
/** A file may hold this many filled rows: 200,000 payments, and the lines around them. */
export const rowsMax = 200_100
/** Cells to the right of this column are not read. */
export const columnsMax = 256
/** A file may hold this many filled cells. */
export const cellsMax = 6_000_000
/** A cell may hold this many characters (Excel's own limit); the rest is cut off. */
export const cellCharsMax = 32_767
/** The shared strings of a workbook may hold this many characters together. */
export const sharedCharsMax = 60 * 1024 * 1024
/** One tag or one run of text of an XML part may be this long. */
export const xmlRunCharsMax = 2 * 1024 * 1024
/** A workbook may have this many sheets. */
export const sheetsMax = 500

/** The reading process may compute this long: some three times what the largest file needs. */
export const computeMs = 30_000
/**
 * It may live this long: on a busy machine computing takes its time, but the client gives up after
 * 60 s.
 */
export const wallMs = 45_000
/** Its heap, in MiB. */
export const heapMib = 256
/** Its resident memory, beyond which it is killed. */
export const residentBytesMax = 400 * 1024 * 1024
/** How often its memory is looked at. */
export const watchMs = 25
/** How many files are read at once; the others wait. */
export const readersMax = 2
/** The child may say this much altogether. */
export const outputBytesMax = 300 * 1024 * 1024
/** This many bad rows are handed over; the rest are counted. */
export const badRowsMax = 10_000
/** A PDF may have this many pages. */
export const pdfPagesMax = 300
/** All pages of a PDF together may hold this many runs of text. */
export const pdfWordsMax = 400_000
