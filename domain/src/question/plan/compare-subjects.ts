// The rule that sets two names against each other.
import { inDays } from '../period.ts'
import type { Subject } from '../subject.ts'
import type { Plan } from '../tool-call.ts'
import type { Planner } from './planner.ts'

/** Two payees, payers, categories or accounts over the same days. */
export function compareSubjects(p: Planner): Plan | null {
  const { two, within } = comparedIn(p)
  const [first, second] = two
  if (
    !first ||
    !second ||
    two.length > 2 ||
    (first.kind !== second.kind &&
      !/\b(than|or|versus|vs|v|against|with|compared)\b/.test(withoutEitherWay(p.text))) ||
    !(
      p.has('compare', 'than', 'more', 'less', 'over', 'under') ||
      (p.has('who', 'category', 'top') && /\bor\b/.test(p.text))
    ) ||
    !p.usesOnly(
      'who',
      'category',
      'customers',
      'compare',
      'than',
      'more',
      'less',
      'out',
      'in',
      'sales',
      'went_on',
      'over',
      'under',
      'top',
      'per_payment',
      ...(isOfMonths(p) ? (['average', 'trend'] as const) : []),
      ...(p.has('per_payment') ? (['average', 'payment', 'have'] as const) : []),
    ) ||
    !p.fits({ subjects: within.length > 0 ? 3 : 2 })
  )
    return null
  const side = p.side()
  const ways = new Set(two.map((each) => p.sideOf(each)))
  // What was lent and what was paid back lie on two sides: neither is more of the other.
  if (ways.has('in') && ways.has('out')) return p.asksBack(two.map((each) => totalOf(each, p)))
  // Payments of a month under way may all be still to come.
  const areMerchants = p.payees.every(({ kind }) => kind === 'merchant')
  const per = p.has('per_payment') ? 'payment' : isOfMonths(p) ? 'month' : null
  const usual = per ? p.lastYear() : areMerchants ? null : p.fullYear()
  const period = p.pastPeriod(per === 'month' ? p.fullYear() : usual)
  if (!side || !period || !p.agrees(side)) return null
  return p.call({
    tool: 'compare_subjects',
    args: {
      ...p.filter(side, period),
      subjects: [first, ...within],
      against: second,
      ...(per ? { per } : {}),
    },
  })
}

function totalOf(subject: Subject, p: Planner): string {
  const [period] = p.frame.periods
  const days = period ? ` ${inDays(period)}` : ''
  return p.sideOf(subject) === 'in'
    ? `How much came in from ${subject.name}${days}?`
    : `How much did we spend on ${subject.name}${days}?`
}

// "Is Ben on more than Alan a month?": patterns alone put both words.
const isOfMonths = (p: Planner) => p.has('average') && p.has('trend')

/** "Is the rent more than gas and phones together?": one side of it is a sum. */
export function compareJoined(p: Planner): Plan | null {
  const isOfFirst = p.has('both_against')
  if (!p.has('one_against', 'both_against')) return null
  if (
    !p.usesOnly(
      'one_against',
      'both_against',
      'compare',
      'out',
      'in',
      'sales',
      'more',
      'less',
      'than',
    ) ||
    !p.fits({ subjects: 5 }) ||
    p.isAhead()
  )
    return null
  const named = p.payees
  const [first, second] = isOfFirst ? [named[0], named.at(-1)] : named
  const joined = isOfFirst ? named.slice(1, -1) : named.slice(2)
  const side = p.side()
  const areMerchants = named.every(({ kind }) => kind === 'merchant')
  if (!first || !second || joined.length === 0 || !side || !p.agrees(side)) return null
  const period = p.pastPeriod(areMerchants ? null : p.fullYear())
  if (!period || p.accounts.length > 0) return null
  return p.call({
    tool: 'compare_subjects',
    args: {
      side,
      period,
      subjects: [first],
      against: second,
      joined,
      joinedTo: isOfFirst ? 'first' : 'against',
    },
  })
}

/** "Did Etsy cover the rent in October?": what came in from one beside what the other cost. */
export function covered(p: Planner): Plan | null {
  if (!p.has('covers_cost') || !p.usesOnly('covers_cost', 'sales', 'in', 'trend', 'out'))
    return null
  const named = p.payees.slice(0, -1)
  const cost = p.payees.at(-1)
  const payers = named.length === 0 && p.has('sales') ? p.sales : named
  if (!cost || payers.length === 0 || named.length > 1 || !p.fits({ subjects: 3 })) return null
  if (named.some((each) => p.sideOf(each) !== 'in') || p.isAhead()) return null
  // A lender may have paid in more than it was ever paid back.
  if (cost.kind !== 'merchant' && p.sideOf(cost) !== 'out') return null
  const period = p.pastPeriod(p.fullYear())
  return (
    period &&
    p.call({
      tool: 'covered',
      args: {
        period,
        subjects: [...payers, ...p.accounts],
        costs: [cost],
        ...(p.has('trend') ? { monthly: true } : {}),
      },
    })
  )
}

// "Going up or down" sets no two names against each other.
const withoutEitherWay = (text: string) =>
  text.replace(/\b(up or down|down or up|more or less|higher or lower|rise or fall)\b/g, '')

// "Meta versus Google advertising": what two payees were paid within a category.
function comparedIn({ payees }: Planner): { two: Subject[]; within: Subject[] } {
  const merchants = payees.filter(({ kind }) => kind === 'merchant')
  const others = payees.filter(({ kind }) => kind !== 'merchant')
  return merchants.length === 2 && others.length === 1
    ? { two: merchants, within: others }
    : { two: payees, within: [] }
}
