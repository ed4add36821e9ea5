// Turns on the forecast: on a balance to come, its lowest point, running out, a tax, a what-if.
import { monthOf } from '../../calendar.ts'
import type { ToolCall } from '../tool-call.ts'
import type { Taken } from './take-turn.ts'

/** The call that a turn makes of one about the forecast; null where it has none. */
export function onAhead(call: ToolCall, { turn }: Taken): ToolCall | null {
  const { asks } = turn
  const isAgain = asks === 'when' || asks === 'amount'
  switch (call.tool) {
    case 'forecast_balance':
      if (asks === 'than_now')
        return { tool: 'forecast_balance', args: { ...call.args, thanNow: 'both' } }
      if (turn.asks !== 'why') return null
      return turn.isLow
        ? { tool: 'forecast_low', args: { until: call.args.day, causes: true } }
        : { tool: 'forecast_change', args: { month: monthOf(call.args.day) } }
    case 'cash_balance':
      return asks === 'than_now' && call.args.day && !call.args.account ? besideNow(call) : null
    case 'forecast_low':
      if (asks === 'why') return { tool: 'forecast_low', args: { ...call.args, causes: true } }
      return isAgain ? call : null
    case 'chance_below': {
      const { until } = call.args
      const days = until ? { until } : {}
      if (asks === 'why') return { tool: 'forecast_low', args: { ...days, causes: true } }
      return isAgain ? { tool: 'forecast_low', args: days } : null
    }
    case 'run_out':
      if (asks === 'why') return { tool: 'forecast_low', args: { causes: true } }
      return asks === 'when' ? call : asks === 'amount' ? { tool: 'forecast_low', args: {} } : null
    case 'runway':
      return asks === 'when' ? { tool: 'run_out', args: {} } : null
    case 'tax_due':
      return (isAgain || asks === 'owed') && !call.args.asksPaid ? call : null
    case 'what_if':
      return isAgain ? call : null
    default:
      return null
  }
}

function besideNow(call: ToolCall): ToolCall {
  const second: ToolCall = { tool: 'cash_balance', args: {} }
  return { tool: 'two_answers', args: { first: call, second, asks: 'difference' } }
}
