// Scans the XML of a CAMT file for the domain's reader: no document types, no entities of its own,
// a cap on every run.
import type { Day } from '@plimsoll/domain/calendar'
import { readCamt } from '@plimsoll/domain/statement/formats/read-camt'
import type { StatementResult } from '@plimsoll/domain/statement/statement'
import { textPieces } from './text-pieces.ts'
import { scanXml } from './xml.ts'

/** The statement in the text of a CAMT file. */
export async function scanCamt(text: string, context: { today: Day }): Promise<StatementResult> {
  const reading = readCamt(context)
  await scanXml(textPieces(text), reading.scan)
  return reading.result()
}
