// What each clause of a message wants to know, and what each tool says.
import type { ToolCall, ToolName } from '../tool-call.ts'
import type { LeftOut } from './parts-left-out.ts'

type Kind = 'amount' | 'date' | 'name' | 'count' | 'cause' | 'truth'

// What the tools that say little give; the others give whatever they are asked.
const kindsOf: Partial<Record<ToolName, readonly Kind[]>> = {
  flow_total: ['amount', 'count'],
  net_flow: ['amount'],
  net_of: ['amount'],
  share: ['amount'],
  count_payments: ['amount', 'count'],
  average: ['amount', 'count'],
  cash_balance: ['amount', 'date'],
  forecast_balance: ['amount', 'date'],
  forecast_low: ['amount', 'date', 'cause', 'name'],
  forecast_total: ['amount', 'count'],
  payment_when: ['amount', 'date', 'name'],
  top: ['amount', 'name', 'date'],
  largest: ['amount', 'name', 'date'],
  extreme: ['amount', 'date'],
  compare_periods: ['amount'],
  compare_subjects: ['amount', 'name'],
  tax_due: ['amount', 'date', 'name'],
  price_change: ['amount', 'date'],
  who_is: ['name'],
} as Partial<Record<ToolName, readonly Kind[]>>

const ask =
  "(?:how|what|wot|when|who|which|where|why|is|are|was|were|will|do|does|can|could|did|have|has)(?:['’]?s)?\\b"
const joint = new RegExp(`(?:[,;]?\\s+(?:and|n|&|plus|then)|[,;?.])\\s+(?=${ask})`, 'gi')

const ofCosts =
  /\b(?:after (?:its |the |our |all )?costs|costs? (?:us|me)|profit(?:able)?|margin|in pocket|out of pocket)\b/i

/** "What's left?": what is still owed of a loan is in no payment. */
export const whatIsLeft =
  /^(?:and |so )*(?:what(?:['’]?s| is)|how much(?: is|['’]s)?)(?: there)?(?: still)? (?:left|outstanding|owed|remaining|to go)(?: to (?:pay|repay))?(?: on it| of it)?[\s?.!]*$/i

const whyThey = /^(?:and |so |but )*why (?:did|have|has|do|does|are|is) (?:they|it|he|she|that)\b/i

/** The first clause whose kind of answer none of the calls gives; null where each has its own. */
export function kindsLeftOut(message: string, calls: readonly ToolCall[]): LeftOut | null {
  const costs = ofCosts.exec(message)
  const [first] = calls
  if (costs && calls.length === 1 && first?.tool === 'sales_projects' && first.args.project)
    if (!/^(?:costs|margin|loss)$/.test(first.args.aspect)) return { kind: 'part', words: costs[0] }
  const clauses = message.trim().split(joint)
  const leftOf = clauses.find((clause, at) => at > 0 && whatIsLeft.test(clause))
  if (leftOf !== undefined && calls.every(({ tool }) => tool === 'flow_total'))
    return { kind: 'part', words: leftOf.trim() }
  // "Why did we stop paying them?" is put right where they never were: "why did they stop?" isn't.
  if (clauses.length < 2 && !whyThey.test(message)) return null
  if (calls.some(({ args }) => 'claimed' in args)) return null
  const kinds = new Set<Kind>()
  for (const { tool, args } of calls) {
    // When a project's costs are paid, or what makes up its margin, is not known.
    if (tool === 'sales_projects' && /^(?:costs|margin|vat|chance)$/.test(args.aspect)) {
      kinds.add('amount')
      continue
    }
    if ('ranked' in args) kinds.add('name')
    if ('asks' in args || 'whether' in args || 'limit' in args) kinds.add('truth')
    const own = tool === 'two_answers' ? [args.first.tool, args.second.tool] : [tool]
    for (const each of own) {
      const known = kindsOf[each]
      if (!known) return null
      for (const kind of known) kinds.add(kind)
    }
  }
  const lost = clauses.find((clause) => {
    const kind = kindOf(clause)
    return kind !== null && !kinds.has(kind)
  })
  if (lost !== undefined)
    return { kind: kindOf(lost) === 'cause' ? 'cause' : 'part', words: lost.trim() }
  const whole = clauses.find((clause) => /\b(?:altogether|in total|in all)\b/i.test(clause))
  const sums = calls.some(({ tool }) => tool !== 'payment_when' && tool !== 'top')
  return whole !== undefined && !sums ? { kind: 'part', words: whole.trim() } : null
}

function kindOf(clause: string): Kind | null {
  if (/^(?:is|was) (?:that|this|it) (?:true|right|correct|so|the case)\b/i.test(clause))
    return 'truth'
  if (/^(?:and |so )*(?:when|what (?:day|date)|on what (?:day|date)|which day)\b/i.test(clause))
    return 'date'
  if (/^(?:and |so )*(?:who|whom|from whom|to whom)\b/i.test(clause)) return 'name'
  if (/^(?:and |so )*how many\b/i.test(clause)) return 'count'
  if (/^(?:and |so )*how much\b/i.test(clause)) return 'amount'
  if (/^(?:and |so )*why\b/i.test(clause)) return 'cause'
  return null
}
