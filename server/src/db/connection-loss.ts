// Tells a lost connection from a failed statement. After a lost connection the work can be done
// again on another one, unless the connection broke while its transaction was being committed.

const lostCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH'])

// Shutdowns (57P01 to 57P05), sessions ended for idling (25P03), no free connection (53300), a
// server that became a replica and takes no writes (25006), and protocol failures, among them those
// that PgBouncer reports (08xxx).
const lostStates = /^(57P0[1-5]|25P03|53300|25006|08\w{3})$/

const lostMessages = [
  /^Connection terminated/,
  /^timeout exceeded when trying to connect$/,
  /^Client has encountered a connection error and is not queryable$/,
  /^Client was closed and is not queryable$/,
  /^Query read timeout$/,
  /^Cannot use a pool after calling end on the pool$/,
]

type DatabaseError = { code?: string; syscall?: string; message?: string }

/**
 * Whether an error means that the database could not be reached, or that the connection to it
 * broke.
 */
export function isConnectionLost(error: unknown): boolean {
  const { code = '', syscall, message = '' } = (error ?? {}) as DatabaseError
  if (lostCodes.has(code) || lostStates.test(code)) return true
  // The socket's file is missing while the embedded database starts.
  if (code === 'ENOENT') return syscall === 'connect'
  return lostMessages.some((lost) => lost.test(message))
}

/**
 * The connection broke during the commit: whether the change was stored cannot be known from here.
 */
export class OutcomeUnknown extends Error {
  constructor(cause: unknown) {
    super('The connection to the database broke while a change was being committed.', { cause })
  }
}
