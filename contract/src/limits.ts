// The constants of the specification that both sides keep to.

/** An upload's job is polled every 3 s, at most 20 times. */
export const uploadPollMs = 3000
export const uploadPollsMax = 20
/** Bank and analytics sync are polled every 5 s. */
export const syncPollMs = 5000
/** A toast closes by itself after 5 s. */
export const toastMs = 5000
/** Cached queries are fresh for 10 minutes. */
export const cacheFreshMs = 600_000
/** The cash-flow table is six months wide. */
export const tableMonths = 6
/** The notify cookie lives one year, in seconds. */
export const notifyCookieSeconds = 31_536_000
/** An uploaded file may have this many bytes. */
export { fileBytesMax as uploadBytesMax } from '@plimsoll/domain/statement/file-size'
/** A list returns this many rows unless fewer are requested. */
export const listRowsMax = 500
