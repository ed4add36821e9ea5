// The balance of everything by day: closings of past months, today's balance, and the days to come.
import type { Impact } from '@plimsoll/contract/forecast-changes'
import type { ForecastLevel } from '@plimsoll/contract/forecast-levels'
import { addMonthsToDay, type Day, lastDayOf } from '@plimsoll/domain/calendar'
import { less, type Minor, plus } from '@plimsoll/domain/money'
import type { BalanceData, BalanceDay } from '../../../ui/chart/balance-layout.ts'

/**
 * The closings of past months, counted back from the opening of the month under way, then the
 * balance of the last known day and the days to come, and the months as a draft would have them.
 */
export function balanceDays(
  level: ForecastLevel,
  opening: Minor | null,
  changed: Impact['after'] | null,
): Pick<BalanceData, 'days' | 'changed'> {
  const known: BalanceDay[] = []
  const now = balanceToday(level, opening)
  if (now !== null) known.push({ day: level.as_of, closing: now, range: null })
  let closing = opening
  const gone = sinceBooksBegan(level.months.filter(({ month }) => lastDayOf(month) < level.as_of))
  for (const { month, actual } of gone.reverse()) {
    if (closing === null || actual === null) break
    known.unshift({ day: lastDayOf(month), closing, range: null })
    closing = less(closing, actual)
  }
  const likely = (level.balance ?? [])
    .filter(({ day }) => day > level.as_of)
    .map((range): BalanceDay => ({ day: range.day, closing: range.closing, range }))
  const last = likely.at(-1)?.day ?? level.as_of
  return {
    days: [...known, ...likely],
    changed: (changed?.months ?? [])
      .map((month) => ({ day: lastDayOf(month.month), amount: month.closing }))
      .filter(({ day }) => day <= last),
  }
}

/**
 * Without the months before the first movement: nobody knows the balance then. The last of them
 * closes at the opening balance.
 */
function sinceBooksBegan(months: ForecastLevel['months']): ForecastLevel['months'] {
  const first = months.findIndex(({ actual }) => actual !== null && actual !== 0)
  return first < 0 ? [] : months.slice(Math.max(0, first - 1))
}

/** The days that many months back and ahead. */
export function within(
  data: ReturnType<typeof balanceDays>,
  asOf: Day,
  reach: number,
): ReturnType<typeof balanceDays> {
  const [first, last] = [addMonthsToDay(asOf, -reach), addMonthsToDay(asOf, reach)]
  const isIn = ({ day }: { day: Day }) => day >= first && day <= last
  return { days: data.days.filter(isIn), changed: data.changed.filter(isIn) }
}

/** The balance today: the opening of the month under way and what has happened in it. */
export function balanceToday(level: ForecastLevel, opening: Minor | null): Minor | null {
  const current = level.months.find(({ month }) => level.as_of.startsWith(month))
  return opening === null ? null : plus(opening, current?.actual ?? less(opening, opening))
}
