// The cash-flow page: six months as a table, the sheet behind a figure, the detail of a month. Lays
// out; the features fetch and show.
import { isOldData } from '@plimsoll/domain/cashflow/as-of'
import { type ComponentProps, lazy, memo, Suspense, useDeferredValue, useMemo, useRef } from 'react'
import { Link } from 'wouter'
import { useComparedAhead } from '../features/analysis/compared-ahead.ts'
import { CashflowNotices } from '../features/cashflow/CashflowNotices.tsx'
import { CashflowTable } from '../features/cashflow/CashflowTable.tsx'
import { spanWords } from '../features/cashflow/column-words.ts'
import { PeriodBar } from '../features/cashflow/PeriodBar.tsx'
import { failureDetail, overviewFailed, useAnalyticsSync } from '../features/cashflow/queries.ts'
import { firstMonthOf, listsOf } from '../features/cashflow/six-months.ts'
import { TableBar } from '../features/cashflow/TableBar.tsx'
import { TableSkeleton } from '../features/cashflow/TableSkeleton.tsx'
import { useCashflowAddress } from '../features/cashflow/use-address.ts'
import { fitting, narrowMax, useShownMonths } from '../features/cashflow/use-shown-months.ts'
import { type SixMonths, useSixMonths } from '../features/cashflow/use-six-months.ts'
import { forecastPath } from '../features/forecast/address.ts'
import { useDataSource } from '../features/sources/queries.ts'
import { useWidth } from '../ui/chart/use-width.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { onDemand } from '../ui/on-demand.ts'
import { PageHead } from '../ui/PageHead.tsx'
import '../features/cashflow/cashflow.css'
import '../ui/card.css'
import { AddBalance } from './shared/AddBalance.tsx'
import { ForeignAccounts } from './shared/ForeignAccounts.tsx'
import { AccountantsPack, CashflowExport } from './shared/HeadMenus.tsx'

type Address = ReturnType<typeof useCashflowAddress>

// Fetched when somebody points at the table, at the latest when a figure or a month is opened.
const CashFlowOverlays = onDemand(() => import('./cash-flow/CashFlowOverlays.tsx'))

const CashFlowBegin = lazy(() => import('./cash-flow/CashFlowBegin.tsx'))

const SortNotice = lazy(() => import('./cash-flow/SortNotice.tsx'))

const ComparedTable = lazy(() => import('./cash-flow/ComparedTable.tsx'))

export default function CashFlowPage() {
  const address = useCashflowAddress()
  const source = useDataSource()
  const sync = useAnalyticsSync()
  const { data, isEmpty, error, retry } = useSixMonths(address.address, {
    source: source.data?.source ?? null,
    isKnown: !source.isPending,
  })
  // The table is drawn in slices, so that a press is answered in between.
  const shown = useDeferredValue({ data, address, isWorking: sync.isWorking })
  return (
    <>
      <Head data={shown.data} hasEyebrow={!isEmpty && !error} />
      {error ? (
        <Failed detail={failureDetail(error)} onRetry={retry} />
      ) : data && shown.data ? (
        <>
          <ForeignAccounts />
          <Full data={shown.data} address={shown.address} isWorking={shown.isWorking} />
        </>
      ) : !data && isEmpty && !sync.isWorking ? (
        <div className="card">
          <Suspense fallback={null}>
            <CashFlowBegin />
          </Suspense>
        </div>
      ) : (
        <TableSkeleton />
      )}
    </>
  )
}

const Head = memo(function Head(props: { data: SixMonths | null; hasEyebrow: boolean }) {
  const { data } = props
  return (
    <PageHead
      title="Cash flow"
      {...(props.hasEyebrow ? { eyebrow: data ? spanWords(data.months) : '' } : {})}
    >
      {data && (
        <>
          <CashflowExport span={spanOf(data)} />
          <AccountantsPack />
          <Link className="btn btn-ink" to={forecastPath}>
            Edit forecast
          </Link>
        </>
      )}
    </PageHead>
  )
})

function spanOf({ start, months }: SixMonths) {
  return { from: start, to: months.at(-1)?.month ?? start }
}

function Failed({ detail, onRetry }: { detail: string | undefined; onRetry: () => void }) {
  return (
    <div className="card">
      <ErrorState title={overviewFailed} {...(detail ? { text: detail } : {})} onRetry={onRetry} />
    </div>
  )
}

const Full = memo(function Full({
  data,
  address,
  isWorking,
}: {
  data: SixMonths
  address: Address
  isWorking: boolean
}) {
  const { overview, months } = data
  const all = useMemo(() => {
    const lists = listsOf(overview)
    return [...lists.actuals, ...lists.forecast]
  }, [overview])
  const { cell, figures, isCompared, month } = address.address
  const place = useRef<HTMLDivElement>(null)
  // On a phone the months that fit follow from the screen.
  const fits = fitting(useWidth(place, innerWidth > narrowMax), innerWidth)
  const { shown, back, ahead, reset, swipe } = useShownMonths({
    months,
    fits: fits.months,
    start: data.start,
    current: data.current,
    firstMonth: firstMonthOf(overview),
    onStart: address.showFrom,
  })
  const hasPast = shown.some(({ kind }) => kind === 'actual')
  useComparedAhead(spanOf(data), hasPast && !isCompared && !isWorking)
  const compare = (wanted: boolean) => {
    // With no month on screen that is over, there would be nothing to see of it.
    const hasNone = wanted && !hasPast
    if (hasNone) reset()
    address.showCompared(wanted, hasNone ? 'last' : undefined)
  }
  const table: ComponentProps<typeof CashflowTable> = {
    months: shown,
    hasTrend: fits.hasTrend,
    frame: { ...swipe, ...CashFlowOverlays.ahead },
    all,
    buffer: overview.meta?.cash_buffer ?? null,
    balanceKnown: overview.meta?.balance_known ?? true,
    figures,
    shownCell: cell,
    onOpenCell: address.openCell,
    onOpenMonth: address.openMonth,
  }
  const sortNotice = (
    <Suspense>
      <SortNotice />
    </Suspense>
  )
  return (
    <>
      <div className="cashflow-bar" ref={place}>
        <TableBar
          period={
            <PeriodBar
              start={data.start}
              current={data.current}
              isEnded={overview.meta ? isOldData(overview.meta) : false}
              back={back}
              ahead={ahead}
              onPeriod={(period) => {
                reset()
                address.showPeriod(period)
              }}
            />
          }
          figures={figures}
          isCompared={isCompared}
          onFigures={address.showFigures}
          onCompared={compare}
        >
          {fits.hasRemark ? sortNotice : null}
          <p className="cashflow-hint">Use the arrow keys to move and Enter to open a figure</p>
        </TableBar>
      </div>
      <CashflowNotices
        meta={overview.meta}
        months={months}
        isWorking={isWorking}
        addBalance={overview.meta && <AddBalance today={overview.meta.today} />}
      />
      {isCompared ? (
        <Suspense fallback={<CashflowTable {...table} />}>
          <ComparedTable {...table} span={spanOf(data)} />
        </Suspense>
      ) : (
        <CashflowTable {...table} />
      )}
      {!fits.hasRemark && <div className="below-table">{sortNotice}</div>}
      {(cell || month) && <CashFlowOverlays data={data} address={address} />}
    </>
  )
})
