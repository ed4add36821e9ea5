// What is known of one line: its past in figures, its settings, its occurrences with the
// transactions behind them.
import type {
  forecastSettings,
  historicalStats,
  savedTransactions,
} from '@plimsoll/contract/forecast-line-facts'
import { addMonths, firstDayOf, type Month, monthOf } from '@plimsoll/domain/calendar'
import { firstFullMonth } from '@plimsoll/domain/cashflow/as-of'
import { suggestionsFor } from '@plimsoll/domain/forecast/overlay/suggest'
import {
  describeDelays,
  describeSeries,
  describeState,
} from '@plimsoll/domain/forecast/recurring/describe'
import type { Series } from '@plimsoll/domain/forecast/series'
import { groupBy } from '@plimsoll/domain/group'
import { type Minor, magnitude, medianOf, sum, zero } from '@plimsoll/domain/money'
import { isWithoutForecast } from '@plimsoll/domain/outlook/outlook'
import { Problem } from '@plimsoll/domain/problem'
import type * as z from 'zod/mini'
import { readMovementTexts, readOpenMovements } from '../../../books/figures/movements.store.ts'
import type { TenantTx } from '../../../db/tenant.ts'
import { outlookIn } from '../outlook/outlook.ts'
import { occurrencesOf } from '../standing/settled-invoices.ts'
import { seriesOf, type View } from '../standing/view.ts'
import { lineHistory } from './history.ts'
import { type KnownLine, knownLines } from './known-lines.ts'
import { seriesTypeOf } from './lines.ts'

type Stats = z.output<typeof historicalStats.reply>['data']
type Settings = z.output<typeof forecastSettings.reply>['data']
type Saved = z.output<typeof savedTransactions.reply>['data']

/** The line with an id. Refuses one that there is not. */
export function findLine(view: View, id: string): KnownLine {
  const found = knownLines(view).find((line) => line.id === id)
  if (!found) throw new Problem('not_found', 'There is no such line in the forecast.')
  return found
}

/** What a line has done so far. */
export function statsOf(view: View, id: string): Stats {
  const line = findLine(view, id)
  const series = seriesOf(view, id)
  const months = monthsOf(lineHistory(view, id))
  const amounts = series
    ? series.evidence.map(({ amount }) => magnitude(amount))
    : months.map(({ amount }) => magnitude(amount)).filter((amount) => amount > 0)
  const sorted = [...amounts].sort((a, b) => a - b)
  const yearAgo = addMonths(monthOf(view.standing.asOf), -12)
  const coming = isWithoutForecast(outlookIn(view)) ? [] : line.parts
  const next = coming
    .filter(({ day }) => day)
    .map(({ day }) => day ?? '')
    .sort()[0]
  return {
    line_id: id,
    count: series ? series.evidence.length : sum(months.map(({ count }) => count as Minor)),
    first_day: series?.evidence[0]?.day ?? firstOf(months),
    last_day: series?.evidence.at(-1)?.day ?? null,
    next_day: next ?? null,
    median: medianOf(sorted),
    smallest: sorted[0] ?? null,
    largest: sorted.at(-1) ?? null,
    last_12_months: sum(
      months
        .filter(({ month }) => month >= yearAgo && month < monthOf(view.standing.asOf))
        .map(({ amount }) => amount),
    ),
    cadence_words: series ? describeSeries(series) : null,
    regularity: series?.regularity ?? null,
    timing_words: series ? describeDelays(series.delays) : null,
    step: stepOf(series),
    months,
  }
}

function firstOf(months: Stats['months']): string | null {
  const [first] = months
  return first ? firstDayOf(first.month) : null
}

function stepOf(series: Series | undefined): Stats['step'] {
  const step = series?.amount.step
  if (!series || !step) return null
  return {
    before: magnitude(step.before),
    after: magnitude(series.amount.amount),
    since: step.since,
  }
}

function monthsOf(
  rows: readonly { month: Month; amount: Minor; count: number }[],
): Stats['months'] {
  return [...groupBy(rows, ({ month }) => month)]
    .map(([month, some]) => ({
      month,
      amount: sum(some.map(({ amount }) => amount)),
      count: some.reduce((count, each) => count + each.count, 0),
    }))
    .filter(({ amount, count }) => amount !== 0 || count > 0)
    .sort((a, b) => (a.month < b.month ? -1 : 1))
    .slice(-36)
}

