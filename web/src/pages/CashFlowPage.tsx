// The cash-flow page: six months as a table, the sheet behind a figure, the detail of a month. Lays
// out; the features fetch and show.
import { lazy, Suspense, useRef } from 'react'
import { Link } from 'wouter'
import { CashflowNotices } from '../features/cashflow/CashflowNotices.tsx'
import { CashflowTable } from '../features/cashflow/CashflowTable.tsx'
import { spanWords } from '../features/cashflow/column-words.ts'
import { ExportMenu } from '../features/cashflow/ExportMenu.tsx'
import { PeriodBar } from '../features/cashflow/PeriodBar.tsx'
import { failureDetail, overviewFailed, useAnalyticsSync } from '../features/cashflow/queries.ts'
import { firstMonthOf, listsOf } from '../features/cashflow/six-months.ts'
import { TableSkeleton } from '../features/cashflow/TableSkeleton.tsx'
import { useCashflowAddress } from '../features/cashflow/use-address.ts'
import { fitting, useShownMonths } from '../features/cashflow/use-shown-months.ts'
import { type SixMonths, useSixMonths } from '../features/cashflow/use-six-months.ts'
import { forecastPath } from '../features/forecast/address.ts'
import { PackMenu } from '../features/reports/PackMenu.tsx'
import { AddBalanceButton } from '../features/sources/AddBalanceButton.tsx'
import { useDataSource } from '../features/sources/queries.ts'
import { useWidth } from '../ui/chart/use-width.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { Segmented } from '../ui/Segmented.tsx'
import { CashFlowBegin } from './cash-flow/CashFlowBegin.tsx'
import '../features/cashflow/cashflow.css'
import '../ui/card.css'

type Address = ReturnType<typeof useCashflowAddress>

// Fetched when a figure or a month is first opened.
const CashFlowOverlays = lazy(() => import('./cash-flow/CashFlowOverlays.tsx'))

const SortNotice = lazy(() => import('./cash-flow/SortNotice.tsx'))

const figureOptions = [
  { value: 'pence', label: 'Pence' },
  { value: 'pounds', label: 'Pounds' },
] as const

export default function CashFlowPage() {
  const address = useCashflowAddress()
  const source = useDataSource()
  const sync = useAnalyticsSync()
  const { data, isEmpty, error, retry } = useSixMonths(address.address, {
    source: source.data?.source ?? null,
    isKnown: !source.isPending,
  })
  const span = data ? { from: data.start, to: data.months.at(-1)?.month ?? data.start } : null
  return (
    <>
      <PageHead
        title="Cash flow"
        {...(isEmpty || error ? {} : { eyebrow: data ? spanWords(data.months) : '' })}
      >
        {span && <ExportMenu span={span} />}
        {span && <PackMenu />}
        {span && (
          <Link className="btn btn-ink" to={forecastPath}>
            Edit forecast
          </Link>
        )}
      </PageHead>
      {error ? (
        <Failed detail={failureDetail(error)} onRetry={retry} />
      ) : data ? (
        <Full data={data} address={address} isWorking={sync.isWorking} />
      ) : isEmpty && !sync.isWorking ? (
        <div className="card">
          <CashFlowBegin />
        </div>
      ) : (
        <TableSkeleton />
      )}
    </>
  )
}

function Failed({ detail, onRetry }: { detail: string | undefined; onRetry: () => void }) {
  return (
    <div className="card">
      <ErrorState title={overviewFailed} {...(detail ? { text: detail } : {})} onRetry={onRetry} />
    </div>
  )
}

function Full({
  data,
  address,
  isWorking,
}: {
  data: SixMonths
  address: Address
  isWorking: boolean
}) {
  const { overview, months } = data
  const lists = listsOf(overview)
  const { cell, figures, month } = address.address
  const place = useRef<HTMLDivElement>(null)
  const fits = fitting(useWidth(place), innerWidth)
  const { shown, back, ahead, reset, swipe } = useShownMonths({
    months,
    fits: fits.months,
    start: data.start,
    current: data.current,
    firstMonth: firstMonthOf(overview),
    onStart: address.showFrom,
  })
  return (
    <>
      <div className="cashflow-bar" ref={place}>
        <PeriodBar
          start={data.start}
          current={data.current}
          back={back}
          ahead={ahead}
          onPeriod={(period) => {
            reset()
            address.showPeriod(period)
          }}
        />
        <Segmented
          label="Figures"
          value={figures}
          options={figureOptions}
          onChange={address.showFigures}
        />
        <p className="cashflow-hint">Use the arrow keys to move and Enter to open a figure</p>
      </div>
      <Suspense>
        <SortNotice />
      </Suspense>
      <CashflowNotices
        meta={overview.meta}
        months={months}
        isWorking={isWorking}
        addBalance={overview.meta && <AddBalanceButton today={overview.meta.today} />}
      />
      <CashflowTable
        months={shown}
        hasTrend={fits.hasTrend}
        swipe={swipe}
        all={[...lists.actuals, ...lists.forecast]}
        buffer={overview.meta?.cash_buffer ?? null}
        balanceKnown={overview.meta?.balance_known ?? true}
        figures={figures}
        shownCell={cell}
        onOpenCell={address.openCell}
        onOpenMonth={address.openMonth}
      />
      {(cell || month) && (
        <Suspense fallback={null}>
          <CashFlowOverlays data={data} address={address} />
        </Suspense>
      )}
    </>
  )
}
