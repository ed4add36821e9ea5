// What is answered about a payment by what the books hold of its name: an open invoice or bill, a
// regular payment that is late or to come, or the past alone. Every answer about one name is
// decided by this one table, whatever tool looks it up.
import type { Day } from '../../calendar.ts'
import type { Minor } from '../../money.ts'
import type { FlowSide, ToolCall } from '../tool-call.ts'

/**
 * What is asked of it: when it is next paid, what falls due within days, what is open, whether it
 * was paid, whether it was paid within some days, when it was last paid, what was paid in all, how
 * much it is, or whether it is late.
 */
export type StatusAsked =
  | 'next'
  | 'coming'
  | 'open'
  | 'paid'
  | 'paid_in'
  | 'latest'
  | 'total'
  | 'amount'
  | 'late'

/** What a call asks of one name. */
export type StatusQuery = {
  readonly wants: StatusAsked
  /** Which way the money goes; null for either. */
  readonly side: FlowSide | null
  /** The days that are asked about: what moves within them is in the tool's own list. */
  readonly days?: { readonly from: Day; readonly to: Day }
}

/**
 * A payment that is awaited, in whole pence: `due` by its terms, `day` when cash should move; null
 * where the forecast has given it up.
 */
export type Awaited = {
  readonly side: FlowSide
  readonly due: Day
  readonly day: Day | null
  readonly amount: Minor
  /** It repeats by itself, as rent does. */
  readonly isRegular: boolean
}

/** What the books hold of a name, each list by its days. */
export type Holding = {
  /** Invoices to it and bills from it that nobody has paid. */
  readonly open: readonly Awaited[]
  /** Regular payments whose day has passed without them. */
  readonly missed: readonly Awaited[]
  /** What is to come besides invoices and bills: regular payments, taxes, milestones. */
  readonly expected: readonly Awaited[]
}

/** What the tool that was called has found by itself. */
export type Found = {
  /** It names no payment, or says that there was none lately. */
  readonly isNothing: boolean
  /** The awaited payment that it names. */
  readonly names?: { readonly day: Day; readonly amount: Minor }
}

/** What an answer says, in its order. `own` is the sentence of the tool that was called. */
export type StatusPart =
  | { readonly says: 'own' }
  /** The latest payment, without yes or no. */
  | { readonly says: 'latest' }
  | {
      readonly says: 'open' | 'listed' | 'other_side' | 'missed' | 'expected'
      readonly payments: readonly Awaited[]
    }

/** What a call asks of one name; null for a call about anything else. */
export function statusAsked({ tool, args }: ToolCall, today: Day): StatusQuery | null {
  if (tool === 'upcoming') {
    const isNarrowed = args.skip || args.first || args.largest || args.untilPaid || args.except
    const isOfSize = args.amountFrom !== undefined || args.amountTo !== undefined
    if (isNarrowed || isOfSize) return null
    return {
      wants: args.next ? 'next' : 'coming',
      side: args.side ?? null,
      ...(args.next ? {} : { days: args.period }),
    }
  }
  if (tool === 'invoices') {
    const { aspect, state, amount, number, period, first, olderThan, except } = args
    const isNarrowed = amount ?? number ?? period ?? first ?? olderThan ?? except
    return isNarrowed === undefined && aspect !== 'lateness' && state !== 'current'
      ? { wants: 'open', side: args.side }
      : null
  }
  if (tool === 'late') return { wants: 'late', side: args.side ?? null }
  if (tool === 'recurring') {
    const isOfAll = args.largest === undefined && !args.monthly && !args.period
    return isOfAll ? { wants: 'amount', side: args.side } : null
  }
  if (tool !== 'payment_when' && tool !== 'flow_total' && tool !== 'list_payments') return null
  const isNarrowed = args.any || args.except || args.weekdays || args.suppliersOnly
  const isOfSize = args.amountFrom !== undefined || args.amountTo !== undefined
  if (isNarrowed || isOfSize || args.period.to < today) return null
  if (tool !== 'payment_when') return { wants: args.whether ? 'paid_in' : 'total', side: args.side }
  if (args.first || args.skip || args.goesOn || args.alone) return null
  return { wants: args.whether ? 'paid' : 'latest', side: args.side }
}

