// Turns that name one thing: the same of it, or the same without it.

import { keyOf, type Subject } from '../subject.ts'
import type { FlowSide, ToolCall } from '../tool-call.ts'

type Named = {
  readonly subject: Subject
  readonly isLeftOut: boolean
  readonly sideOf: (subject: Subject) => FlowSide | null
}

/** The call about a name, or without it; null for a call that a name says nothing of. */
export function onName(call: ToolCall, { subject, isLeftOut, sideOf }: Named): ToolCall | null {
  if (subject.kind === 'account') return null
  if (isLeftOut) return without(call, subject)
  const subjects = [subject]
  const isOfSide = (side: FlowSide) => sideOf(subject) === side
  switch (call.tool) {
    case 'recurring_cost':
      return isOfSide(call.args.side)
        ? { tool: 'recurring', args: { side: call.args.side, subjects } }
        : null
    // "Has Northwind paid?", "and Etsy?": yes or no of both.
    case 'flow_total':
      return call.args.whether && call.args.subjects && isOfSide(call.args.side)
        ? { tool: 'flow_total', args: { ...call.args, subjects } }
        : null
    case 'price_change':
      return isOfSide(call.args.side)
        ? { tool: 'price_change', args: { ...call.args, subjects } }
        : null
    case 'payment_when':
      return call.args.subjects && isOfSide(call.args.side)
        ? { tool: 'payment_when', args: { ...call.args, subjects } }
        : null
    default:
      return null
  }
}

function without(call: ToolCall, subject: Subject): ToolCall | null {
  switch (call.tool) {
    case 'breakdown':
      return { tool: 'breakdown', args: { ...call.args, except: added(call.args.except, subject) } }
    case 'list_payments':
      return {
        tool: 'list_payments',
        args: { ...call.args, except: added(call.args.except, subject) },
      }
    case 'average':
      return { tool: 'average', args: { ...call.args, except: added(call.args.except, subject) } }
    default:
      return null
  }
}

function added(except: readonly Subject[] = [], subject: Subject): readonly Subject[] {
  return except.some((each) => keyOf(each) === keyOf(subject)) ? except : [...except, subject]
}