/** The settings of a line: what was found, the user's rules, and amounts to begin them with. */
export function settingsOf(view: View, id: string): Settings {
  const line = findLine(view, id)
  const series = seriesOf(view, id)
  const saved = view.changes.configurations.find(
    (configuration) => configuration.line_id === id || `rule.${configuration.id}` === id,
  )
  return {
    line_id: id,
    type: 'user',
    series_type: seriesTypeOf(line.line),
    hide: line.hidden,
    configuration: saved ?? null,
    suggestions: suggestionsOf(view, id),
    detected: series ? detectedOf(view, series) : null,
  }
}

function detectedOf(view: View, series: Series): Settings['detected'] {
  const { amount, evidence } = series
  const words = {
    fixed: 'The same every time',
    typical: 'The median of the last six',
    seasonal: 'By the month of the year',
  }
  return {
    cadence: series.cadence,
    words: describeSeries(series),
    amount: amount.amount,
    amount_words: words[amount.kind],
    probability: series.probability,
    first_day: evidence[0]?.day ?? view.standing.asOf,
    last_day: evidence.at(-1)?.day ?? view.standing.asOf,
    sightings: evidence.length,
    verdict: view.verdicts.get(series.id) ?? 'none',
  }
}

/** Amounts by month to begin a rule with, by what the last full months came to. */
function suggestionsOf(view: View, id: string): Settings['suggestions'] {
  const { asOf, books } = view.standing
  const currentMonth = monthOf(asOf)
  const history = lineHistory(view, id)
  const when = {
    firstFullMonth: firstFullMonth(books.firstDay ?? asOf),
    currentMonth,
    startMonth: addMonths(currentMonth, 1),
  }
  return suggestionsFor(history, when).map(({ key, label, amount }) => {
    return { key, label, amount: amount && magnitude(amount) }
  })
}

const unmatchedMax = 40

/** The occurrences of a line with their transactions, and others that could be matched by hand. */
export async function savedOf(
  tx: TenantTx,
  businessId: string,
  wanted: { view: View; id: string },
): Promise<Saved> {
  const { view, id } = wanted
  const line = findLine(view, id)
  const all = occurrencesOf(view)
  const occurrences = all.filter(({ seriesId }) => seriesId === id)
  const evidence = seriesOf(view, id)?.evidence.flatMap(({ movementIds }) => movementIds) ?? []
  const claimed = new Set(all.flatMap(({ movementIds }) => movementIds))
  const texts = await readMovementTexts(tx, businessId, [
    ...new Set([...occurrences.flatMap(({ movementIds }) => movementIds), ...evidence]),
  ])
  const near = await readOpenMovements(tx, businessId, {
    merchantId: line.merchantId,
    // Who owes an invoice may stand in the bank under any name.
    subCategory: line.line.kind === 'invoice' ? null : line.subCategory,
    negative: line.side === 'out',
    from: firstDayOf(addMonths(monthOf(view.standing.asOf), -2)),
    limit: unmatchedMax,
  })
  return {
    line_id: id,
    occurrences: [
      ...expectedTaxes(line),
      ...occurrences.map((occurrence) => ({
        due: occurrence.due,
        day: occurrence.day,
        amount: occurrence.amount,
        matched: occurrence.matched,
        open: occurrence.open,
        state: occurrence.state,
        words: describeState(occurrence.state),
        transactions: occurrence.movementIds.flatMap((movement) => texts.get(movement) ?? []),
      })),
    ],
    unmatched: near.filter((each) => !claimed.has(each.id)),
  }
}

// A tax has no series: its payments to come are those that its calendar expects.
function expectedTaxes({ line, parts }: KnownLine): Saved['occurrences'] {
  if (line.kind !== 'tax') return []
  return parts.flatMap(({ day, due, amount }) =>
    day
      ? [
          {
            due: due ?? day,
            day,
            amount,
            matched: zero,
            open: amount,
            state: 'expected' as const,
            words: describeState('expected'),
            transactions: [],
          },
        ]
      : [],
  )
}
