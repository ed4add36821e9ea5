// What a typed line says, ready to be shown and saved. Apart, because its code is fetched only when
// someone begins to type.
import type { Invoice } from '@plimsoll/contract/invoices'
import type { Day } from '@plimsoll/domain/calendar'
import type { EntryReading } from '@plimsoll/domain/invoices/invoice'
import { planInvoices } from '@plimsoll/domain/invoices/plan'
import { readLine } from '@plimsoll/domain/invoices/read-line'
import { readingWords, typedOf, type WholeEntry, wholeOf } from './entry-words.ts'

/** `whole` is null where a dialog has to ask for something. */
export type LineEntry = {
  readonly reading: EntryReading
  readonly words: string
  readonly whole: WholeEntry | null
}

/** Null for a line without words. */
export function lineEntry(line: string, today: Day): LineEntry | null {
  if (!line.trim()) return null
  const reading = readLine(line, { today })
  return {
    reading,
    words: readingWords(reading),
    whole: reading.doubts.length === 0 ? wholeOf(typedOf(reading)) : null,
  }
}

/** A kept invoice or bill that an entry names again; `isUpdate` where its amount or day differs. */
export type Repeated = { readonly kept: Invoice; readonly isUpdate: boolean }

/**
 * What an entry would add again, as a list that holds it would update. One that was cancelled
 * counts nowhere, so that nothing is doubled.
 */
export function repeatedBy(entry: WholeEntry, kept: readonly Invoice[]): Repeated | null {
  const file = { source: 'typed', side: entry.side }
  const [row] = planInvoices([{ ...entry, doubts: [] }], kept, file).rows
  const found = kept.find(({ id }) => id === row?.id)
  if (!found || found.state === 'cancelled') return null
  return { kept: found, isUpdate: row?.outcome === 'update' }
}
