// Tools that list single payments: the largest, the latest, those without a category.
import { type Day, daysBetween } from '@plimsoll/domain/calendar'
import { minor } from '@plimsoll/domain/money'
import type { FlowFilter, ToolCall, YesNo } from '@plimsoll/domain/question/tool-call'
import { readFlowRows, sumFlows } from '../../../books/figures/flows.store.ts'
import { count, date, type Fact, money, named, span, type ToolResult } from '../facts.ts'
import { listed } from '../listed.ts'
import { cite, queryOf, type ToolContext } from '../tool-context.ts'
import { groupsOf, wordOf } from './flow-groups.ts'
import {
  aboutWords,
  limitWords,
  nothing,
  ofPayments,
  opened,
  payeeOf,
  rowTable,
  transfersLeftOut,
} from './flow-words.ts'
import { goesOn } from './goes-on.ts'
import { latestOf } from './latest-payment.ts'

export async function topPayments(
  context: ToolContext,
  args: FlowFilter & { n: number; least: boolean },
): Promise<ToolResult> {
  const query = queryOf(context, args)
  const found = await readFlowRows(context.tx, context.businessId, query, {
    order: args.least ? 'smallest' : 'largest',
    rowsMax: args.n,
  })
  // What was given back is no payment, however few there were.
  const rows = found.filter(({ amount }) => amount > 0)
  const [first] = rows
  if (!first) return nothing(args)
  const about = aboutWords(args)
  const others = rows.slice(1)
  const way = args.side === 'in' ? 'from' : 'to'
  // Whom a payment of one payee went to needs no second word.
  const isOfOne = args.subjects?.length === 1 && args.subjects[0]?.kind === 'merchant'
  const owner = (ref: string) => (isOfOne ? '' : ` ${way} {{${ref}}}`)
  const then = others.map(
    (_, at) => `{{row_${wordOf(at)}}}${owner(`name_${wordOf(at)}`)} on {{day_${wordOf(at)}}}`,
  )
  return {
    template: `The ${args.least ? 'smallest' : 'largest'} payment ${args.side === 'in' ? 'received' : 'out'}${about.words} in {{period}} was {{first_amount}}${owner('first')} on {{first_day}}.${then.length > 0 ? ` Then ${listed(then)}.` : ''}`,
    facts: [
      money('first_amount', first.amount, first.merchant ?? 'Payment'),
      named('first', payeeOf(first, context)),
      date('first_day', first.day, 'Date'),
      span('period', args.period.label),
      ...about.facts,
      ...others.flatMap((row, at) => [
        money(`row_${wordOf(at)}`, row.amount, payeeOf(row, context)),
        named(`name_${wordOf(at)}`, payeeOf(row, context)),
        date(`day_${wordOf(at)}`, row.day, 'Date'),
      ]),
    ],
    citations: cite(
      'first_amount',
      {
        ...args,
        amountFrom: first.amount,
        amountTo: first.amount,
        period: { ...args.period, from: first.day, to: first.day },
      },
      1,
    ),
    rowCount: rows.length,
    truncated: false,
    basis: [transfersLeftOut, 'Parts of a split payment count by themselves.'],
    warnings: [],
    table: rowTable(rows, context),
  }
}

