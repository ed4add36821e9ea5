// Rules for regular payments, what they cost, and what looks odd among payments.
import { addMonths, daysBetween, monthOf } from '../../calendar.ts'
import { untilToday } from '../period.ts'
import type { Plan } from '../tool-call.ts'
import type { Planner } from './planner.ts'
import { isTax } from './tax-rules.ts'

export function unusual(p: Planner): Plan | null {
  const isOfPrices =
    p.has('price_rise') ||
    (p.has('recurring') &&
      p.has('more') &&
      /\b(gone|went|going|put) up\b|\b(risen|increased|dearer)\b/.test(p.text))
  if (
    isOfPrices &&
    p.usesOnly('price_rise', 'who', 'list', 'change', 'more', 'have', 'recurring', 'out') &&
    p.fits({})
  )
    return oddities(p, 'price_rise')
  if (
    !p.has('unusual') ||
    !p.usesOnly('unusual', 'payment', 'out', 'list', 'have', 'who', 'count', 'latest') ||
    !p.fits({ subjects: 1 }) ||
    p.accounts.length > 0
  )
    return null
  // Doubles are looked for among payments out.
  if (/\b(pay|paid|pays) us\b|\b(customers?|clients?) (pay|paid)\b/.test(p.text)) return null
  const isOfTwo = /\b(duplicate|duplicates|duplicated|double|twice)\b/.test(p.text)
  const [payee] = p.payees
  // Only somebody who was paid twice is looked for by name.
  if (payee && (payee.kind !== 'merchant' || !isOfTwo)) return null
  return oddities(p, isOfTwo ? 'duplicate' : null)
}

// They are looked for in the last twelve months and no further back.
function oddities(p: Planner, kind: 'duplicate' | 'price_rise' | null): Plan | null {
  const [named] = p.frame.periods
  const period = named && untilToday(named, p.context.today)
  const isTooOld =
    named && (!period || monthOf(period.from) < addMonths(monthOf(p.context.today), -12))
  return isTooOld
    ? null
    : p.call({
        tool: 'anomalies',
        args: {
          ...(kind ? { kind } : {}),
          ...(period ? { period } : {}),
          ...(p.payees.length > 0 ? { subjects: p.payees } : {}),
        },
      })
}

/** What regular payments come to in a month. */
export function recurringCost(p: Planner): Plan | null {
  if (
    !p.has('recurring') ||
    !(p.has('how_much', 'total') || (p.has('out') && !asksWhich(p))) ||
    p.has('average', 'count') ||
    p.payees.length > 0 ||
    !p.usesOnly('recurring', 'out', 'have', 'trend', 'payment') ||
    !p.fits({ periods: 0 })
  )
    return null
  if (!isOfSubscriptions(p)) return p.call({ tool: 'recurring_cost', args: { side: 'out' } })
  const period = p.fullYear()
  p.assumptions.push(
    `You named no period, so I took ${period.label}; subscriptions are those under Software subscriptions.`,
  )
  const plan = p.call({
    tool: 'average',
    args: { side: 'out', period, subjects: [software], per: 'month' },
  })
  if (plan.kind !== 'call') return plan
  const note =
    'No payment is categorised as Software subscriptions, so these are all your regular payments.'
  return { ...plan, wider: [{ call: { tool: 'recurring_cost', args: { side: 'out' } }, note }] }
}

// A direct debit is any regular payment, a subscription is not.
function isOfSubscriptions({ text }: Planner): boolean {
  return /\bsub(scription)?s?\b/.test(text)
}

const software = {
  kind: 'sub_category',
  code: 'software',
  name: 'Software subscriptions',
} as const

// "What subscriptions am I paying?" wants them one by one.
function asksWhich({ text }: Planner): boolean {
  return /\b(what|which) (?!do |does |did )(\w+ )?(subscriptions?|subs|payments|direct debits|dds|standing orders|memberships)\b/.test(
    text,
  )
}

/** "What will Slack cost over the next year?": its rhythm, further than payments are listed. */
export function costOfYear(p: Planner): Plan | null {
  const [period] = p.frame.periods
  const [subject] = p.payees
  if (!period || !subject || p.accounts.length > 0 || period.from < p.context.today) return null
  const days = daysBetween(period.from, period.to) + 1
  if (days < 360 || days > 370 || p.sideOf(subject) !== 'out' || isTax(subject)) return null
  if (
    !p.usesOnly('out', 'will', 'upcoming', 'went_on', 'trend', 'recurring', 'payment', 'have') ||
    !p.fits({ subjects: 1 })
  )
    return null
  return p.call({ tool: 'recurring', args: { side: 'out', subjects: [subject], period } })
}

export function recurring(p: Planner): Plan | null {
  // What they come to in a month isn't their number.
  if (p.has('how_much', 'total', 'average')) return null
  if (p.has('largest_regular')) {
    if (!p.usesOnly('largest_regular', 'in', 'out') || !p.fits({ periods: 0, count: true }))
      return null
    const monthly = /\bmonthly\b/.test(p.text)
    const args = { side: p.has('in') ? 'in' : 'out', largest: p.frame.count ?? 1 } as const
    return p.call({ tool: 'recurring', args: { ...args, ...(monthly ? { monthly } : {}) } })
  }
  if (
    !(p.has('recurring') || asksWhichOfKind(p)) ||
    !p.usesOnly('recurring', 'out', 'in', 'payment', 'list', 'have', 'count', 'who', 'upcoming') ||
    !p.fits({ periods: 0, subjects: 2 })
  )
    return null
  if (p.accounts.length > 0) return null
  if (p.payees.length > 0) return recurringOf(p)
  if (isOfSubscriptions(p) && !p.has('in')) return subscriptions(p)
  return p.call({ tool: 'recurring', args: { side: p.has('in') ? 'in' : 'out' } })
}

// "What leases do we pay?", "which software subscriptions have we got?": those that are paid now.
function asksWhichOfKind({ text, payees }: Planner): boolean {
  const [only, ...others] = payees
  const isKind = only?.kind === 'sub_category' && others.length === 0 && !isTax(only)
  return (
    isKind &&
    /^(?:so |and )?(?:what|which) (?:\w+ ){0,2}(?:subscriptions?|memberships?|leases?|loans?|rentals?|policies|insurances?|licen[cs]es?|direct debits?) (?:do|are|have) (?:we|i)\b/.test(
      text,
    )
  )
}

// Rent and wages are regular payments too, which nobody means by subscriptions.
function subscriptions(p: Planner): Plan {
  p.assumptions.push('Subscriptions are those under Software subscriptions.')
  const plan = p.call({ tool: 'recurring', args: { side: 'out', subjects: [software] } })
  if (plan.kind !== 'call') return plan
  const note =
    'No payment is categorised as Software subscriptions, so these are all your regular payments.'
  return { ...plan, wider: [{ call: { tool: 'recurring', args: { side: 'out' } }, note }] }
}

// "Regular payment to Castle Water": how much, how often and on which day; the latest payment
// where none is regular.
function recurringOf(p: Planner): Plan | null {
  const side = p.side()
  if (!side || !p.agrees(side) || p.has('count', 'who', 'upcoming')) return null
  const plan = p.call({ tool: 'recurring', args: { side, subjects: p.payees } })
  if (plan.kind !== 'call') return plan
  const { payees: subjects } = p
  const latest = {
    tool: 'payment_when',
    args: { ...p.filter(side, p.allRecords()), subjects, first: false },
  } as const
  return { ...plan, wider: [{ call: latest, note: 'I found no regular payment of this kind.' }] }
}
