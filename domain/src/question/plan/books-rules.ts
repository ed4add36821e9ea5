// Rules for questions about the books themselves: accounts, balances, what is odd, a summary.
import { addDays, addMonths, monthOf } from '../../calendar.ts'
import { spanPeriod, untilToday } from '../period.ts'
import type { Plan } from '../tool-call.ts'
import { withoutSuppliers } from './plan-words.ts'
import type { Planner } from './planner.ts'

// What the books hold.
export function freshness(p: Planner): Plan | null {
  if (
    !p.has('afresh') ||
    !p.usesOnly(
      'afresh',
      'data',
      'balance',
      'when',
      'latest',
      'have',
      'account_noun',
      'earliest',
      'payment',
    ) ||
    !p.fits({ periods: 0 })
  )
    return null
  return p.call({ tool: 'data_freshness', args: {} })
}

export function accountsHeld(p: Planner): Plan | null {
  if (
    !p.has('account_noun') ||
    p.has('in', 'out', 'sales', 'net', 'top', 'bottom', 'average', 'transfers', 'payment') ||
    !p.fits({ periods: 0 })
  )
    return null
  if (!p.usesOnly('account_noun', 'balance', 'have', 'each', 'count', 'breakdown', 'list', 'who'))
    return null
  if (p.has('each', 'breakdown', 'list', 'count') || /\b(accounts|balances)\b/.test(p.text))
    return p.call({ tool: 'account_balances', args: {} })
  return null
}

export function balanceNow(p: Planner): Plan | null {
  const isBalance =
    p.has('balance') ||
    (p.has('have') && !p.has('in', 'out', 'sales', 'net', 'payment', 'count', 'category', 'who'))
  if (
    !isBalance ||
    !p.usesOnly(
      'balance',
      'have',
      'account_noun',
      'end_of',
      'latest',
      'list',
      'each',
      'breakdown',
    ) ||
    !p.fits({ subjects: 1, amounts: 1 }) ||
    p.frame.amounts.some(({ relation }) => relation !== 'none') ||
    (p.frame.amounts.length > 0 && !p.claims()) ||
    p.payees.length > 0
  )
    return null
  if (!p.has('balance') && p.has('how_much') === false && p.accounts.length === 0) return null
  const [period] = p.frame.periods
  if (period && (p.splitsAccounts() || p.has('each', 'breakdown', 'list'))) return null
  if (p.splitsAccounts()) return p.call({ tool: 'account_balances', args: {} })
  if (p.frame.periods.length === 0 && p.has('each', 'breakdown', 'list') && p.accounts.length === 0)
    return p.call({ tool: 'account_balances', args: {} })
  const [account] = p.accounts
  const [amount] = p.frame.amounts
  if (p.has('end_of') && !period) return null
  const isOpening = /\b(start|beginning|opening|began|begin|started)\b/.test(p.text)
  const day = period && (isOpening ? addDays(period.from, -1) : (period.moment ?? period.to))
  // The end of a month under way has not come yet.
  if (day && day > p.context.today && p.has('end_of'))
    return account || amount ? null : p.call({ tool: 'forecast_balance', args: { day } })
  const until = day && day <= p.context.today ? day : undefined
  if (isOpening && !period) return null
  return p.call({
    tool: 'cash_balance',
    args: {
      ...(until ? { day: until } : {}),
      ...(account ? { account: account.id } : {}),
      ...(amount ? { claimed: amount.amount } : {}),
    },
  })
}

export function accountAlone(p: Planner): Plan | null {
  const [account] = p.accounts
  if (
    !account ||
    p.frame.included.length > 1 ||
    !p.usesOnly('have', 'balance', 'owe', 'end_of') ||
    !p.fits({ subjects: 1 })
  )
    return null
  const [period] = p.frame.periods
  if (period) {
    // "How much was in the current account at the end of October?"
    const isHeld = p.has('how_much') && /\b(was|were|had) (\w+ ){0,2}in\b/.test(p.text)
    const isStart = /\b(start|beginning|began|opening)\b/.test(p.text)
    const day = isStart ? addDays(period.from, -1) : (period.moment ?? period.to)
    return isHeld && day < p.context.today
      ? p.call({ tool: 'cash_balance', args: { day, account: account.id } })
      : null
  }
  if (p.has('end_of')) return null
  return p.call({ tool: 'cash_balance', args: { account: account.id } })
}

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
    !p.fits({})
  )
    return null
  return oddities(
    p,
    /\b(duplicate|duplicates|duplicated|double|twice)\b/.test(p.text) ? 'duplicate' : null,
  )
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
        args: { ...(kind ? { kind } : {}), ...(period ? { period } : {}) },
      })
}

