// The cash-flow table with the difference from the forecast below each figure of a month that is
// over. Fetches what the analysis says of those months and lays it into the table.
import type { ComparedMonth } from '@plimsoll/contract/analysis-months'
import { firstDayOf, lastDayOf, type Month } from '@plimsoll/domain/calendar'
import type { ComponentProps } from 'react'
import { Link } from 'wouter'
import { type MonthSpan, useComparedMonths } from '../../features/analysis/compared-months.ts'
import { CashflowTable } from '../../features/cashflow/CashflowTable.tsx'
import {
  comparisonsOf,
  withForecastLines,
} from '../../features/cashflow/compared/compared-figures.ts'
import {
  comparisonWords,
  Difference,
  differenceText,
} from '../../features/cashflow/compared/Difference.tsx'
import { monthLong } from '../../format/date.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import '../../features/cashflow/compared/compared.css'

/** `span` are the months of the address, of which `months` are on screen. */
export default function ComparedTable({
  span,
  ...table
}: ComponentProps<typeof CashflowTable> & { span: MonthSpan }) {
  const { data, error, refetch } = useComparedMonths(span)
  const compared = data ?? []
  const find = comparisonsOf(compared)
  const { figures } = table
  const over = table.months.filter(({ kind, endsOn }) => kind === 'actual' && !endsOn)
  return (
    <>
      {error ? (
        <ErrorState
          title="The forecasts to compare with couldn’t be loaded."
          onRetry={() => void refetch()}
        />
      ) : (
        <ComparedNote months={over.map(({ month }) => month)} compared={data ?? null} />
      )}
      <CashflowTable
        {...table}
        months={withForecastLines(table.months, compared)}
        compare={(rowId, month, figure) => {
          if (!over.some((column) => column.month === month)) return null
          const comparison = find(rowId, month)
          return {
            content: (
              <Difference comparison={comparison} figures={figures}>
                {figure}
              </Difference>
            ),
            words: comparison
              ? `${differenceText(comparison, figures)}, ${comparisonWords(comparison)}`
              : null,
          }
        }}
      />
    </>
  )
}

/** What the second line of a cell is, and where its forecast comes from. */
function ComparedNote(props: {
  months: readonly Month[]
  compared: readonly ComparedMonth[] | null
}) {
  const { months, compared } = props
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last)
    return (
      <p className="compared-note">
        None of these months is over. Go back to see actuals against their forecasts.
      </p>
    )
  const shown = (compared ?? []).filter(({ month }) => months.includes(month))
  const again = shown.filter(({ basis }) => basis === 'recomputed')
  const without = shown.filter(({ basis }) => basis === null)
  const leavesOut = shown.some(({ left_out }) => left_out.in !== 0 || left_out.out !== 0)
  const address = new URLSearchParams({
    timeframe: 'custom',
    from: firstDayOf(first),
    to: lastDayOf(last),
  })
  return (
    <p className="compared-note" role="status">
      {compared
        ? 'Below each actual: its difference from the forecast made before the month. Favourable (fav.) is more cash than forecast, adverse (adv.) less.'
        : 'Loading the forecasts made before each month…'}
      {again.length > 0 &&
        ` No forecast was kept for ${monthsWords(again)}, so it has been worked out again from what was known before.`}
      {without.length > 0 && ` There was no forecast yet for ${monthsWords(without)}.`}
      {leavesOut && ' Excluded payments count in no difference.'}{' '}
      {compared && (
        <Link className="text-link" to={`/analysis?${address}`}>
          See why in Analysis
        </Link>
      )}
    </p>
  )
}

/** "October 2026", or "September to October 2026" in full. */
function monthsWords(months: readonly ComparedMonth[]): string {
  const [first, last] = [months[0]?.month, months.at(-1)?.month]
  if (!first || !last) return ''
  return first === last ? monthLong(first) : `${monthLong(first)} to ${monthLong(last)}`
}
