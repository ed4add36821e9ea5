// Remarks on unpaid invoices and bills: "without the overdue ones", "when are they due?".
import { type Period, spanLabel } from '../period.ts'
import type { FlowSide } from '../tool-call.ts'
import { asksAgain, type Remark, type Reply } from './remark.ts'
import { isOnlyLimit } from './upcoming-remarks.ts'

const ones = '( ones?| invoices?| bills?| customers?)?'
const lead =
  '(the )?(which|what|how much|how many|any|anything|anyone|show|list|who)?( of)?( (that|them|those|these|it|this))?( (ones?|invoices?|bills?))?( (is|are))?( of (that|them|those|it))?( (is|are))?( the)?( still)?'
const late = '(overdue|late|past due|in arrears|past (its|their|the) due date)'
const notLate =
  '(not (overdue|late|due|yet due|yet late|yet overdue|past due|in arrears)|within terms|still within terms|in date|current|yet to fall due|to fall due)( yet)?'
const isLate = new RegExp(`^${lead} ?${late}${ones}( only| alone)?$`)
const whenDue = /^when due$/
const isNotLate = new RegExp(`^${lead} ?${notLate}${ones}( only| alone)?$`)
const leavesOutLate = new RegExp(
  `^(without|excluding|except|except for|not|not including|not counting|apart from|minus|less|leaving out|ignoring|bar|other than)( the| any)? ${late}${ones}$`,
)
const hold = (pattern: string) => new RegExp(`^(${pattern})$`)
const isWhole = hold(
  '(in )?(total|all|sum)|(what|how much)( is| are| does| do)?( (it|that|they|those|the total))?( (come|add up) to)?( (in all|in total|altogether|all together|all told|all in))?|altogether|grand total|total (owed|owing|due|amount)|the total|(tot|total|add|sum|tally)( (them|it|those|these|that|the lot|everything))?( all)?( (up|together))*|(what|how much) is (the|that in) total|how many( (are there|is that|are they|invoices|bills|of them|in total))?( is that)?|how many are there|(list|show|name|itemise)( me)?( (them|those|it|these))?( all)?|which( ones)?',
)
const isByParty = hold(
  '(by|per|split by|broken down by|split (it|that|them) by|break (it|that|them) down by)( each)? (customer|client|supplier|name|who|party)|who( (is|are))?|who (owes|is owed|owe) (what|how much)|who owes (us )?(what|how much)|(break|split) (it|that|them) (down|up)|by whom|how much each|how much (does each|do they each) owe( us)?|who (are they|is it) (all )?(from|to)',
)
const isLateness = hold(
  '(how (late|overdue|many days late|many days overdue)( (is|are) (it|they|those|that|each))?( on average)?|by how (much|many days|long))',
)
const arePaid = hold(
  'when (will|are|should|do|would) (they|he|she|it) (all )?(pay|paying|be paid|due|due to pay|going to pay|settle)( us| up)?',
)
const isDueIn = hold(
  '( (anything|any|which|what|how much|how many|show|just|only))?( (ones|of (that|them|those|it)))?( (is|are|falls?|will be))?( (due|coming due|payable))?( (in|by|on|over|within|for|before))? ?',
)
const rank =
  '((what|which|who|whose|when)( one)?( of (those|them|these|it))?( (is|was|are))? )?(the )?'

const orders = [
  ['largest', new RegExp(`^${rank}(biggest|largest|highest|main|top)${ones}$`)],
  [
    'oldest',
    new RegExp(
      `^${rank}(oldest|longest|worst|earliest|most overdue|longest overdue|longest outstanding)${ones}$`,
    ),
  ],
  [
    'next',
    new RegExp(
      `^${rank}(next|first|soonest|most urgent)${ones}( due| to pay)?$|^(what|which)( one)?( is)? (due )?(next|first|soonest)( due)?$|^(which|what) do (we|i) (have to |need to )?pay (next|first)$`,
    ),
  ],
  [
    'party',
    /^(who|which (customer|client)) owes (us )?(the )?most( of (it|that))?$|^who do (we|i) owe (the )?most( to)?$|^(the )?(biggest|largest|main) (debtor|creditor)$/,
  ],
] as const

const isNextOne = new RegExp(
  `^(?:(?:what|which)(?: is)? )?(?:the )?(?:next|second|2nd|third|3rd) (?:biggest|largest|highest|oldest|longest)${ones}$`,
)

// "What about suppliers?" after what customers owe.
function otherSide(text: string, side: FlowSide): FlowSide | null {
  const isOut =
    /^(what about |how about )?(the |our |my )?(suppliers|creditors|bills|what we owe|supplier bills)( (side|then))?$/
  const isIn =
    /^(what about |how about )?(the |our |my )?(customers|clients|debtors|invoices|what we are owed)( (side|then))?$/
  if (side === 'in' && isOut.test(text)) return 'out'
  return side === 'out' && isIn.test(text) ? 'in' : null
}

// "By the end of January" is on any day until then.
function fromTodayOn(period: Period, { today, isUpTo }: Remark): Period {
  const from = isUpTo || period.from < today ? today : period.from
  return { ...period, from, label: spanLabel(from, period.to) }
}

/** A remark on an answer about unpaid invoices or bills. */
export const onInvoices: Reply<'invoices'> = (remark, args) => {
  const { text, subject, period, leavesOut, today } = remark
  const { side, aspect, subjects, except } = args
  const whole = {
    side,
    aspect: aspect === 'lateness' ? ('total' as const) : aspect,
    ...(subjects ? { subjects } : {}),
    ...(except ? { except } : {}),
    ...(args.period ? { period: args.period } : {}),
  }
  const call = (more: Partial<typeof args>) =>
    ({ tool: 'invoices', args: { ...whole, state: args.state, ...more } }) as const
  if (remark.limit)
    return isOnlyLimit(remark) && !args.first && aspect !== 'lateness' ? call(remark.limit) : null
  if (subject && whenDue.test(text)) {
    if (subject.kind !== 'merchant') return null
    return { tool: 'invoices', args: { side, state: 'open', aspect: 'total', subjects: [subject] } }
  }
  if (subject) {
    if (subject.kind !== 'merchant') return null
    const { subjects: _, except: __, ...all } = whole
    const named = leavesOut ? { except: [subject] } : { subjects: [subject] }
    return { tool: 'invoices', args: { ...all, state: args.state, ...named } }
  }
  if (period)
    return isDueIn.test(` ${text}`) && period.to >= today
      ? call({ state: 'open', period: fromTodayOn(period, remark) })
      : null
  if (isNotLate.test(text) || leavesOutLate.test(text)) return call({ state: 'current' })
  if (isLate.test(text)) return call({ state: 'overdue' })
  // The second largest stands in the list of all.
  if (args.first && isNextOne.test(text)) return call({ aspect: 'total' })
  for (const [first, pattern] of orders) if (pattern.test(text)) return call({ first })
  const other = otherSide(text, side)
  if (other) return { tool: 'invoices', args: { side: other, state: args.state, aspect: 'total' } }
  if (arePaid.test(text)) return call({})
  if (isLateness.test(text)) return call({ state: 'overdue', aspect: 'lateness' })
  if (isByParty.test(text)) return call({ first: 'parties' })
  if (isWhole.test(text)) return call({})
  const isSince =
    /^((since|from) when|(for )?how long|how old( is (it|that))?|how long (has|have) (it|they|that) been (due|outstanding|owing|owed))$/
  return asksAgain(remark) ||
    isSince.test(text) ||
    /^(which|what)( ones?)?( (is|are) (it|they|that|those))?$/.test(text)
    ? { tool: 'invoices', args }
    : null
}
