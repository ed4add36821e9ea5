// What falls due beside the next payment: the same day, or within the week after it.
import { addDays } from '@plimsoll/domain/calendar'
import { magnitude, sum } from '@plimsoll/domain/money'
import type { Due } from '../../forecast/service.ts'
import { count, date, type Fact, money } from '../facts.ts'

/** The next is one of several of its day: all of them are named. */
export function sameDayBeside(
  items: readonly Due['items'][number][],
  first: Due['items'][number],
): { words: string; facts: Fact[] } | null {
  const own = items.filter(({ day, side }) => day === first.day && side === first.side)
  if (own.length < 2) return null
  return {
    words: ` It is one of {{same_day}} due ${first.side} that day, {{day_total}} in all.`,
    facts: [
      count('same_day', own.length, 'Payments that day'),
      money('day_total', magnitude(sum(own.map(({ open }) => open))), 'In all that day'),
    ],
  }
}

const runDays = 7

/** One of the staff is paid on Christmas Eve, the others after it: they are of one pay run. */
export function soonAfter(
  items: readonly Due['items'][number][],
  first: Due['items'][number],
): { words: string; facts: Fact[] } | null {
  const until = addDays(first.day, runDays)
  const others = items.filter(
    ({ day, side }) => day > first.day && day <= until && side === first.side,
  )
  const last = others.at(-1)
  if (!last) return null
  const isOne = others.length === 1
  return {
    words: ` {{soon}} more follows ${isOne ? 'on' : 'by'} {{soon_day}}${isOne ? '' : ', in {{soon_count}} payments'}.`,
    facts: [
      money('soon', magnitude(sum(others.map(({ open }) => open))), 'Within a week of it'),
      date('soon_day', last.day, 'Last of them'),
      ...(isOne ? [] : [count('soon_count', others.length, 'Payments')]),
    ],
  }
}

type DueItem = Due['items'][number]

/**
 * The payments of the pay run that begins with the first, within a week of it; all stand in the
 * order of their days. Who is paid by the week is paid again in the next run, not in this one.
 */
export function payRun<T extends Pick<DueItem, 'day' | 'merchant_id' | 'merchant'>>(
  items: readonly T[],
  first: T,
): readonly T[] {
  const until = addDays(first.day, runDays)
  const payee = ({ merchant_id, merchant }: T) => merchant_id ?? merchant
  const next = items.find(
    (item, at) =>
      item.day > first.day && items.slice(0, at).some((each) => payee(each) === payee(item)),
  )
  return items.filter(({ day }) => day <= until && (!next || day < next.day))
}