/** The largest payment, merchant and category at once: "biggest expense" may mean any of them. */
export async function largest(context: ToolContext, args: FlowFilter): Promise<ToolResult> {
  const [payment] = await readFlowRows(context.tx, context.businessId, queryOf(context, args), {
    order: 'largest',
    rowsMax: 1,
  })
  const merchants = (await groupsOf(context, args, 'merchant')).filter(({ subject }) => subject)
  const [merchant] = merchants
  const [category] = await groupsOf(context, args, 'sub_category')
  if (!payment || !merchant || !category) return nothing(args)
  const isIn = args.side === 'in'
  return {
    template: `In {{period}} the largest single payment was {{payment}} ${isIn ? 'from' : 'to'} {{payment_name}} on {{payment_day}}. By ${isIn ? 'payer' : 'payee'} it was {{merchant_name}} with {{merchant}}, by category {{category_name}} with {{category}}.`,
    facts: [
      money('payment', payment.amount, 'Largest payment'),
      money('merchant', merchant.amount, `Largest ${isIn ? 'payer' : 'payee'}`),
      money('category', category.amount, 'Largest category'),
      named('payment_name', payeeOf(payment, context)),
      date('payment_day', payment.day, 'Date'),
      named('merchant_name', merchant.name),
      named('category_name', category.name),
      span('period', args.period.label),
    ],
    citations: [
      ...cite(
        'payment',
        {
          ...args,
          amountFrom: payment.amount,
          amountTo: payment.amount,
          period: { ...args.period, from: payment.day, to: payment.day },
        },
        1,
      ),
      ...(merchant.subject
        ? cite('merchant', { ...args, subjects: [merchant.subject] }, merchant.count)
        : []),
      ...(category.subject
        ? cite('category', { ...args, subjects: [category.subject] }, category.count)
        : []),
    ],
    rowCount: 3,
    truncated: false,
    basis: [transfersLeftOut],
    warnings: [],
  }
}

/** Payments one by one, with their total. */
export async function listPayments(
  context: ToolContext,
  args: FlowFilter & YesNo & { n: number; order: 'latest' | 'largest' },
): Promise<ToolResult> {
  const query = queryOf(context, args)
  const rows = await readFlowRows(context.tx, context.businessId, query, {
    order: args.order,
    rowsMax: args.n,
  })
  const [total] = await sumFlows(context.tx, context.businessId, query, null)
  const number = total?.count ?? 0
  if (number === 0) return nothing(args)
  const shown = minor(rows.reduce((sum, { amount }) => sum + amount, 0))
  const about = aboutWords(args)
  const limits = limitWords(args)
  const [only] = args.order === 'latest' && args.n === 1 ? rows : []
  if (only) return latestOf(context, args, only)
  return {
    template: opened(args, {
      holds: true,
      sentence: `you ${args.side === 'in' ? 'received' : 'made'} {{count}} ${number === 1 ? 'payment' : 'payments'}${ofPayments(about.words)}${limits.words} in {{period}}, {{total}} in total.${rows.length < number ? ` Here are the ${args.order === 'latest' ? 'latest' : 'largest'} {{shown}}: {{shown_total}} together, {{shown_mean}} on average.` : ''}`,
    }),
    facts: [
      money('total', total?.amount ?? minor(0), 'Total'),
      count('count', number, 'Payments'),
      span('period', args.period.label),
      ...(rows.length < number
        ? [
            count('shown', rows.length, 'Shown'),
            money('shown_total', shown, 'Shown together'),
            money('shown_mean', minor(Math.round(shown / rows.length)), 'Average of those shown'),
          ]
        : []),
      ...about.facts,
      ...limits.facts,
      ...rows.map((row, at) => money(`row_${wordOf(at)}`, row.amount, payeeOf(row, context))),
    ],
    citations: cite('total', args, number),
    rowCount: number,
    truncated: rows.length < number,
    basis: [transfersLeftOut],
    warnings: [],
    table: rowTable(rows, context),
  }
}

