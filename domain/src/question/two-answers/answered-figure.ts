// Whether an answer is one figure that another can be set against: a balance, or money that moves.
import type { ToolCall } from '../tool-call.ts'

/** A balance, or money in, out or both over some days. */
export type FigureKind = 'balance' | 'in' | 'out' | 'net'

/** What figure a call answers with; null for a list, a day or several figures. */
export function figureKindOf(call: ToolCall): FigureKind | null {
  switch (call.tool) {
    case 'forecast_balance':
      return call.args.atLeast === undefined && !call.args.thanNow ? 'balance' : null
    case 'cash_balance':
      return call.args.claimed === undefined && call.args.account === undefined ? 'balance' : null
    case 'forecast_low':
      return call.args.below === undefined && !call.args.beside ? 'balance' : null
    case 'what_if':
      return call.args.at === undefined && call.args.keep === undefined ? 'balance' : null
    case 'forecast_total':
      return call.args.measure
    case 'flow_total':
      return call.args.threshold || call.args.claimed !== undefined ? null : call.args.side
    case 'net_flow':
      return 'net'
    case 'upcoming':
      return isSum(call.args) && call.args.side ? call.args.side : null
    case 'extreme':
      return call.args.n === undefined && call.args.account === undefined ? call.args.measure : null
    case 'average':
      return call.args.side
    case 'payment_when':
      return call.args.goesOn || call.args.whether ? null : call.args.side
    case 'tax_due':
      return call.args.besideLast || call.args.isOfYear || call.args.largest ? null : 'out'
    default:
      return null
  }
}

function isSum({ largest, first, skip }: Extract<ToolCall, { tool: 'upcoming' }>['args']): boolean {
  return largest === undefined && first === undefined && !skip
}

/** Whether an answer is of days to come. */
export function isOfAhead({ tool }: ToolCall): boolean {
  return !/^(flow_total|net_flow|cash_balance|extreme|average|payment_when)$/.test(tool)
}
