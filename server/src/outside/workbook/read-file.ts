// Reads an uploaded file in a process of its own and hands its transactions over as they come. At
// most two files are read at once. Nothing of the file is parsed in the server's own process.
import { createInterface } from 'node:readline'
import { refuse } from '@plimsoll/domain/statement/refuse'
import type {
  BadRow,
  StatementRefused,
  StatementTransaction,
} from '@plimsoll/domain/statement/statement'
import { turnstile } from '../../turnstile.ts'
import { outputBytesMax, readersMax } from './limits.ts'
import {
  type Looked,
  type NamedTransaction,
  type ReadMessage,
  type ReadRequest,
  type StatementReport,
  unpacked,
} from './messages.ts'
import { type ChildCaps, type ChildEnd, startChild } from './watch-child.ts'

/**
 * A file being read. Iterate `batches` of transactions first, to the end; then `outcome` holds the
 * report, or why the file was refused. A refused file may have handed over transactions before it
 * failed: they must not be kept.
 */
type FileReading = {
  readonly batches: AsyncIterable<readonly NamedTransaction[]>
  readonly outcome: Promise<FileOutcome>
}

/** The outcome of reading a file: its report, or its refusal. */
type FileOutcome = { readonly kind: 'read'; readonly report: StatementReport } | StatementRefused

const gate = turnstile(readersMax)

/**
 * What is read, and for whom: a business has one file read at a time, so that its files never hold
 * up another's.
 */
type Reading = ReadRequest & { readonly businessId?: string }

/**
 * Starts reading a file that lies on disk. Waits its turn when two others are being read; stops the
 * process if the iteration is left early.
 */
export function readFile(request: Reading, caps?: ChildCaps): FileReading {
  let settle: (outcome: FileOutcome) => void = () => undefined
  const outcome = new Promise<FileOutcome>((resolve) => {
    settle = resolve
  })
  return { batches: run(request, { caps, settle }), outcome }
}

/**
 * Reads a file whole: its transactions and its outcome together. For files whose rows are wanted
 * all at once.
 */
export async function readWholeFile(
  request: Reading,
  caps?: ChildCaps,
): Promise<{ transactions: StatementTransaction[]; outcome: FileOutcome }> {
  const reading = readFile(request, caps)
  const transactions: StatementTransaction[] = []
  for await (const batch of reading.batches)
    transactions.push(...batch.map(({ transaction }) => transaction))
  return { transactions, outcome: await reading.outcome }
}

/**
 * Looks into a file without taking anything from it. The process is stopped, or never started, once
 * `signal` is aborted.
 */
export async function lookIntoFile(
  { signal, ...request }: Omit<Reading, 'isLook'> & { signal?: AbortSignal },
  caps?: ChildCaps,
): Promise<Looked | StatementRefused> {
  let looked: Looked | null = null
  let settle: (outcome: FileOutcome) => void = () => undefined
  const outcome = new Promise<FileOutcome>((resolve) => {
    settle = resolve
  })
  const onLooked = (message: Looked) => {
    looked = message
  }
  const how = { caps, settle, onLooked, signal }
  for await (const _ of run({ ...request, isLook: true }, how));
  const refused = await outcome
  return looked ?? (refused.kind === 'refused' ? refused : unreadable())
}

/** The rows of a table that is no statement, as text. */
export async function readRowsOfFile(
  request: Reading,
  caps?: ChildCaps,
): Promise<readonly (readonly string[])[] | StatementRefused> {
  const rows: (readonly string[])[] = []
  let settle: (outcome: FileOutcome) => void = () => undefined
  const outcome = new Promise<FileOutcome>((resolve) => {
    settle = resolve
  })
  const onRow = (row: readonly string[]) => rows.push(row)
  for await (const _ of run({ ...request, isRows: true }, { caps, settle, onRow }));
  const refused = await outcome
  return rows.length > 0 || refused.kind === 'read' ? rows : refused
}

type Manner = {
  readonly caps: ChildCaps | undefined
  readonly settle: (outcome: FileOutcome) => void
  readonly onLooked?: (looked: Looked) => void
  readonly onRow?: (row: readonly string[]) => void
  readonly signal?: AbortSignal | undefined
}

async function* run(
  { businessId, ...request }: Reading,
  { caps, settle, onLooked = () => undefined, onRow = () => undefined, signal }: Manner,
): AsyncGenerator<NamedTransaction[]> {
  const leave = await gate.enter(businessId)
  if (signal?.aborted) {
    leave()
    settle(unreadable())
    return
  }
  const child = startChild(request, caps)
  signal?.addEventListener('abort', child.stop)
  const received: ChildMessages = { badRows: [], report: null, refused: null, broken: false }
  try {
    let bytes = 0
    for await (const line of createInterface({ input: child.output })) {
      bytes += line.length
      const batch =
        bytes > outputBytesMax ? null : collectMessage(line, received, { onLooked, onRow })
      if (bytes > outputBytesMax) child.stop()
      if (batch) yield batch
    }
  } finally {
    child.stop()
    signal?.removeEventListener('abort', child.stop)
    const end = await child.ended
    leave()
    settle(outcomeOf(received, end))
  }
}

type ChildMessages = {
  badRows: BadRow[]
  report: Omit<StatementReport, 'badRows'> | null
  refused: StatementRefused | null
  broken: boolean
}

function collectMessage(
  line: string,
  received: ChildMessages,
  { onLooked, onRow }: Required<Pick<Manner, 'onLooked' | 'onRow'>>,
): NamedTransaction[] | null {
  const message = parse(line)
  if (!message) received.broken = true
  else if ('packed' in message) return message.packed.map(unpacked)
  else if ('looked' in message) onLooked(message.looked)
  else if ('row' in message) onRow(message.row)
  else if ('bad' in message) received.badRows.push(message.bad)
  else if ('report' in message) received.report = message.report
  else if ('refused' in message) received.refused = message.refused
  return null
}

function parse(line: string): ReadMessage | null {
  try {
    return JSON.parse(line) as ReadMessage
  } catch {
    return null // the last line of a child that was killed while speaking
  }
}

function outcomeOf(received: ChildMessages, end: ChildEnd): FileOutcome {
  if (received.refused) return received.refused
  if (received.report && !received.broken) {
    return { kind: 'read', report: { ...received.report, badRows: received.badRows } }
  }
  if (end.why === 'memory' || end.why === 'time') {
    const what = end.why === 'memory' ? 'more memory' : 'more time'
    return refuse(
      'too_large',
      `This file needs ${what} to read than we allow. Split it and upload the parts.`,
    )
  }
  return unreadable()
}

function unreadable(): StatementRefused {
  return refuse('corrupt', 'This file could not be read. Download it again from your bank.')
}
