// How amounts, days and months are written on the wire, and turned back. Both sides use these;
// neither trusts the other.
import { isDay, isMonth } from '@plimsoll/domain/calendar'
import { noDayWords } from '@plimsoll/domain/date-words'
import { amountMax, type Minor, parseMinor, printMinor } from '@plimsoll/domain/money'
import * as z from 'zod/mini'

let isEntry = false
const amountWriting = 'Write amounts with two decimals, like 12.50.'

/**
 * Decodes what somebody sends: within `work`, an amount past `amountMax` is refused. Replies are
 * decoded without that bound, because sums are larger than amounts. `work` must not be
 * asynchronous.
 */
export function decodingEntry<T>(work: () => T): T {
  isEntry = true
  try {
    return work()
  } finally {
    isEntry = false
  }
}

/**
 * An amount: decimal text with two digits on the wire (`"-123.05"`), whole pence inside, as large
 * as pence can be counted. Refuses any other writing.
 */
export const amount = z.codec(
  z.string(entryWords('Enter an amount.', amountWriting)).check(
    // A text that is no amount is not compared with the largest one.
    z.regex(/^-?\d{1,14}\.\d{2}$/, {
      error: amountWriting,
      abort: true,
    }),
    z.refine(
      (text) => penceOf(text) <= (isEntry ? amountMax : Number.MAX_SAFE_INTEGER),
      'Enter at most £1 billion.',
    ),
  ),
  z.custom<Minor>((value) => Number.isSafeInteger(value)),
  { decode: parseMinor, encode: printMinor },
)

/** A day, `YYYY-MM-DD`, that exists. */
export const day = z
  .string(entryWords('Choose a date.', noDayWords('')))
  .check(z.refine(isDay, { error: ({ input }) => noDayWords(String(input)), abort: true }))

/** A month, `YYYY-MM`. */
export const month = z.string().check(z.refine(isMonth, 'Write months as YYYY-MM.'))

/** A moment, ISO 8601 with `Z`. */
export const instant = z.iso.datetime()

/** An id of ours: a UUID. */
export const id = z.uuid()

/** Which way money goes. */
export const side = z.enum(['in', 'out'])

/** The activities of a cash-flow statement. */
export const activity = z.enum(['operating', 'investing', 'financing'])

/** Where the books come from. */
export const sourceKind = z.enum(['bank', 'excel'])

/** What an account is in the books. */
export const accountKind = z.enum(['current', 'savings', 'card', 'cash'])

/** A name that somebody gives to something: trimmed, never empty. */
export const givenName = z
  .string('Enter a name.')
  .check(z.trim(), z.minLength(1, 'Enter a name.'), z.maxLength(100, 'Use at most 100 characters.'))

/** The range a balance is expected in: 50, 80 and 95 of 100 times. */
export const band = z.object({
  low50: amount,
  high50: amount,
  low80: amount,
  high80: amount,
  low95: amount,
  high95: amount,
})

function penceOf(text: string): number {
  return Number(text.replace(/[-.]/g, ''))
}

/** What is answered where nothing was sent, and where it is not even text. */
function entryWords(missing: string, unreadable: string) {
  const error = ({ input }: { input?: unknown }) =>
    input === undefined || input === null ? missing : unreadable
  return { error }
}
