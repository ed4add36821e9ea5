// What a typed line says, ready to be shown and saved. Apart, because its code is fetched only when
// someone begins to type.
import type { Day } from '@plimsoll/domain/calendar'
import type { EntryReading } from '@plimsoll/domain/invoices/invoice'
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