/** The latest or first payment of a kind. */
export async function paymentWhen(
  context: ToolContext,
  args: Extract<ToolCall, { tool: 'payment_when' }>['args'],
): Promise<ToolResult> {
  if (args.goesOn) return goesOn(context, { ...args, goesOn: args.goesOn })
  const skip = args.skip ?? 0
  // Money that came back is no payment.
  const query = queryOf(context, { ...args, amountFrom: args.amountFrom ?? minor(1) })
  const rows = await readFlowRows(context.tx, context.businessId, query, {
    order: args.first ? 'earliest' : 'latest',
    rowsMax: skip + 2,
  })
  const row = rows[skip]
  if (!row) return nothing(args)
  const about = aboutWords(args)
  const limits = limitWords(args)
  const that = skip === 0 ? await onThatDay(context, args, row) : null
  const days = daysBetween(row.day, context.today)
  // Whoever was paid in the first weeks of the records was probably paid before them.
  const { firstDay } = context.extent
  const mayBeEarlier =
    args.first && skip === 0 && firstDay !== null && daysBetween(firstDay, row.day) <= 35
  // "The latest payment for VAT", but "made to Adobe" and "received from Stripe".
  const forWhat = about.words.replace(/^ (?:in|on) (?=\{\{categories)/, ' for ')
  const way =
    args.side === 'in'
      ? `received${about.words}`
      : forWhat === about.words
        ? `made${forWhat}`
        : forWhat.trim()
  const ago = days === 0 ? ', today' : ', {{days}} ago'
  const which = placeOf({ first: args.first, skip, isOnly: rows.length === 1 })
  const paid = `you ${args.side === 'in' ? 'received' : 'paid'} {{amount}}${about.words}${limits.words} on {{day}}${ago}.`
  // Whether something "has come out yet" is about the month under way, where no days are named.
  const isNamed = args.period.from > (firstDay ?? '')
  const isLately = isNamed || row.day.slice(0, 7) === context.today.slice(0, 7)
  // The only one of some days may be one of many.
  const within = isNamed && rows.length === 1 && skip === 0 ? ' in {{period}}' : ''
  const sentence = !args.whether
    ? `The ${which} ${way}${limits.words}${within} was {{amount}} on {{day}}${ago}.`
    : isLately
      ? `Yes: ${paid}`
      : `Not this month: the ${which} ${way}${limits.words} was {{amount}} on {{day}}${ago}.`
  return {
    template: `${sentence}${that?.words ?? ''}${mayBeEarlier ? ' Your records begin on {{begins}}, so there may be earlier ones.' : ''}`,
    facts: [
      date('day', row.day, 'Date'),
      money('amount', row.amount, payeeOf(row, context)),
      { id: 'days', unit: 'days', value: days, label: 'Days ago' },
      ...(that?.facts ?? []),
      ...(mayBeEarlier ? [date('begins', firstDay, 'Records begin')] : []),
      ...(within ? [span('period', args.period.label)] : []),
      ...about.facts,
      ...limits.facts,
    ],
    citations: cite(
      'amount',
      {
        ...args,
        amountFrom: row.amount,
        amountTo: row.amount,
        period: { ...args.period, from: row.day, to: row.day },
      },
      1,
    ),
    rowCount: 1,
    truncated: false,
    basis: [transfersLeftOut],
    warnings: [],
  }
}

// Wages go out to everybody on one day: one of them alone would be taken for all.
async function onThatDay(
  context: ToolContext,
  args: FlowFilter,
  { day }: { day: Day },
): Promise<{ words: string; facts: Fact[] } | null> {
  // Money that came back is no payment.
  const amountFrom = args.amountFrom ?? minor(1)
  const period = { ...args.period, from: day, to: day }
  const query = queryOf(context, { ...args, amountFrom, period })
  const [all] = await sumFlows(context.tx, context.businessId, query, null)
  if (!all || all.count < 2) return null
  return {
    words: ' That day there were {{same_day}} of them, {{day_total}} in all.',
    facts: [
      count('same_day', all.count, 'Payments that day'),
      money('day_total', all.amount, 'In all that day'),
    ],
  }
}

function placeOf({
  first,
  skip,
  isOnly,
}: {
  first: boolean
  skip: number
  isOnly: boolean
}): string {
  if (skip > 0) return first ? 'second payment' : 'last payment but one'
  return isOnly ? 'only payment' : first ? 'first payment' : 'latest payment'
}
