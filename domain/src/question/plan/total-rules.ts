// Rules for totals, and what they are made of.
import { spanPeriod } from '../period.ts'
import type { FlowFilter, Plan } from '../tool-call.ts'
import { grouping, isPaidBill, isUnmeasured, withoutSuppliers } from './plan-words.ts'
import type { Planner } from './planner.ts'

export function total(p: Planner): Plan | null {
  // "Xero subscriptions": what Xero is paid.
  const isOfMerchants = p.payees.length > 0 && p.payees.every(({ kind }) => kind === 'merchant')
  // "Is the card paid off?" is no question about what was spent with it.
  const isOfCard = p.payees.length === 0 && p.accounts.length > 0
  if (isOfCard && /\b(is|are|was|were|been) (\w+ ){0,4}paid( off)?\b/.test(p.text)) return null
  if (
    !p.usesOnly(
      ...(isPaidBill(p) || asksWhySo(p) ? (['upcoming'] as const) : []),
      ...(asksWhySo(p) ? (['why', 'less', 'more', 'change'] as const) : []),
      ...(isOfMerchants ? (['recurring'] as const) : []),
      'out',
      'in',
      'sales',
      'customers',
      'went_on',
      'payment',
      'have',
      'over',
      'under',
      'exactly',
      'who',
      'list',
      'within_category',
      ...(p.side() === 'out' ? (['net_of_refunds'] as const) : []),
    ) ||
    p.has('who', 'list') ||
    !p.fits({ periods: 3, amounts: 1, subjects: 8, except: true, weekdays: true })
  )
    return null
  if ((p.has('went_on') && !p.has('how_much')) || isUnmeasured(p)) return null
  // "Fuel in October and rent in September" are two figures, not one over both months.
  if (p.frame.periods.length > 1 && p.payees.length > 1) return null
  const side = p.side()
  if (!side || !p.agrees(side)) return null
  const asks =
    p.has('out', 'in', 'sales', 'customers', 'went_on') ||
    p.payees.length > 0 ||
    p.frame.excluded.length > 0
  if (!asks || (p.has('payment') && p.has('have') && p.payees.length === 0)) return null
  // "How much is a skip?" is the price of one.
  if (/\bhow much (is|does) (a|one) \w+/.test(p.text)) return null
  const [amount] = p.frame.amounts
  if (amount?.relation === 'none' && !p.claims()) return null
  const period = p.pastPeriod(isOfHabit(p) ? p.allRecords() : null)
  if (!period) return null
  if (p.has('recurring')) p.assumptions.push('I counted every payment to them.')
  const { amountFrom, amountTo, ...filter } = p.filter(side, period)
  if (filter.suppliersOnly) p.assumptions.push(withoutSuppliers)
  if (!amount) return p.call({ tool: 'flow_total', args: filter })
  // "Payments over £500" narrows the payments; "did we spend over £500" compares the total.
  if (p.has('payment') && amount.relation !== 'none')
    return p.call({ tool: 'flow_total', args: p.filter(side, period) })
  // "Did any single payment go over £500?" compares each, not their total.
  const isOfEach =
    /\b(any|single|individual|one|anything|something|ever) (\w+ )?(payments?|receipts?|transactions?|invoices?|bills?|sales?|purchases?|deposits?)\b|\b(anyone|anybody|someone|somebody|any (customer|client|supplier)s?)\b|\b(anything|something|any one thing) (\w+ )?(over|above|under|below|more|less|bigger|larger|dearer|costing|worth)\b|\bin one (go|hit|lump|payment)\b|\bat (once|a time|one time)\b|\bin a (single|lump)\b|\bever (paid|pay|spent|spend|charged?|billed?|invoiced?|received?|had)\b/.test(
      p.text,
    )
  if (isOfEach && amount.relation !== 'none')
    return p.call({
      tool: 'list_payments',
      args: { ...p.filter(side, period), n: 10, order: 'largest' },
    })
  // "Stuff from Next over £50" asks nothing about the total.
  const asksWhether =
    p.claims() ||
    /^(so |and |but )?(did|do|does|have|has|had|is|was|were|are|am|we|i|any)\b/.test(p.text)
  if (!asksWhether && amount.relation !== 'none') return null
  if (amount.relation === 'over' || amount.relation === 'under')
    return p.call({
      tool: 'flow_total',
      args: { ...filter, threshold: { relation: amount.relation, amount: amount.amount } },
    })
  return p.call({ tool: 'flow_total', args: { ...filter, claimed: amount.amount } })
}

// "Do we pay anything on Sundays?" is a matter of all records, and not of the month under way.
function isOfHabit(p: Planner): boolean {
  return p.frame.weekdays.length > 0 && !p.has('how_much')
}

// "Why did we spend £9,000 on fuel?": whether that was spent comes before why.
function asksWhySo(p: Planner): boolean {
  const [amount] = p.frame.amounts
  return p.has('why') && amount?.relation === 'none' && p.claims() && !p.isAhead()
}

