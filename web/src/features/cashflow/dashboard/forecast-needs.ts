// What the forecast asks of the user: a way out where cash dips too low, and an answer where a
// payment is overdue.
import type { Dashboard } from '@plimsoll/contract/cashflow'
import { magnitude, zero } from '@plimsoll/domain/money'
import { rough } from '../../../format/amount.ts'
import { dayShort } from '../../../format/date.ts'
import { planHref, seriesHref } from './links.ts'

/** One thing to do, with the words of its link. */
type ForecastNeed = {
  readonly message: string
  readonly href: string
  readonly words: string
}

/** The dip first. */
export function forecastNeeds(dashboard: Dashboard): ForecastNeed[] {
  return [...dipOf(dashboard), ...overdueOf(dashboard)]
}

function dipOf({ low, cash, cash_buffer: buffer }: Dashboard): ForecastNeed[] {
  if (!cash.known || !low || low.under_buffer === null) return []
  const by = rough(magnitude(low.under_buffer))
  const above = buffer > 0 ? buffer : zero
  return [
    {
      message: `Cash dips ${by} ${buffer > 0 ? 'below your buffer' : 'below zero'} on ${dayShort(low.day)}.`,
      href: planHref(above, low.day),
      words: 'Plan it',
    },
  ]
}

function overdueOf({ upcoming }: Dashboard): ForecastNeed[] {
  const late = upcoming.filter(({ overdue }) => overdue)
  const [first] = late
  if (!first) return []
  const count = late.length === 1 ? '1 payment is overdue' : `${late.length} payments are overdue`
  return [
    {
      message: `${count}.`,
      href: first.line_id ? seriesHref(first.merchant, first.line_id) : '/cash-flow/forecast',
      words: 'Review',
    },
  ]
}
