// The transactions behind a line's month. A regular payment knows its own; what no series explains,
// and tax, is shown among all of its place.
import type { ForecastLine } from '@plimsoll/contract/forecast'
import { firstDayOf, lastDayOf, type Month } from '@plimsoll/domain/calendar'
import { type Minor, zero } from '@plimsoll/domain/money'
import { SeriesTransactions } from '../../features/forecast/evidence/SeriesTransactions.tsx'
import { useLevel } from '../../features/forecast/queries.ts'
import { ProvenTransactions } from '../../features/transactions/ProvenTransactions.tsx'
import { money } from '../../format/amount.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

type Shown = { line: ForecastLine; month: Month; figure: Minor }

/** `figure` is what the line came to in the month. */
export function LineTransactions({ line, month, figure }: Shown) {
  const isOfPlace = /^(rest|tax)\./.test(line.seriesId)
  return isOfPlace ? (
    <PlaceTransactions line={line} month={month} figure={figure} />
  ) : (
    <SeriesTransactions lineId={line.seriesId} month={month} figure={figure} />
  )
}

function PlaceTransactions({ line, month, figure }: Shown) {
  const place = line.merchant_id
    ? { side: line.side, category: line.category, merchant: line.merchant_id }
    : { side: line.side, category: line.sub_category }
  const whole = useLevel(place)
  if (whole.error)
    return (
      <ErrorState
        title="We couldn’t load the transactions."
        text={whole.error.message}
        onRetry={() => void whole.refetch()}
      />
    )
  if (!whole.data) return <Skeleton height="220px" />
  const all = whole.data.months.find((each) => each.month === month)?.actual ?? zero
  const { side, ...narrowed } = place
  return (
    <>
      {all !== figure && (
        <p className="fc-parts-total">
          {money(figure)} of {money(all)}: the other {wholeWords(line)} belong to other lines.
        </p>
      )}
      <ProvenTransactions
        filters={{
          txnSource: 'actual',
          from: firstDayOf(month),
          to: lastDayOf(month),
          direction: side,
          ...(line.merchant_id ? narrowed : { sub_category: line.sub_category }),
        }}
        figure={all}
        figureWords="what happened"
        emptyWords="No payments."
      />
    </>
  )
}

function wholeWords(line: ForecastLine): string {
  return line.merchant_id ? 'payments to or from this merchant' : 'payments in this category'
}