/**
 * What is stated, in its order; null where the tool's own sentence is all of it.
 *
 * | asked | open | missed | to come |
 * |---|---|---|---|
 * | next | overdue leads in place of the estimate, else after it | after it | after the overdue |
 * | coming | overdue after it, or called so where it is listed | after it | the tool's own |
 * | open | the tool's own | after it | after it, also where nothing is open |
 * | paid | leads, with the latest payment after it | the same | where nothing was paid lately |
 * | paid_in | after it | after it | where nothing was paid |
 * | latest | overdue after it | after it | after it |
 * | total | | where nothing was paid | where nothing was paid |
 * | amount | leads | after it | the tool's own |
 * | late | the tool's own | the tool's own | where nothing is late |
 */
export function statusParts(
  query: StatusQuery,
  holding: Holding,
  found: Found,
  today: Day,
): readonly StatusPart[] | null {
  const ofSide = (some: readonly Awaited[]) =>
    some.filter(({ side }) => query.side === null || side === query.side)
  const [open, missed] = [ofSide(holding.open), ofSide(holding.missed)]
  // All that is due on the first day is one occasion, such as a run of wages.
  const [first] = ofSide(holding.expected)
  const coming = ofSide(holding.expected).filter(({ day }) => day === first?.day)
  const parts = partsOf(query, { open, missed, coming, found, today })
  const isOfNothing = query.wants === 'open' && open.length === 0
  const others = holding.open.filter(({ side }) => isOfNothing && side !== query.side)
  const all = [
    ...parts,
    ...(others.length > 0 ? [{ says: 'other_side', payments: others } as const] : []),
  ]
  return all.every(({ says }) => says === 'own') ? null : all
}

type Held = {
  open: readonly Awaited[]
  missed: readonly Awaited[]
  coming: readonly Awaited[]
  found: Found
  today: Day
}

const own: StatusPart = { says: 'own' }

function partsOf(
  { wants, days }: StatusQuery,
  { open, missed, coming, found, today }: Held,
): readonly StatusPart[] {
  const some = (says: 'open' | 'listed' | 'missed' | 'expected', payments: readonly Awaited[]) =>
    payments.length > 0 ? [{ says, payments } as const] : []
  const isNamed = ({ day, amount }: Awaited) =>
    found.names?.day === day && found.names.amount === amount
  const later = coming.some(isNamed) ? [] : coming
  switch (wants) {
    case 'next': {
      if (open.some(({ due }) => due < today))
        return [...some('open', open), ...some('missed', missed), ...some('expected', coming)]
      const others = open.filter((each) => !isNamed(each))
      const isOfOpen = open.some(isNamed)
      return [
        own,
        ...some('open', others),
        ...some('missed', missed),
        ...some('expected', isOfOpen || found.isNothing ? later : []),
      ]
    }
    case 'coming': {
      const unlisted = ({ day }: Awaited) => !day || !days || day < days.from || day > days.to
      const overdue = open.filter(({ due }) => due < today)
      return [
        own,
        ...some('open', overdue.filter(unlisted)),
        ...some(
          'listed',
          overdue.filter((each) => !unlisted(each)),
        ),
        ...some('missed', missed.filter(unlisted)),
      ]
    }
    case 'open':
      return [own, ...some('missed', missed), ...some('expected', coming)]
    case 'paid':
      if (open.length + missed.length > 0)
        return [...some('open', open), ...some('missed', missed), { says: 'latest' }]
      return [own, ...some('expected', found.isNothing ? coming : [])]
    case 'paid_in':
      return [
        own,
        ...some('open', open),
        ...some('missed', missed),
        ...some('expected', found.isNothing && open.length + missed.length === 0 ? coming : []),
      ]
    case 'latest':
      return [
        own,
        ...some(
          'open',
          open.filter(({ due }) => due < today),
        ),
        ...some('missed', missed),
        ...some('expected', coming),
      ]
    case 'total':
      return found.isNothing ? [own, ...some('missed', missed), ...some('expected', coming)] : [own]
    case 'amount':
      return [...some('open', open), own, ...some('missed', missed)]
    case 'late':
      return [own, ...some('expected', found.isNothing && open.length === 0 ? coming : [])]
  }
}