/** "Did Xero put its price up?": the latest amount against the one before it. */
export function priceChange(p: Planner): Plan | null {
  const [subject] = p.payees
  const isPrice =
    p.has('price_rise') ||
    /\b(more|less) (expensive|than (we|i) used to)\b/.test(p.text) ||
    /\b(put|gone|went|going|goes|go|come|came|gone) (up|down)\b|\b(dearer|increased?|cheaper|rise|rose|risen)\b/.test(
      p.text,
    )
  if (
    !isPrice ||
    !subject ||
    subject.kind === 'account' ||
    p.frame.periods.length > 0 ||
    !/\b(expensive|used to|price|prices|charge|charges|charging|cost|costs|subscription|fee|fees|put up|when|rent|by how much|rate|bill)\b/.test(
      p.text,
    ) ||
    (subject.kind !== 'merchant' && !p.has('when')) ||
    !p.usesOnly(
      'price_rise',
      'more',
      'less',
      'than',
      'have',
      'change',
      'out',
      'recurring',
      'when',
      'top',
      'latest',
    ) ||
    !p.fits({ subjects: 1 })
  )
    return null
  return p.sideOf(subject) === 'out'
    ? p.call({
        tool: 'price_change',
        args: {
          side: 'out',
          period: p.allRecords(),
          subjects: [subject],
          ...(p.has('when') ? { when: true } : {}),
        },
      })
    : null
}

/** "Who did we pay for the first time this month?" */
export function newMerchants(p: Planner): Plan | null {
  const isStart =
    /\b(start|started|begin|began) (paying|using|buying)\b/.test(p.text) && !p.has('when')
  const isNew =
    isStart || p.has('new') || (p.has('earliest') && /\bfor the first time\b/.test(p.text))
  if (
    !isNew ||
    !p.has('who', 'customers') ||
    !p.usesOnly(
      'new',
      'earliest',
      'who',
      'customers',
      'out',
      'in',
      'sales',
      'have',
      'count',
      'list',
      'upcoming',
      ...(isStart ? (['end_of'] as const) : []),
    ) ||
    p.has('upcoming') ||
    !p.fits({})
  )
    return null
  const side = p.has('customers') ? 'in' : (p.side() ?? 'out')
  const period = p.pastPeriod()
  if (!period) return null
  const filter = p.filter(side, period)
  if (filter.suppliersOnly) p.assumptions.push(withoutSuppliers)
  const { except, suppliersOnly } = filter
  return p.call({
    tool: 'new_merchants',
    args: { side, period, ...(suppliersOnly ? { except, suppliersOnly } : {}) },
  })
}

/** What regular payments come to in a month. */
export function recurringCost(p: Planner): Plan | null {
  if (
    !p.has('recurring') ||
    !p.has('how_much', 'total', 'out') ||
    p.has('average', 'count') ||
    p.payees.length > 0 ||
    !p.usesOnly('recurring', 'out', 'have', 'trend', 'payment') ||
    !p.fits({ periods: 0 })
  )
    return null
  if (!/\bsubscriptions?\b/.test(p.text))
    return p.call({ tool: 'recurring_cost', args: { side: 'out' } })
  const period = p.fullYear()
  p.assumptions.push(
    `You named no period, so I took ${period.label}; subscriptions are those under Software subscriptions.`,
  )
  const software = {
    kind: 'sub_category',
    code: 'software',
    name: 'Software subscriptions',
  } as const
  return p.call({
    tool: 'average',
    args: { side: 'out', period, subjects: [software], per: 'month' },
  })
}

export function uncategorised(p: Planner): Plan | null {
  if (
    !p.has('uncategorised') ||
    !p.usesOnly('uncategorised', 'payment', 'count', 'list', 'have', 'out') ||
    !p.fits({})
  )
    return null
  const all = spanPeriod(p.context.firstDay, p.context.today)
  const [period] = p.frame.periods
  const past = period ? untilToday(period, p.context.today) : all
  return past && p.call({ tool: 'uncategorised', args: { period: past } })
}

export function recurring(p: Planner): Plan | null {
  // What they come to in a month is no count of them.
  if (p.has('how_much', 'total', 'average')) return null
  if (p.has('largest_regular')) {
    if (!p.usesOnly('largest_regular', 'in', 'out') || !p.fits({ periods: 0, count: true }))
      return null
    const monthly = /\bmonthly\b/.test(p.text)
    const args = { side: p.has('in') ? 'in' : 'out', largest: p.frame.count ?? 1 } as const
    return p.call({ tool: 'recurring', args: { ...args, ...(monthly ? { monthly } : {}) } })
  }
  if (
    !p.has('recurring') ||
    !p.usesOnly('recurring', 'out', 'in', 'payment', 'list', 'have', 'count', 'who', 'upcoming') ||
    !p.fits({ periods: 0, subjects: 2 })
  )
    return null
  if (p.accounts.length > 0) return null
  if (p.payees.length > 0) return recurringOf(p)
  return p.call({ tool: 'recurring', args: { side: p.has('in') ? 'in' : 'out' } })
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

// "What was January like?", "how did October go?"
function isHowItWent({ frame, text }: Planner): boolean {
  return (
    frame.periods.length === 1 &&
    /^(so |and )?(how|what) (is|was|were|are|has|have|did) .*\b(like|going|go|been|gone|been like)$/.test(
      text,
    )
  )
}

/** What a period came to, in short. */
export function summary(p: Planner): Plan | null {
  if (
    !(p.has('summary') || isHowItWent(p)) ||
    !p.usesOnly('summary', 'list', 'have', 'data', 'net', 'month_noun', 'went_on', 'compare') ||
    !p.fits({})
  )
    return null
  const period = p.pastPeriod()
  return period && p.call({ tool: 'summary', args: { period } })
}