// "Each of the staff", "each subcontractor": a part for each person, not for each category.
function isOfEachPerson({ frame, text }: Planner): boolean {
  const [only] = frame.included
  const person =
    'staff|employee|employees|person|people|worker|workers|team|freelancers?|subcontractors?|subbies|subbie|contractors?|directors?|landlords?'
  return (
    frame.included.length === 1 &&
    (only?.kind === 'sub_category' || only?.kind === 'category') &&
    new RegExp(
      `\\b(each|every|individual)( one)?( member)?( of)?( (the|our|my))? (${person})\\b|\\bby (person|employee|name)\\b|\\bper (person|employee|head)\\b|\\b(members?) of staff each\\b|\\b(staff|employees|team|subbies) (\\w+ )?(each|individually)\\b`,
    ).test(text)
  )
}

// Taxes and pensions are paid for the staff, not to each of them.
function isOfPeople({ payees }: Planner): boolean {
  return payees.some((each) => each.kind === 'category' && each.code === 'people')
}

const wages = {
  kind: 'sub_category',
  code: 'net_wages',
  name: 'Wages and salaries (net)',
} as const

/** "Has Northwind stopped paying us?", "why did Dojo stop in June?": what was paid, or last. */
export function stopped(p: Planner): Plan | null {
  const [only] = p.payees
  if (!p.has('stopped') || only?.kind !== 'merchant' || p.accounts.length > 0) return null
  if (
    !p.usesOnly('stopped', 'why', 'when', 'in', 'out', 'have', 'payment', 'customers') ||
    !p.fits({ subjects: 1 })
  )
    return null
  // "Why did we stop paying Beckside?" is of payments to them, though they pay us.
  const isByUs = /\b(?:we|i) (?:stop|stopped|quit|ceased?) paying\b/.test(p.text)
  const side = isByUs ? 'out' : p.sideOf(only)
  if (!side || p.isAhead()) return null
  if (p.frame.periods.length === 0)
    return p.call({
      tool: 'payment_when',
      args: { ...p.filter(side, p.allRecords()), first: false },
    })
  const period = p.pastPeriod()
  if (!period) return null
  // What was paid from then on shows whether it stopped.
  const since = { ...spanPeriod(period.from, p.context.today), toDate: true }
  return p.call({
    tool: 'list_payments',
    args: { ...p.filter(side, since), n: 10, order: 'latest' },
  })
}

// "What did we spend on in October?" wants what it went on, not what it came to.
function asksOnWhat({ payees, text, frame }: Planner): boolean {
  return (
    payees.length === 0 &&
    frame.amounts.length === 0 &&
    /^(so |and )?what (did|have|do|has|was|were)\b.* on( (in|during|over|for|last|this|since|so)\b.*)?$/.test(
      text,
    )
  )
}

export function breakdown(p: Planner): Plan | null {
  const by = grouping(p)
  const side = p.isPassive()
    ? 'out'
    : p.has('in', 'sales', 'customers') && !p.has('out')
      ? 'in'
      : p.has('out', 'went_on')
        ? 'out'
        : p.payees.length > 0
          ? p.sideOfSubjects()
          : /\bwhere\b/.test(p.text)
            ? 'out'
            : by === 'category'
              ? 'out'
              : null
  const asksFor =
    p.has('breakdown', 'each') || by === 'category' || by === 'merchant' || asksOnWhat(p)
  if (!asksFor || !side) return null
  if (
    !p.usesOnly(
      'breakdown',
      'category',
      'who',
      'customers',
      'out',
      'in',
      'sales',
      'went_on',
      'list',
      'each',
      'have',
      'payment',
      ...(/\bwhere\b.*\b(most|main|bulk|mainly|mostly)\b/.test(p.text) ? (['top'] as const) : []),
    ) ||
    p.has('payment') ||
    !p.fits({ subjects: 1 }) ||
    !p.agrees(side)
  )
    return null
  if (
    p.has('who') &&
    !p.has('breakdown', 'each', 'list') &&
    !/\b(who|whom|which|by)\b/.test(p.text)
  )
    return null
  const period = p.pastPeriod()
  const inner = p.payees.some(({ kind }) => kind === 'category')
  // A sub-category is divided no further than among its payees.
  const isWhole = p.payees.some(({ kind }) => kind === 'sub_category')
  const byPerson = isOfEachPerson(p)
  return (
    period &&
    p.call({
      tool: 'breakdown',
      args: {
        ...filterOfPayers(p, p.filter(side, period)),
        ...(byPerson && isOfPeople(p) ? { subjects: [wages] } : {}),
        by:
          by === 'merchant' || byPerson || isWhole || (by === null && side === 'in')
            ? 'merchant'
            : inner
              ? 'sub_category'
              : (by ?? 'category'),
      },
    })
  )
}

// "Split that by who paid" divides all that came in: only customers named as such leave out what
// others paid.
function filterOfPayers(p: Planner, filter: FlowFilter): FlowFilter {
  const { subjects = [], ...all } = filter
  const isOfSales = subjects.length > 0 && subjects.every((each) => p.sales.includes(each))
  const namesCustomers =
    p.has('sales') ||
    /\b(customer|client|patient|guest|tenant|pupil|shopper|diner|patron|punter|buyer)s?\b/.test(
      p.text,
    )
  return isOfSales && !namesCustomers ? all : filter
}
