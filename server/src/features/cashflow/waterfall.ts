// The current month from its opening to its expected close, step by step by activity.
import type { Dashboard } from '@plimsoll/contract/cashflow'
import type { CashLine, CashMonth } from '@plimsoll/domain/cashflow/cash-months'
import { type Minor, negate, sum } from '@plimsoll/domain/money'
import type { Statement } from './statement.ts'

type Step = Dashboard['waterfall'][number]

const steps = [
  { side: 'in', activity: 'operating', label: 'Operating in', cell: 'in.op' },
  { side: 'in', activity: 'investing', label: 'Investing in', cell: 'in.inv' },
  { side: 'in', activity: 'financing', label: 'Financing in', cell: 'in.fin' },
  { side: 'out', activity: 'operating', label: 'Operating out', cell: 'out.op' },
  { side: 'out', activity: 'investing', label: 'Investing out', cell: 'out.inv' },
  { side: 'out', activity: 'financing', label: 'Financing out', cell: 'out.fin' },
  { side: 'in', activity: 'excluded', label: 'Excluded in', cell: 'in.op.excluded' },
  { side: 'out', activity: 'excluded', label: 'Excluded out', cell: 'out.op.excluded' },
] as const

/**
 * The steps of the current month: the whole month where there is a forecast, else what has happened
 * so far. Steps of nothing are left out.
 */
export function waterfallOf({ actuals, forecast }: Statement, forecasted: boolean): Step[] {
  const month = forecasted ? forecast[0] : actuals.at(-1)
  if (!month) return []
  const moves = steps.flatMap((step): Step[] => {
    const amount = totalOf(month, step)
    if (amount === 0) return []
    return [
      {
        key: step.cell,
        label: step.label,
        cell: step.cell,
        kind: step.side,
        amount: step.side === 'out' ? negate(amount) : amount,
      },
    ]
  })
  return [
    { key: 'opening', label: 'Opening', cell: null, kind: 'opening', amount: month.opening },
    ...moves,
    { key: 'closing', label: 'Closing', cell: null, kind: 'closing', amount: month.closing },
  ]
}

function totalOf(month: CashMonth, section: Pick<CashLine, 'side' | 'activity'>): Minor {
  const lines = month.lines.filter(
    (line) => line.side === section.side && line.activity === section.activity,
  )
  return sum(lines.map((line) => line.amount))
}
