// A what-if after an answer about days to come keeps what that answer was about: the balance of its
// day, its lowest point, its total, what is safe to spend, or the purchase that was to be afforded.
import { minor } from '../../money.ts'
import { keyOf } from '../subject.ts'
import type { ToolCall } from '../tool-call.ts'
import type { OneChange, WhatIf } from './what-if.ts'

/** The change laid over the answer before; as it is where it asks for something of its own. */
export function inLightOfAnswer(call: ToolCall, before: ToolCall | undefined): ToolCall {
  if (call.tool !== 'what_if' || !before || asksOfItself(call.args)) return call
  return { tool: 'what_if', args: withAnswer(call.args, before) }
}

function asksOfItself({ at, keep, lowUntil, cost, belowBuffer }: WhatIf): boolean {
  return at !== undefined || keep !== undefined || lowUntil !== undefined || !!cost || !!belowBuffer
}

function withAnswer(change: WhatIf, before: ToolCall): WhatIf {
  switch (before.tool) {
    case 'forecast_balance':
      return { ...change, at: before.args.day }
    case 'forecast_low': {
      const { from, until, below, untilPaid } = before.args
      if (untilPaid) return change
      return {
        ...change,
        ...(from === undefined ? {} : { lowFrom: from }),
        ...(until === undefined ? {} : { lowUntil: until }),
        ...(below === undefined ? {} : { keep: below }),
      }
    }
    case 'forecast_total': {
      const { measure, period, subjects, rest } = before.args
      const total = {
        measure,
        period,
        ...(subjects ? { subjects } : {}),
        ...(rest ? { rest } : {}),
      }
      return changesOf(change).some((each) => touches(each, total)) ? { ...change, total } : change
    }
    case 'safe_to_spend':
      return before.args.day === undefined
        ? { ...change, free: before.args.keep ?? true }
        : { ...change, free: before.args.keep ?? true, lowFrom: before.args.day }
    case 'run_out':
      return { ...change, keep: minor(0) }
    case 'afford':
      return withPurchase(change, before.args)
    case 'what_if':
      return withSameQuery(change, before.args)
    default:
      return change
  }
}

// "Can we afford a £9,000 van?", "what if Etsy paid late?": both at once.
function withPurchase(
  change: WhatIf,
  { amount, day, keep }: Extract<ToolCall, { tool: 'afford' }>['args'],
): WhatIf {
  if (change.change === 'several') return change
  // "What if it cost £10,000?" is another sum for the same purchase, on the same day.
  if (change.change === 'extra' && change.side === 'out' && change.every === 'once')
    return {
      ...(day === undefined ? {} : { day }),
      ...(keep === undefined ? {} : { keep }),
      ...change,
    }
  const bought = {
    change: 'extra',
    side: 'out',
    amount,
    every: 'once',
    ...(day === undefined ? {} : { day }),
  } as const
  return { change: 'several', all: [bought, change], ...(keep === undefined ? {} : { keep }) }
}

function withSameQuery(change: WhatIf, { at, lowFrom, lowUntil, total, free }: WhatIf): WhatIf {
  return {
    ...change,
    ...(at === undefined ? {} : { at }),
    ...(lowFrom === undefined ? {} : { lowFrom }),
    ...(lowUntil === undefined ? {} : { lowUntil }),
    ...(total && changesOf(change).some((each) => touches(each, total)) ? { total } : {}),
    ...(free === undefined ? {} : { free }),
  }
}

const changesOf = (change: WhatIf): readonly OneChange[] =>
  change.change === 'several' ? change.all : [change]

// Whether a change moves a total: one of its own side, and of the same names where it has any.
function touches(change: OneChange, { measure, subjects }: NonNullable<WhatIf['total']>): boolean {
  if (measure !== 'net' && change.side !== measure) return false
  if (!subjects) return true
  if (change.change === 'project') return false
  const own =
    'subjects' in change ? change.subjects : change.subject === undefined ? [] : [change.subject]
  return own.some((each) => subjects.some((other) => keyOf(each) === keyOf(other)))
}
