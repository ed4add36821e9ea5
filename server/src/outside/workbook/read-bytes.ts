// Reads the bytes of a file into transactions: tables through the grid, bank data files through
// readers of their own. Runs in the child process only.
import type { Day } from '@plimsoll/domain/calendar'
import { readMt940 } from '@plimsoll/domain/statement/formats/read-mt940'
import { readOfx } from '@plimsoll/domain/statement/formats/read-ofx'
import { readQif } from '@plimsoll/domain/statement/formats/read-qif'
import { readPdfGrid, scanned } from '@plimsoll/domain/statement/read-pdf'
import { readStatement } from '@plimsoll/domain/statement/read-statement'
import type { Answers, Grid, StatementResult } from '@plimsoll/domain/statement/statement'
import { decodeDeclared } from './declared-text.ts'
import { uploadBytesMax } from './limits.ts'
import { readPdf } from './pdf.ts'
import { readGrid } from './read-grid.ts'
import { Refusal, tooLarge } from './refusal.ts'
import { scanCamt } from './scan-camt.ts'
import { sniff } from './sniff.ts'
import { openFiles } from './zip-files.ts'

/**
 * A file that has been opened: the grid of a table, null for bank data files, and the way to read
 * it, more than once if need be.
 */
export type Opened = {
  readonly grid: Grid | null
  readonly read: (context: ReadContext) => Promise<StatementResult>
}

/** A person's answers, and the day on which a file is read. */
export type ReadContext = { answers: Answers; today: Day }

/** Opens a file; throws a `Refusal` for what cannot or may not be opened. */
export async function openBytes(bytes: Buffer): Promise<Opened> {
  if (bytes.length > uploadBytesMax) throw tooLarge('50 MB is the limit')
  switch (sniff(bytes)) {
    case 'ofx':
      return bankFile(bytes, readOfx)
    case 'qif':
      return bankFile(bytes, readQif)
    case 'mt940':
      return bankFile(bytes, readMt940)
    case 'camt':
      return bankFile(bytes, scanCamt)
    case 'pdf': {
      const { grid, isScan } = await readPdf(bytes)
      return { grid, read: async (context) => (isScan ? scanned : readPdfGrid(grid, context)) }
    }
    case 'zip':
      return openFiles(bytes, openPacked)
    default: {
      const grid = await readGrid(bytes)
      return { grid, read: async (context) => readStatement(grid, context) }
    }
  }
}

/** The statement in a file; throws a `Refusal` for what cannot or may not be opened. */
export async function readBytes(bytes: Buffer, context: ReadContext): Promise<StatementResult> {
  return (await openBytes(bytes)).read(context)
}

async function openPacked(bytes: Buffer): Promise<Opened> {
  if (sniff(bytes) === 'zip')
    throw new Refusal('unsupported', 'This is an archive within the archive. Unpack it first.')
  return openBytes(bytes)
}

function bankFile(
  bytes: Buffer,
  read: (text: string, context: ReadContext) => StatementResult | Promise<StatementResult>,
): Opened {
  const text = decodeDeclared(bytes)
  return { grid: null, read: async (context) => read(text, context) }
}
