// A second thing asked of the same payments: "…, and how many were there?", "… and when was it?".
// It goes only where the answer to the first holds it, too.
import type { Plan, ToolCall, ToolName } from '../tool-call.ts'

type AddOn = 'count' | 'amount' | 'day' | 'dueDays' | 'each' | 'difference' | 'lateness'

const it = '(?:it|that|they|those|these|them)'
const things =
  '(?:payments?|transactions?|times|invoices?|bills?|orders?|instalments?|installments?|goes|lots|payouts?|receipts?|purchases?|visits?|trips?|shops?|deposits?|transfers?|settlements?|remittances?|drops?)'
const be = '(?:is|are|was|were)'

const addOns: Record<AddOn, string> = {
  count: `(?:(?:in|over|across) )?how many(?: ${things})?(?: ${be} (?:there|${it}|those)| did ${it} take| did (?:we|they|i) make| (?:in all|in total))?|(?:with )?the (?:number|count) of ${things}|(?:what is|what was|the) count`,
  amount: `what (?:is|was) in it(?: then)?|(?:for )?how much(?: (?:are|is|were|was) (?:we|they|it|you) (?:talking(?: about)?|looking at)| ${be} ${it}| did ${it} come to| ${be} ${it} for| in (?:all|total)| altogether)?|what ${be} ${it}|what (?:did|does|do) ${it} (?:come to|add up to|total|amount to)|(?:what (?:is|was) )?the (?:total|amount|value)|(?:total|amount|value)|(?:is it |are they |will it be |is that )?still £?[\\d,.]+(?: ?(?:quid|pounds|k|a month))?`,
  day: `(?:when|what (?:day|date)|which day)(?: ${be} ${it}| ${be} it paid| did ${it} (?:land|arrive|come in|go out|clear|leave|happen|come|go)| (?:does|will|is) it (?:go|go out|leave|leave the (?:account|bank)|be paid|due|going out))?|on (?:what|which) (?:day|date)(?: (?:does|will|is) it (?:go|go out|leave|leave the (?:account|bank)|be paid|due|going out))?|the date|when`,
  dueDays: `when (?:is|are|does|do|will) (?:each|each one|each of (?:them|those)|they|those|all of them|it)(?: (?:fall|be|all))? due`,
  each: `each(?: one| of them)?|separately|individually|(?:how much|what)(?: did (?:we|i|they) (?:pay|spend|get|receive))?(?: to| with| at| on| from| for)? each(?: one| of them)?|the (?:amount|total) (?:for|of) each|how much (?:(?:did|do|does|have|has) )?(?:each(?: one)?(?: of (?:them|those))?|they each|they all)(?: one)? (?:pay|paid|pays|give|gave|send|sent|bring in|brought in|spend|spent|get|got|cost)(?: (?:us|me))?`,
  lateness: `(?:by )?how many days(?: (?:late|overdue))?(?: ${be} ${it})?|how (?:late|overdue|old)(?: ${be} ${it})?|for how long|since when`,
  difference: `by (?:what|how many|how much) (?:%|per ?cent|percentage|percent|proportion)|by how much|how much (?:more|less|by|dearer|cheaper)(?: ${be} ${it})?|what (?:is|was) the difference|the difference`,
}

// Whose answers hold it beside what is asked first.
const holders: Record<AddOn, readonly ToolName[]> = {
  count: [
    'flow_total',
    'count_payments',
    'list_payments',
    'upcoming',
    'invoices',
    'transfers',
    'money_back',
  ],
  amount: [
    'payment_when',
    'count_payments',
    'list_payments',
    'largest',
    'top',
    'extreme',
    'upcoming',
    'tax_due',
    'flow_total',
    'invoices',
    'forecast_low',
    'recurring',
    'transfers',
    'share',
  ],
  day: ['payment_when', 'tax_due', 'forecast_low', 'price_change', 'extreme'],
  dueDays: ['invoices', 'upcoming', 'late'],
  each: ['compare_subjects', 'flow_total', 'breakdown', 'top'],
  lateness: ['invoices', 'late'],
  difference: ['compare_periods', 'compare_subjects', 'price_change'],
}

/** The question without what else it asks at its end, and whether a call's answer holds that. */
export type Shortened = {
  readonly question: string
  readonly holds: (call: ToolCall) => boolean
}

/** The ways to take a second thing off the end of a question; none where it asks one thing. */
export function withoutAddOn(question: string): Shortened[] {
  return Object.entries(addOns).flatMap(([kind, words]) => {
    const end = new RegExp(
      `^(.*\\S)(?:\\s*[,;]\\s*(?:and |n |plus |also |with )?|\\s+(?:and|plus|&|n) (?:also )?)(?:${words})[\\s?.!]*$`,
      'i',
    )
    const [, first = ''] = end.exec(question) ?? []
    return first.split(/\s+/).length > 2
      ? [{ question: first, holds: (call) => holdsIt(kind as AddOn, call) }]
      : []
  })
}

/** Whether a second question asks no more than what the answer to the first holds. */
export function isAddOn(second: string, plan: Plan): boolean {
  if (plan.kind !== 'call') return false
  const { call } = plan
  return withoutAddOn(`what was paid and ${second}`).some(({ holds }) => holds(call))
}

function holdsIt(kind: AddOn, call: ToolCall): boolean {
  // The mean of payments names how many they are, that of months doesn't.
  if (call.tool === 'average') return kind === 'count' && call.args.per === 'payment'
  // The largest payments have days, the largest payees none.
  if (call.tool === 'top' && kind === 'day') return call.args.by === 'payment'
  if (call.tool === 'flow_total' && kind === 'each') return (call.args.subjects ?? []).length > 1
  return holders[kind].includes(call.tool)
}
