// The four figures to know before anything else: in the bank, in and out this month, and the lowest
// point ahead.
import type { Dashboard } from '@plimsoll/contract/cashflow'
import { magnitude } from '@plimsoll/domain/money'
import { lazy, Suspense } from 'react'
import { ago } from '../../../format/ago.ts'
import { rough } from '../../../format/amount.ts'
import { dayLong, dayShort } from '../../../format/date.ts'
import { Chip } from '../../../ui/Chip.tsx'
import { booksEnd, isOld, monthWords, recentBalances } from './facts.ts'
import { KeyFigure } from './KeyFigure.tsx'
import { monthHref } from './links.ts'
import { MonthFigure } from './MonthFigure.tsx'
import './figure-strip.css'

const Sparkline = lazy(() =>
  import('../../../ui/chart/Sparkline.tsx').then((file) => ({ default: file.Sparkline })),
)

/** Each figure leads to the month it comes from. */
export function FigureStrip({ dashboard }: { dashboard: Dashboard }) {
  const { this_month: month, today } = dashboard
  const name = monthWords(month.month, today)
  const ended = booksEnd(dashboard)
  const note = isOld(dashboard) && ended ? `Up to ${dayShort(ended)}` : 'So far this month'
  return (
    <section className="dash-figures" aria-label="Key figures">
      <InTheBank dashboard={dashboard} />
      <MonthFigure
        direction="in"
        label={`Cash in, ${name}`}
        month={month.month}
        done={month.cash_in}
        expected={month.expected_in}
        note={note}
      />
      <MonthFigure
        direction="out"
        label={`Cash out, ${name}`}
        month={month.month}
        done={month.cash_out}
        expected={month.expected_out}
        note={note}
      />
      <LowestPoint dashboard={dashboard} />
    </section>
  )
}

function InTheBank({ dashboard }: { dashboard: Dashboard }) {
  const { cash, this_month } = dashboard
  return (
    <KeyFigure
      label="In the bank"
      amount={cash.known ? cash.balance : null}
      href={monthHref(this_month.month)}
    >
      <span>
        {bankWords(dashboard)}
        {cash.known && cash.days !== null && (
          <>
            {' '}
            <span className="dash-days" title={daysTitle}>
              {cash.days === 1 ? '1 day of cash' : `${cash.days} days of cash`}
            </span>
          </>
        )}
      </span>
      {cash.known && (
        <Suspense fallback={null}>
          <Sparkline
            values={recentBalances(dashboard).map(({ balance }) => balance)}
            width={76}
            height={26}
          />
        </Suspense>
      )}
    </KeyFigure>
  )
}

const daysTitle =
  'How long this would last with nothing coming in, at the pace of the last three full months'

function bankWords(dashboard: Dashboard): string {
  const { known, accounts } = dashboard.cash
  const ended = booksEnd(dashboard)
  if (!known) return 'No balance yet'
  if (ended) return `On ${dayShort(ended)} ${ended.slice(0, 4)}`
  const count = accounts === 1 ? '1 account' : `${accounts} accounts`
  return isStale(dashboard) ? `Last updated ${ago(dashboard.fresh_at ?? '', Date.now())}` : count
}

const staleMs = 24 * 3_600_000

/** Whether a bank has not reported its balances for more than a day. */
function isStale({ source, demo, fresh_at }: Dashboard): boolean {
  if (source !== 'bank' || demo || !fresh_at) return false
  return Date.now() - Date.parse(fresh_at) > staleMs
}

function LowestPoint({ dashboard }: { dashboard: Dashboard }) {
  const { low, this_month, cash, cash_buffer: buffer } = dashboard
  const lowLabel = `Lowest point to ${dayShort(dashboard.outlook.until)}`
  if (!low || !cash.known) {
    return (
      <KeyFigure
        label={isOld(dashboard) ? 'Lowest point ahead' : lowLabel}
        amount={null}
        tone="forecast"
        href={monthHref(this_month.month)}
      >
        {noLowWords(dashboard)}
      </KeyFigure>
    )
  }
  return (
    <KeyFigure label={lowLabel} amount={low.balance} tone="forecast" href={monthHref(low.month)}>
      <span>
        {dayLong(low.day)}
        {low.cause && `, after ${low.cause}`}
      </span>
      {low.under_buffer !== null && (
        <Chip tone="bad">
          {rough(magnitude(low.under_buffer))} {buffer > 0 ? 'below buffer' : 'below zero'}
        </Chip>
      )}
    </KeyFigure>
  )
}

function noLowWords(dashboard: Dashboard): string {
  if (!dashboard.cash.known) return 'Add your balance first'
  if (isOld(dashboard)) return 'Add newer transactions first'
  return 'No forecast yet'
}
