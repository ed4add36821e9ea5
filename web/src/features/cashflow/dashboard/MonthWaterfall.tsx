// The running month from its opening to its expected closing balance, through what comes in and
// goes out.
import type { Dashboard } from '@plimsoll/contract/cashflow'
import { magnitude } from '@plimsoll/domain/money'
import { pounds, short } from '../../../format/amount.ts'
import { Card } from '../../../ui/Card.tsx'
import { ChartRoom } from '../../../ui/chart/ChartRoom.tsx'
import { Waterfall, type WaterfallItem } from '../../../ui/chart/Waterfall.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { hasForecast, monthWords } from './facts.ts'
import { cellHref, monthHref } from './links.ts'

type Step = Dashboard['waterfall'][number]

/** The closing bar is indigo while it is expected, ink once it is a fact. */
export function MonthWaterfall({ dashboard }: { dashboard: Dashboard }) {
  const { waterfall, this_month, today } = dashboard
  const isExpected = hasForecast(dashboard) || this_month.expected_in !== null
  const closing = waterfall.find(({ kind }) => kind === 'closing')
  const title = `${monthWords(this_month.month, today)}, start to ${isExpected ? 'finish' : 'now'}`
  return (
    <Card
      title={title}
      className="dash-bridge"
      aside={
        closing && (
          <span className="dash-aside">
            {dashboard.cash.known
              ? `${isExpected ? 'Expected close' : 'Now'} ${short(closing.amount)}`
              : 'Counted from £0.00'}
          </span>
        )
      }
    >
      {waterfall.length === 0 ? (
        <EmptyState title="No transactions this month yet." />
      ) : (
        <ChartRoom least={252}>
          {(height) => (
            <Waterfall
              label={title}
              height={height}
              items={waterfall.map((step) => itemOf(step, { month: this_month.month, isExpected }))}
            />
          )}
        </ChartRoom>
      )}
    </Card>
  )
}

function itemOf(step: Step, input: { month: string; isExpected: boolean }): WaterfallItem {
  const { key, label, amount, kind } = step
  const isTotal = kind === 'opening' || kind === 'closing'
  const base = {
    key,
    label,
    value: amount,
    href: step.cell ? cellHref(step.cell, input.month) : monthHref(input.month),
  }
  if (isTotal)
    return {
      ...base,
      kind: 'total',
      tone: kind === 'closing' && input.isExpected ? 'expected' : 'fact',
      text: short(amount),
      exact: pounds(amount),
    }
  return {
    ...base,
    kind: 'movement',
    tone: amount < 0 ? 'down' : 'up',
    text: `${amount > 0 ? '+' : ''}${short(amount)}`,
    exact: `${pounds(magnitude(amount))} ${amount < 0 ? 'out' : 'in'}`,
  }
}
