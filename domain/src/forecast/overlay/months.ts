// The forecast by month and line, each line with the parts it is made of.
import { type Day, type Month, monthOf, monthsFrom } from '../../calendar.ts'
import { groupBy } from '../../group.ts'
import { less, type Minor, negate, plus, sum, zero } from '../../money.ts'
import { compareText } from '../../order.ts'
import type { ForecastDay, Part } from '../engine.ts'
import type { Forecast, ForecastMonth, ForecastMonthLine } from './composed.ts'
import { lowPointOf } from './low-point.ts'
import type { ActualLine } from './overlay.ts'
import { mergedByDay } from './sieve.ts'

/**
 * Every month from that of `asOf` to that of `until`. The first opens with the balance less what
 * happened in it so far.
 */
export function monthPath(from: {
  asOf: Day
  until: Day
  balance: Minor
  parts: readonly Part[]
  days: readonly ForecastDay[]
  actuals: readonly ActualLine[]
}): ForecastMonth[] {
  const { asOf, until, balance, actuals } = from
  const partsByMonth = groupBy(from.parts, ({ month }) => month)
  const netSoFar = sum(actuals.map(({ side, amount }) => (side === 'in' ? amount : negate(amount))))
  const last = until > asOf ? until : asOf
  const months = monthsFrom(monthOf(asOf), monthOf(last)).map((month) => ({
    month,
    lines: linesOf(partsByMonth.get(month) ?? [], month === monthOf(asOf) ? actuals : []),
  }))
  return statementsOf(months, { ...from, opening: less(balance, netSoFar) })
}

/**
 * The months of a forecast with some parts taken out and others put in, over the days with them.
 */
export function monthsWith(
  before: Pick<Forecast, 'asOf' | 'balance' | 'months'>,
  change: {
    removed: readonly Part[]
    added: readonly Part[]
    days: readonly ForecastDay[]
    actuals: readonly ActualLine[]
  },
): ForecastMonth[] {
  const { asOf, balance, months } = before
  const { removed, added, days, actuals } = change
  const removedByMonth = groupBy(removed, ({ month }) => month)
  const addedByMonth = groupBy(added, ({ month }) => month)
  const changed = months.map(({ month, lines }) => {
    const own = {
      removed: removedByMonth.get(month) ?? [],
      added: addedByMonth.get(month) ?? [],
      happened: month === monthOf(asOf) ? actuals : [],
    }
    const isChanged = own.removed.length + own.added.length > 0
    return { month, lines: isChanged ? linesWith(lines, own) : lines }
  })
  const opening = months[0]?.opening ?? balance
  return statementsOf(changed, { asOf, balance, opening, days })
}

function statementsOf(
  months: readonly { month: Month; lines: readonly ForecastMonthLine[] }[],
  from: { asOf: Day; balance: Minor; opening: Minor; days: readonly ForecastDay[] },
): ForecastMonth[] {
  const { asOf, balance } = from
  const daysByMonth = groupBy(from.days, ({ day }) => monthOf(day))
  let { opening } = from
  return months.map(({ month, lines }) => {
    const statement = statementOf({ month, opening, lines })
    opening = statement.closing
    const days = daysByMonth.get(month) ?? []
    return {
      ...statement,
      ...bandOf(days.at(-1), statement.closing),
      lowPoint: lowPointOf(days) ?? { day: asOf, balance },
    }
  })
}

function statementOf(input: { month: Month; opening: Minor; lines: readonly ForecastMonthLine[] }) {
  const total = (side: 'in' | 'out') =>
    sum(input.lines.filter((line) => line.side === side).map(({ amount }) => amount))
  const cash = { in: total('in'), out: total('out') }
  return { ...input, ...cash, closing: less(plus(input.opening, cash.in), cash.out) }
}

function bandOf(last: ForecastDay | undefined, closing: Minor) {
  return {
    low50: last?.low50 ?? closing,
    high50: last?.high50 ?? closing,
    low80: last?.low80 ?? closing,
    high80: last?.high80 ?? closing,
    low95: last?.low95 ?? closing,
    high95: last?.high95 ?? closing,
  }
}

/** The lines in order of side, sub-category and merchant. */
function linesOf(parts: readonly Part[], actuals: readonly ActualLine[]): ForecastMonthLine[] {
  const partsByLine = groupBy(parts, lineKey)
  const actualsByLine = groupBy(actuals, lineKey)
  const keys = [...new Set([...partsByLine.keys(), ...actualsByLine.keys()])].sort()
  return keys.flatMap((key) => {
    const own = partsByLine.get(key) ?? []
    const happened = actualsByLine.get(key) ?? []
    const line = own[0] ?? happened[0]
    if (!line) return []
    const { side, subCategory, merchantId } = line
    const actual = sum(happened.map(({ amount }) => amount))
    const net = sum(own.map(({ amount }) => amount))
    const expected = side === 'out' ? negate(net) : net
    const amount = plus(actual, expected)
    return [{ side, subCategory, merchantId, actual, expected, amount, parts: own }]
  })
}

/** Lines with some parts taken out and others put in; one that nothing is left of is none. */
function linesWith(
  lines: readonly ForecastMonthLine[],
  change: {
    removed: readonly Part[]
    added: readonly Part[]
    happened: readonly ActualLine[]
  },
): ForecastMonthLine[] {
  const removed = groupBy(change.removed, lineKey)
  const added = groupBy(change.added, lineKey)
  const byKey = new Map(lines.map((line) => [lineKey(line), line]))
  for (const key of new Set([...removed.keys(), ...added.keys()])) {
    const [taken, put] = [removed.get(key) ?? [], added.get(key) ?? []]
    const line = byKey.get(key) ?? emptyLine(put)
    const parts = line && lineParts(line, { removed: taken, added: put })
    const isLeft = parts?.length || change.happened.some((actual) => lineKey(actual) === key)
    if (line && parts && isLeft)
      byKey.set(key, lineWith(line, { parts, removed: taken, added: put }))
    else byKey.delete(key)
  }
  return [...byKey].sort(([a], [b]) => compareText(a, b)).map(([, line]) => line)
}

type LineChange = { readonly removed: readonly Part[]; readonly added: readonly Part[] }

function emptyLine([first]: readonly Part[]): ForecastMonthLine | null {
  if (!first) return null
  const { side, subCategory, merchantId } = first
  const nothing = { actual: zero, expected: zero, amount: zero, parts: [] }
  return { side, subCategory, merchantId, ...nothing }
}

function lineParts({ parts }: ForecastMonthLine, { removed, added }: LineChange): Part[] {
  const left = new Set(removed)
  const kept = left.size > 0 ? parts.filter((part) => !left.has(part)) : parts
  return mergedByDay(kept, added)
}

/** A line whose amount moves by what was taken out and put in, instead of being added up again. */
function lineWith(
  line: ForecastMonthLine,
  { parts, removed, added }: LineChange & { parts: readonly Part[] },
): ForecastMonthLine {
  const net = less(sum(added.map(({ amount }) => amount)), sum(removed.map(({ amount }) => amount)))
  const moved = line.side === 'out' ? negate(net) : net
  return {
    ...line,
    expected: plus(line.expected, moved),
    amount: plus(line.amount, moved),
    parts,
  }
}

function lineKey({ side, subCategory, merchantId }: Omit<ActualLine, 'amount'>): string {
  return `${side} ${subCategory} ${merchantId ?? ''}`
}
