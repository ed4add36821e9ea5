// Rules for what is late, who pays late and what is owed.
import type { Plan } from '../tool-call.ts'
import { noPlan } from './plan-words.ts'
import type { Planner } from './planner.ts'

/** "Which customers pay late?": a habit, where "who is late?" wants what is missing now. */
export function latePayers(p: Planner): Plan | null {
  // Whether the firm itself pays in time is not what it paid.
  if (/\bon time\b/.test(p.text) && p.payees.some((each) => p.sideOf(each) === 'out')) return noPlan
  const isHabit =
    /\b(pays?|paying|payers?|settles?) (us |me |up )?(late|slow(ly)?|on time)\b|\b(late|slow|slowest|worst|bad|tardy|latest) (at |in |with )?pay(ers?|ing)\b|\b(always|usually|often|normally|regularly|tends? to (be|pay)) (\w+ )?late\b/.test(
      p.text,
    )
  // "Which invoices did they pay late?" wants those, not a habit.
  const isOfSome = /\b(did|invoices?|bills?)\b/.test(p.text)
  if (!isHabit || isOfSome || p.payees.length > 1) return null
  const [payer] = p.payees
  if (payer && (payer.kind !== 'merchant' || p.sideOf(payer) !== 'in')) return null
  if (
    !p.usesOnly(
      'late',
      'who',
      'customers',
      'in',
      'out',
      'list',
      'have',
      'top',
      'worst',
      'bottom',
      'average',
      'latest',
      'count',
      'payment',
    ) ||
    !p.fits({ periods: 0, subjects: 1, count: true })
  )
    return null
  return p.call({ tool: 'payer_delays', args: payer ? { subjects: [payer] } : {} })
}

export function late(p: Planner): Plan | null {
  if (!p.has('late')) return null
  // "Which invoices did they pay late?" is over.
  if (/\bdid\b.*\bpay\b.*\blate\b|\bpaid\b.*\blate\b/.test(p.text)) return null
  if (
    !p.usesOnly(
      'late',
      'who',
      'customers',
      'in',
      'out',
      'payment',
      'upcoming',
      'list',
      'count',
      'have',
      'owe',
      'top',
      'will',
    ) ||
    !p.fits({ periods: 0, subjects: 1 }) ||
    p.accounts.length > 0
  )
    return null
  const subjects = p.payees
  const side = p.has('customers', 'in', 'owe')
    ? 'in'
    : p.has('out') || /\bbills?\b/.test(p.text)
      ? 'out'
      : null
  return p.call({
    tool: 'late',
    args: subjects.length > 0 ? { subjects } : side ? { side } : {},
  })
}

export function owed(p: Planner): Plan | null {
  const isOurs = /\b(do|did|must) (we|i) (still |currently )?owe\b|\b(we|i) owe\b/.test(p.text)
  const [subject] = p.payees
  // What is owed to one supplier, or by one customer, stands on the invoices that were added.
  if (
    subject?.kind === 'merchant' &&
    p.has('owe') &&
    p.accounts.length === 0 &&
    p.usesOnly('owe', 'out', 'in', 'have') &&
    p.fits({ periods: 0, subjects: 1 })
  )
    return p.call({
      tool: 'invoices',
      args: { side: isOurs ? 'out' : 'in', state: 'open', aspect: 'total', subjects: [subject] },
    })
  // What is owed to suppliers stands on invoices that no bank has; the bills that are expected can
  // be shown.
  if (
    p.has('owe') &&
    p.accounts.length === 0 &&
    isOurs &&
    p.usesOnly('owe', 'who', 'out', 'have', 'upcoming', 'list', 'customers') &&
    p.fits({ subjects: 1 })
  )
    return p.payees.length === 0 && p.frame.periods.length === 0 && !p.has('upcoming')
      ? p.call({ tool: 'invoices', args: { side: 'out', state: 'open', aspect: 'total' } })
      : { kind: 'unavailable', topic: 'debts' }
  if (!p.has('owe') || !p.usesOnly('owe', 'who', 'customers', 'list') || !p.fits({ periods: 0 }))
    return null
  return /\b(owes|owe us|owe me|owed to us|owed to me|are we owed|am i owed)\b/.test(p.text)
    ? p.call({ tool: 'invoices', args: { side: 'in', state: 'open', aspect: 'owed' } })
    : null
}
