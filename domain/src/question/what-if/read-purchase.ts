// Whether a sum can be paid once, by the parts of the question: what no pattern of affording fits.
import { addDays } from '../../calendar.ts'
import { sideOfSubject } from '../plan/subject-side.ts'
import type { ToolCall } from '../tool-call.ts'
import { partsOf, type WhatIfInput } from './read-what-if.ts'

/** Whether one sum can be paid: "could I put £9,000 into a plotter?"; null for anything else. */
export function readPurchase(question: string, input: WhatIfInput): ToolCall | null {
  // "Each", "by account", "at the old rate": more than one sum is meant, or another.
  if (/\b(each|by|as|at|of|from|with|per|every)\b/i.test(question)) return null
  const parts = partsOf(question, input)
  if (!parts?.has('can', 'afford') || parts.isLevel || parts.has('not', 'late', 'condition'))
    return null
  if (parts.periods.length > 1) return null
  const [amount, ...more] = parts.amounts
  const isOnce = parts.rhythms.length + parts.shares.length + parts.delays.length === 0
  if (!amount || more.length > 0 || !isOnce || !parts.isOf('can', 'out', 'pay', 'up', 'costs'))
    return null
  const isPaid = parts.hasThing || parts.has('out', 'pay', 'afford')
  const areCosts = parts.subjects.every((each) => sideOfSubject(each, input.plan) === 'out')
  if (!isPaid || !areCosts) return null
  const { today } = input.plan
  const [days] = parts.periods
  const from = days?.period.from
  return {
    tool: 'afford',
    args: {
      amount: amount.amount,
      ...(from === undefined ? {} : { day: from > today ? from : addDays(today, 1) }),
    },
  }
}
