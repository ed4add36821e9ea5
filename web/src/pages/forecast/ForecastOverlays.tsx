// What opens over the forecast: the parts of a month's figure with its transactions, or the months
// of a year's sum.
import type { ForecastLine } from '@plimsoll/contract/forecast'
import type { ForecastLevel } from '@plimsoll/contract/forecast-levels'
import type { Part } from '@plimsoll/contract/forecast-lines'
import { firstDayOf, lastDayOf, type Month } from '@plimsoll/domain/calendar'
import { zero } from '@plimsoll/domain/money'
import { hrefOf } from '../../features/forecast/address.ts'
import { type Level, levelQueryOf, placeOf } from '../../features/forecast/levels.ts'
import { PartsSheet } from '../../features/forecast/PartsSheet.tsx'
import { SpanSheet } from '../../features/forecast/SpanSheet.tsx'
import type { OpenFigure, PlaceHandle } from '../../features/forecast/use-place.ts'
import { ProvenTransactions } from '../../features/transactions/ProvenTransactions.tsx'
import type { TransactionFilters } from '../../features/transactions/queries.ts'
import { LineTransactions } from './LineTransactions.tsx'

/** `open` is which; `title` is what the level is called. */
export default function ForecastOverlays(props: {
  title: string
  level: Level
  figures: ForecastLevel
  lines: readonly ForecastLine[]
  place: PlaceHandle
  open: OpenFigure
}) {
  const { figures, level, open, place, title } = props
  if (open.kind === 'span')
    return (
      <SpanSheet
        title={title}
        level={figures}
        span={open.span}
        onMonth={place.openMonth}
        onClose={place.close}
      />
    )
  const month = figures.months.find((month) => month.month === open.month)
  if (!month) return null
  const hrefOfPart = (part: Part) => {
    const line = props.lines.find(({ seriesId }) => seriesId === part.line_id)
    return line && level.kind !== 'series' ? hrefOf(placeOf(line, props.lines)) : null
  }
  return (
    <PartsSheet
      title={title}
      month={month}
      today={figures.today}
      hrefOfPart={hrefOfPart}
      onClose={place.close}
    >
      {level.kind === 'series' ? (
        <LineTransactions line={level.line} month={month.month} figure={month.actual ?? zero} />
      ) : (
        <ProvenTransactions
          key={month.month}
          filters={filtersOf(level, month.month)}
          figure={month.actual ?? zero}
          figureWords="what happened"
          emptyWords="No payments."
        />
      )}
    </PartsSheet>
  )
}

function filtersOf(level: Level, month: Month): TransactionFilters {
  const days = { txnSource: 'actual', from: firstDayOf(month), to: lastDayOf(month) } as const
  const query = levelQueryOf(level)
  const [first] = level.lines
  return {
    ...days,
    ...('side' in query && query.side ? { direction: query.side } : {}),
    ...(level.kind === 'category' || level.kind === 'merchant' ? { category: level.category } : {}),
    ...('merchant' in query && query.merchant ? { merchant: query.merchant } : {}),
    ...(level.kind === 'merchant' && first && !first.merchant_id
      ? { sub_category: first.sub_category }
      : {}),
  }
}
