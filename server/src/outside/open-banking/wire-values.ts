// The provider's dates, amounts and words as ours. What can't be read throws, and the reader
// reports it.
import { type Day, isDay, today } from '@plimsoll/domain/calendar'
import { AmountTooLarge, isAcceptable, type Minor, minor } from '@plimsoll/domain/money'

const textCharsMax = 500

/**
 * The day that the bank wrote. A bare day, a midnight, or a time with an offset is that day as
 * written: turning it into a moment first would move it in summer. Only a true moment in UTC is
 * looked at through a London window.
 */
export function dayOf(written: string): Day {
  const day = written.slice(0, 10)
  if (!isDay(day)) throw new RangeError('not a day')
  const time = written.slice(10)
  if (!/^T\d{2}:\d{2}.*Z$/.test(time) || /^T00:00(:00(\.0+)?)?Z$/.test(time)) return day
  const moment = momentOf(written)
  return moment ? today(moment, 'Europe/London') : day
}

/** A day, or null where there is none that can be read. */
export function maybeDayOf(written: string | null | undefined): Day | null {
  return written && isDay(written.slice(0, 10)) ? dayOf(written) : null
}

/** A moment; null where it cannot be read as one. */
export function momentOf(written: string | null | undefined): Date | null {
  if (!written || !/^\d{4}-\d{2}-\d{2}T/.test(written)) return null
  const at = new Date(written)
  return Number.isNaN(at.getTime()) ? null : at
}

/**
 * An amount, negative for money out: for cards as well, where the provider has turned the bank's
 * own signs already. Refuses what no business moves.
 */
export function minorOf(amount: { value: number }): Minor {
  const pence = minor(amount.value)
  if (!isAcceptable(pence)) throw new AmountTooLarge('an amount above £1 billion')
  return pence
}

/** Words of a bank on one line, in reasonable length; null where there are none. */
export function wordsOf(written: string | null | undefined): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
  const words = written?.replace(/[\u0000-\u001f\u007f\s]+/g, ' ').trim() ?? ''
  return words === '' ? null : words.slice(0, textCharsMax)
}

/** A name in which no account number can be read: of long runs of digits the last four stay. */
export function maskedName(written: string): string {
  return written.replace(/\d[\d -]{4,}\d/g, (run) => {
    const digits = run.replace(/\D/g, '')
    return digits.length < 6 ? run : `••${digits.slice(-4)}`
  })
}
