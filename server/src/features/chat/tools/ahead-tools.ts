// Tools about what is still to come. Each reads the one forecast and the one outlook, so that the
// assistant says what every page says.
import { addMonths, type Day, lastDayOf, monthOf, monthsFrom } from '@plimsoll/domain/calendar'
import { type Minor, magnitude, minor, sum } from '@plimsoll/domain/money'
import type { Subject } from '@plimsoll/domain/question/names'
import { monthLabel, type Period, spanPeriod } from '@plimsoll/domain/question/period'
import type { FlowSide } from '@plimsoll/domain/question/tool-call'
import { sumFlows } from '../../../books/figures/flows.store.ts'
import { currentForecast, type Due, readDue, readOutlook } from '../../forecast/service.ts'
import { count, date, type Fact, money, named, span, type ToolResult } from '../facts.ts'
import { cite, queryOf, type ToolContext } from '../tool-context.ts'
import { aboutWords } from './flow-tools.ts'

const forecastNote = 'A forecast from your own history; it changes with every new payment.'
const itemsShown = 10

/** The forecast cannot answer: no books, or too far ahead. */
function unknown(template: string, facts: Fact[] = []): ToolResult {
  return {
    template,
    facts,
    citations: [],
    rowCount: 0,
    truncated: false,
    basis: [],
    warnings: [],
    empty: true,
  }
}

const noForecast =
  'There is no forecast yet: it needs at least a few weeks of transactions and a balance.'
const tooFar = 'The forecast does not reach {{day}} yet; it ends on {{end}}.'

/** The balance expected at the end of a day. */
export async function forecastBalance(
  context: ToolContext,
  args: { day: Day },
): Promise<ToolResult> {
  const forecast = await currentForecast(context.tx, context.businessId, { today: context.today })
  const last = forecast.days.at(-1)
  if (!last) return unknown(noForecast)
  const found = forecast.days.find(({ day }) => day === args.day)
  if (!found)
    return unknown(tooFar, [
      date('day', args.day, 'Date'),
      date('end', last.day, 'End of the forecast'),
    ])
  return {
    template:
      'We expect {{balance}} at the end of {{day}}; four times in five it will be between {{low}} and {{high}}.',
    facts: [
      money('balance', found.closing, 'Expected balance'),
      money('low', found.low80, 'Lower end'),
      money('high', found.high80, 'Upper end'),
      date('day', args.day, 'Date'),
    ],
    citations: [
      {
        ref: 'balance',
        href: `/cash-flow?month=${monthOf(args.day)}`,
        rowCount: 0,
        label: 'Cash flow',
      },
    ],
    rowCount: 0,
    truncated: false,
    basis: [forecastNote],
    warnings: [],
  }
}

/** Money expected in or out over whole months, of everything or of some categories or merchants. */
export async function forecastTotal(
  context: ToolContext,
  args: { measure: FlowSide | 'net'; period: Period; subjects?: readonly Subject[] },
): Promise<ToolResult> {
  const forecast = await currentForecast(context.tx, context.businessId, { today: context.today })
  const current = monthOf(forecast.asOf)
  const wanted = monthsFrom(monthOf(args.period.from), monthOf(args.period.to))
  const ahead = forecast.months.filter(({ month }) => wanted.includes(month))
  const last = forecast.months.at(-1)
  if (!last) return unknown(noForecast)
  if (wanted.some((month) => month > last.month))
    return unknown(tooFar, [
      date('day', args.period.to, 'Date'),
      date('end', lastDayOf(last.month), 'End of the forecast'),
    ])
  const query = queryOf(context, { ...args, side: args.measure === 'net' ? null : args.measure })
  const isMeant = (line: { subCategory: string; merchantId: string | null }) => {
    const ofCode = query.codes === null || query.codes.includes(line.subCategory)
    const ofMerchant = query.merchants === null || query.merchants.includes(line.merchantId ?? '')
    return query.codes !== null && query.merchants !== null && query.any
      ? ofCode || ofMerchant
      : ofCode && ofMerchant
  }
  const amountOf = (side: FlowSide) =>
    sum(
      ahead.flatMap((month) =>
        month.lines
          .filter((line) => line.side === side && isMeant(line))
          .map(({ amount }) => amount),
      ),
    )
  const before = wanted.filter((month) => month < current)
  const happened = async (side: FlowSide) =>
    before.length === 0
      ? minor(0)
      : ((
          await sumFlows(
            context.tx,
            context.businessId,
            { ...queryOf(context, { ...args, side }), to: lastDayOf(addMonths(current, -1)) },
            null,
          )
        )[0]?.amount ?? minor(0))
  const total = async (side: FlowSide) => minor(amountOf(side) + (await happened(side)))
  const about =
    args.measure === 'net'
      ? { words: '', facts: [] }
      : aboutWords({ side: args.measure, ...(args.subjects ? { subjects: args.subjects } : {}) })
  const isRunning = wanted.includes(current)
  const cites = [
    {
      ref: 'total',
      href: `/cash-flow?month=${wanted.find((month) => month >= current) ?? current}`,
      rowCount: 0,
      label: 'Cash flow',
    },
  ]
  const rest = {
    citations: cites,
    rowCount: 0,
    truncated: false,
    basis: [
      forecastNote,
      ...(isRunning
        ? ['This month counts in whole: what has happened and what is still expected.']
        : []),
    ],
    warnings: [],
  }
  if (args.measure === 'net') {
    const [into, out] = [await total('in'), await total('out')]
    return {
      template: 'We expect net cash flow of {{total}} in {{period}}: {{in}} in and {{out}} out.',
      facts: [
        money('total', minor(into - out), 'Net cash flow'),
        money('in', into, 'Money in'),
        money('out', out, 'Money out'),
        span('period', args.period.label),
      ],
      ...rest,
    }
  }
  return {
    template: `We expect {{total}} to ${args.measure === 'in' ? 'be received' : 'go out'}${about.words} in {{period}}.`,
    facts: [
      money(
        'total',
        await total(args.measure),
        args.measure === 'in' ? 'Expected in' : 'Expected out',
      ),
      span('period', args.period.label),
      ...about.facts,
    ],
    ...rest,
  }
}

/** The lowest point ahead: of the outlook's horizon, or up to a day. */
export async function forecastLow(
  context: ToolContext,
  args: { until?: Day },
): Promise<ToolResult> {
  const outlook = await readOutlook(context.tx, context.businessId, { today: context.today })
  if (outlook.state === 'unknown') return unknown(noForecast)
  const { low, buffer } = outlook
  const point = args.until === undefined ? low : await lowestUntil(context, args.until)
  if (!point) return unknown(noForecast)
  const until = args.until ?? outlook.until
  return {
    template: `Cash is expected to be lowest on {{day}}, at {{low}}, looking ahead to {{until}}. That is {{gap}} ${point.balance >= buffer ? 'above' : 'below'} your buffer of {{buffer}}.`,
    facts: [
      money('low', point.balance, 'Lowest balance'),
      date('day', point.day, 'Date'),
      date('until', until, 'Looking ahead to'),
      money('gap', minor(Math.abs(point.balance - buffer)), 'Distance from the buffer'),
      money('buffer', buffer, 'Cash buffer'),
    ],
    citations: [{ ref: 'low', href: '/dashboard', rowCount: 0, label: 'Dashboard' }],
    rowCount: 0,
    truncated: false,
    basis: [forecastNote],
    warnings: [],
  }
}

/**
 * Whether what is due to some payees or in some categories can be paid: the forecast already counts
 * it.
 */
export async function forecastCover(
  context: ToolContext,
  args: { until: Day; subjects: readonly Subject[] },
): Promise<ToolResult> {
  const due = await readDue(context.tx, context.businessId, context.today)
  const outlook = await readOutlook(context.tx, context.businessId, { today: context.today })
  const lastDay = due?.days.at(-1)?.day
  const point = await lowestUntil(context, args.until)
  if (!due || !lastDay || !point || outlook.state === 'unknown') return unknown(noForecast)
  if (args.until > lastDay)
    return unknown(tooFar, [
      date('day', args.until, 'Date'),
      date('end', lastDay, 'End of the list of payments due'),
    ])
  const query = queryOf(context, {
    subjects: args.subjects,
    side: 'out',
    period: spanPeriod(context.today, args.until),
  })
  const items = due.items.filter(
    (item) => item.side === 'out' && item.day <= args.until && isOfSubjects(query, item),
  )
  const about = aboutWords({ side: 'out', subjects: args.subjects })
  const facts = [
    money('due', magnitude(sum(items.map(({ open }) => open))), 'Expected to go out'),
    money('low', point.balance, 'Lowest balance'),
    date('day', point.day, 'Date'),
    date('until', args.until, 'Looking ahead to'),
    ...about.facts,
  ]
  const isShort = point.balance < 0
  const isBelow = point.balance < outlook.buffer
  const opening = isShort ? 'Not on the expected path' : 'Yes, on the expected path'
  const counted = `{{due}} is expected to go out${about.words} by {{until}}`
  return {
    template:
      items.length === 0
        ? `Nothing is expected to go out${about.words} by {{until}}, so I can’t say whether cash covers it.`
        : `${opening}: ${counted}, and with that counted cash is lowest on {{day}}, at {{low}}${isBelow && !isShort ? ', which is below your buffer' : ''}.`,
    facts,
    citations: [
      { ref: 'due', href: '/cash-management', rowCount: items.length, label: 'Cash management' },
      {
        ref: 'low',
        href: `/cash-flow?month=${monthOf(point.day)}`,
        rowCount: 0,
        label: 'Cash flow',
      },
    ],
    rowCount: items.length,
    truncated: false,
    basis: [forecastNote],
    warnings: [],
  }
}

async function lowestUntil(
  context: ToolContext,
  until: Day,
): Promise<{ day: Day; balance: Minor } | null> {
  const { days } = await currentForecast(context.tx, context.businessId, { today: context.today })
  const within = days.filter(({ day }) => day <= until)
  const [first] = within
  if (!first) return null
  const lowest = within.reduce((low, one) => (one.closing < low.closing ? one : low), first)
  return { day: lowest.day, balance: lowest.closing }
}

/** The forecast in short. */
export async function forecastSummary(context: ToolContext): Promise<ToolResult> {
  const outlook = await readOutlook(context.tx, context.businessId, { today: context.today })
  const forecast = await currentForecast(context.tx, context.businessId, { today: context.today })
  const [month] = forecast.months
  if (outlook.state === 'unknown' || !month) return unknown(noForecast)
  return {
    template:
      'We expect {{closing}} at the end of {{month}}. The lowest point ahead is {{low}} on {{day}}; your buffer is {{buffer}}.',
    facts: [
      money('closing', month.closing, 'Expected closing balance'),
      span('month', monthLabel(month.month)),
      money('low', outlook.low.balance, 'Lowest balance'),
      date('day', outlook.low.day, 'Date of the lowest balance'),
      money('buffer', outlook.buffer, 'Cash buffer'),
    ],
    citations: [
      { ref: 'closing', href: '/cash-flow', rowCount: 0, label: 'Cash flow' },
      { ref: 'low', href: '/dashboard', rowCount: 0, label: 'Dashboard' },
    ],
    rowCount: 0,
    truncated: false,
    basis: [forecastNote],
    warnings: [],
  }
}

function isOfSubjects(
  { codes, merchants }: { codes: readonly string[] | null; merchants: readonly string[] | null },
  item: Due['items'][number],
): boolean {
  return (
    (codes === null || codes.includes(item.sub_category)) &&
    (merchants === null || merchants.includes(item.merchant_id ?? ''))
  )
}

/** Payments that are due: a total and a list, or only the next one. */
export async function upcoming(
  context: ToolContext,
  args: { side?: FlowSide; period: Period; subjects?: readonly Subject[]; next: boolean },
): Promise<ToolResult> {
  const due = await readDue(context.tx, context.businessId, context.today)
  const lastDay = due?.days.at(-1)?.day
  if (!due || !lastDay) return unknown(noForecast)
  if (args.period.from > lastDay)
    return unknown(tooFar, [
      date('day', args.period.from, 'Date'),
      date('end', lastDay, 'End of the list of payments due'),
    ])
  const query = queryOf(context, { ...args, side: args.side ?? null })
  const items = due.items.filter(
    (item) =>
      item.day >= args.period.from &&
      item.day <= args.period.to &&
      (!args.side || item.side === args.side) &&
      isOfSubjects(query, item),
  )
  const about = args.side
    ? aboutWords({ side: args.side, ...(args.subjects ? { subjects: args.subjects } : {}) })
    : { words: '', facts: [] }
  const rest = {
    citations: [
      { ref: 'total', href: '/cash-management', rowCount: items.length, label: 'Cash management' },
    ],
    rowCount: items.length,
    truncated: items.length > itemsShown,
    basis: [
      'Only payments with a known day are listed; everyday spending comes on top.',
      ...(args.period.to > lastDay
        ? ['The list of payments due reaches thirteen weeks ahead.']
        : []),
    ],
    warnings: [],
  }
  const [first] = items
  if (!first)
    return {
      ...rest,
      template: 'Nothing{{about}} with a known date is due from {{from}} to {{to}}.'.replace(
        '{{about}}',
        about.words,
      ),
      facts: [
        count('count', 0, 'Payments due'),
        date('from', args.period.from, 'From'),
        date('to', args.period.to, 'To'),
        ...about.facts,
      ],
      empty: true,
    }
  if (args.next) {
    // The wages of one day are one payment in people's minds, though each goes to somebody else.
    const sameDay = args.subjects?.length
      ? items.filter(({ day, side }) => day === first.day && side === first.side)
      : [first]
    const isOne = sameDay.length === 1
    return {
      ...rest,
      template: isOne
        ? `The next payment ${first.side}${about.words} is {{total}} ${first.side === 'in' ? 'from' : 'to'} {{merchant}}, expected on {{day}}.`
        : `{{total}} is expected ${first.side === 'in' ? 'in' : 'to go out'}${about.words} on {{day}}, in {{count}} payments.`,
      facts: [
        date('day', first.day, 'Date'),
        money(
          'total',
          magnitude(sum(sameDay.map(({ open }) => open))),
          isOne ? first.merchant : 'Due next',
        ),
        ...(isOne
          ? [named('merchant', first.merchant)]
          : [count('count', sameDay.length, 'Payments')]),
        ...about.facts,
      ],
    }
  }
  const of = (side: FlowSide) =>
    magnitude(sum(items.filter((item) => item.side === side).map(({ open }) => open)))
  const table = {
    columns: ['Date', 'Name', 'Amount'],
    rows: items
      .slice(0, itemsShown)
      .map((item) => [{ day: item.day }, { text: item.merchant }, { minor: String(item.open) }]),
  }
  const facts = [
    count('count', items.length, 'Payments due'),
    date('from', args.period.from, 'From'),
    date('to', args.period.to, 'To'),
    ...about.facts,
  ]
  if (!args.side)
    return {
      ...rest,
      template:
        '{{out}} is due out and {{in}} is due in from {{from}} to {{to}}, {{count}} payments in all.',
      facts: [money('out', of('out'), 'Due out'), money('in', of('in'), 'Due in'), ...facts],
      table,
    }
  return {
    ...rest,
    template: `{{total}} is due ${args.side}${about.words} from {{from}} to {{to}}, in {{count}} ${items.length === 1 ? 'payment' : 'payments'}.`,
    facts: [money('total', of(args.side), args.side === 'in' ? 'Due in' : 'Due out'), ...facts],
    table,
  }
}

/** Payments whose day has passed without them. */
export async function late(context: ToolContext, args: { side?: FlowSide }): Promise<ToolResult> {
  const due = await readDue(context.tx, context.businessId, context.today)
  if (!due) return unknown(noForecast)
  const items = due.items.filter(
    ({ state, side }) => state === 'overdue' && (!args.side || side === args.side),
  )
  const total = magnitude(sum(items.map(({ open }) => open)))
  const [first] = items
  return {
    template: first
      ? `{{count}} expected ${items.length === 1 ? 'payment is' : 'payments are'} late, {{total}} in all; the first was due on {{due}} ${first.side === 'in' ? 'from' : 'to'} {{merchant}}.`
      : 'No expected payment is late.',
    facts: [
      count('count', items.length, 'Late payments'),
      ...(first
        ? [
            money('total', total, 'Late in total'),
            date('due', first.due, 'Due'),
            named('merchant', first.merchant),
          ]
        : []),
    ],
    citations: [
      { ref: 'count', href: '/cash-management', rowCount: items.length, label: 'Cash management' },
    ],
    rowCount: items.length,
    truncated: items.length > itemsShown,
    basis: [
      'Late means that a regular payment has passed its usual day. Plimsoll reads bank transactions, not invoices.',
    ],
    warnings: [],
    table: {
      columns: ['Due', 'Name', 'Amount'],
      rows: items
        .slice(0, itemsShown)
        .map((item) => [{ day: item.due }, { text: item.merchant }, { minor: String(item.open) }]),
    },
    ...(items.length === 0 ? { empty: true } : {}),
  }
}

/** Whether and when cash runs out on the expected path. */
export async function runOut(context: ToolContext): Promise<ToolResult> {
  const outlook = await readOutlook(context.tx, context.businessId, { today: context.today })
  const forecast = await currentForecast(context.tx, context.businessId, { today: context.today })
  if (outlook.state === 'unknown') return unknown(noForecast)
  const below = forecast.days.find(({ day, closing }) => day <= outlook.until && closing < 0)
  return {
    template: below
      ? 'Yes: on the expected path cash falls below zero on {{day}}. The lowest point up to {{until}} is {{low}} on {{low_day}}.'
      : 'No: on the expected path cash stays above zero up to {{until}}. The lowest point is {{low}} on {{low_day}}.',
    facts: [
      ...(below ? [date('day', below.day, 'First day below zero')] : []),
      money('low', outlook.low.balance, 'Lowest balance'),
      date('low_day', outlook.low.day, 'Date of the lowest balance'),
      date('until', outlook.until, 'Looking ahead to'),
    ],
    citations: [{ ref: 'low', href: '/dashboard', rowCount: 0, label: 'Dashboard' }],
    rowCount: 0,
    truncated: false,
    basis: [forecastNote],
    warnings: [],
  }
}

/** How much more goes out than comes in a month, and how long cash would last at that pace. */
export async function burn(context: ToolContext, args: { period: Period }): Promise<ToolResult> {
  const sums = await sumFlows(context.tx, context.businessId, queryOf(context, args), 'side')
  const of = (side: string) => sums.find(({ key }) => key === side)?.amount ?? 0
  const parts = monthsFrom(monthOf(args.period.from), monthOf(args.period.to)).length
  const perMonth = minor(Math.round((of('out') - of('in')) / parts))
  const outlook = await readOutlook(context.tx, context.businessId, { today: context.today })
  const lasts = perMonth > 0 ? Math.floor((outlook.balance / perMonth) * 10) / 10 : null
  return {
    template:
      perMonth > 0
        ? "Over {{period}} you used {{burn}} a month more than came in. At that pace today's {{balance}} lasts {{months}}."
        : 'Over {{period}} more came in than went out, {{burn}} a month, so cash is not being used up.',
    facts: [
      money(
        'burn',
        minor(Math.abs(perMonth)),
        perMonth > 0 ? 'Used each month' : 'Gained each month',
      ),
      ...(lasts === null
        ? []
        : [
            { id: 'months', unit: 'months' as const, value: lasts, label: 'Lasts' },
            money('balance', outlook.balance, 'Balance'),
          ]),
      span('period', args.period.label),
    ],
    citations: [
      ...cite('burn', { ...args, side: 'out' }, 0),
      ...cite('burn', { ...args, side: 'in' }, 0),
    ],
    rowCount: 0,
    truncated: false,
    basis: [
      'Money out less money in, over the last three full months; own transfers are left out.',
    ],
    warnings: [],
  }
}

/** What can be spent without going below the buffer. */
export async function safeToSpend(context: ToolContext): Promise<ToolResult> {
  const outlook = await readOutlook(context.tx, context.businessId, { today: context.today })
  if (outlook.state === 'unknown') return unknown(noForecast)
  const { likely, cautious } = outlook.safeToSpend
  return {
    template:
      likely >= 0
        ? '{{safe}} is free to spend: the lowest point ahead is {{low}} on {{day}}, and {{buffer}} is your buffer. To be cautious, count on {{cautious}}.'
        : 'Nothing is free to spend: the lowest point ahead, {{low}} on {{day}}, is {{short}} below your buffer of {{buffer}}.',
    facts: [
      money('safe', likely, 'Safe to spend'),
      ...(likely >= 0
        ? [money('cautious', cautious, 'Cautiously')]
        : [money('short', minor(-likely), 'Short of the buffer')]),
      money('low', outlook.low.balance, 'Lowest balance'),
      date('day', outlook.low.day, 'Date'),
      money('buffer', outlook.buffer, 'Cash buffer'),
    ],
    citations: [{ ref: 'safe', href: '/cash-management', rowCount: 0, label: 'Cash management' }],
    rowCount: 0,
    truncated: false,
    basis: [forecastNote],
    warnings: [],
  }
}

/** The cash buffer that the business has set. */
export async function cashBuffer(context: ToolContext): Promise<ToolResult> {
  const outlook = await readOutlook(context.tx, context.businessId, { today: context.today })
  return {
    template: "Your cash buffer is {{buffer}}; today's balance is {{balance}}.",
    facts: [
      money('buffer', outlook.buffer, 'Cash buffer'),
      money('balance', outlook.balance, 'Balance'),
    ],
    citations: [{ ref: 'buffer', href: '/dashboard', rowCount: 0, label: 'Dashboard' }],
    rowCount: 0,
    truncated: false,
    basis: [],
    warnings: [],
  }
}

/** What an extra payment would leave at the lowest point from its day on. */
export async function afford(
  context: ToolContext,
  args: { amount: Minor; day?: Day },
): Promise<ToolResult> {
  const outlook = await readOutlook(context.tx, context.businessId, { today: context.today })
  const { days } = await currentForecast(context.tx, context.businessId, { today: context.today })
  if (outlook.state === 'unknown') return unknown(noForecast)
  const after = days.filter(
    ({ day }) => day <= outlook.until && (args.day === undefined || day >= args.day),
  )
  const [first] = after
  if (!first)
    return unknown(tooFar, [
      date('day', args.day ?? outlook.until, 'Date'),
      date('end', outlook.until, 'End of the outlook'),
    ])
  const lowest = after.reduce((low, one) => (one.closing < low.closing ? one : low), first)
  const left = minor(lowest.closing - args.amount)
  const isFine = left >= outlook.buffer
  return {
    template: isFine
      ? 'Yes: after {{amount}} the lowest point would be {{left}} on {{day}}, still {{gap}} above your buffer of {{buffer}}.'
      : left >= 0
        ? 'Not without going below your buffer: after {{amount}} the lowest point would be {{left}} on {{day}}, {{gap}} below your buffer of {{buffer}}.'
        : 'No: after {{amount}} the lowest point would be {{left}} on {{day}}, {{gap}} below your buffer of {{buffer}}.',
    facts: [
      money('left', left, 'Lowest balance afterwards'),
      money('gap', minor(Math.abs(left - outlook.buffer)), 'Distance from the buffer'),
      date('day', lowest.day, 'Date'),
      money('amount', args.amount, 'The payment'),
      money('buffer', outlook.buffer, 'Cash buffer'),
    ],
    citations: [{ ref: 'left', href: '/cash-flow/scenarios', rowCount: 0, label: 'Scenarios' }],
    rowCount: 0,
    truncated: false,
    basis: [forecastNote, 'Whether to spend it is your decision; this only shows the cash.'],
    warnings: [],
  }
}

/** The next payments to HMRC. */
export async function taxDue(context: ToolContext, args: { kind?: string }): Promise<ToolResult> {
  const due = await readDue(context.tx, context.businessId, context.today)
  if (!due) return unknown(noForecast)
  const taxes = due.taxes
    .filter(({ kind }) => !args.kind || kind === args.kind)
    .sort((a, b) => (a.day < b.day ? -1 : 1))
  const [first] = taxes
  if (!first)
    return unknown(
      'No payment of this tax is expected in the forecast. Plimsoll learns taxes from past payments to HMRC.',
    )
  return {
    template:
      'The next payment of {{kind}} is estimated at {{amount}}, due on {{due}}; cash is expected to leave on {{day}}.',
    facts: [
      money('amount', magnitude(first.amount), first.label),
      date('due', first.due, 'Due'),
      date('day', first.day, 'Leaves the account'),
      named('kind', first.label),
      ...taxes
        .slice(1, 6)
        .map((tax, at) =>
          money(
            `row_${String.fromCharCode(97 + at)}`,
            magnitude(tax.amount),
            `${tax.label}, ${tax.period}`,
          ),
        ),
    ],
    citations: [
      { ref: 'amount', href: '/cash-management', rowCount: taxes.length, label: 'Cash management' },
    ],
    rowCount: taxes.length,
    truncated: false,
    basis: [
      'An estimate from past payments to HMRC, not a tax return. Your accountant has the final figure.',
    ],
    warnings: [],
    table: {
      columns: ['Due', 'Tax', 'Estimate'],
      rows: taxes
        .slice(0, itemsShown)
        .map((tax) => [
          { day: tax.due },
          { text: tax.label },
          { minor: String(magnitude(tax.amount)) },
        ]),
    },
  }
}

/** What should be put aside for taxes so far. */
export async function taxSetAside(context: ToolContext): Promise<ToolResult> {
  const due = await readDue(context.tx, context.businessId, context.today)
  if (!due) return unknown(noForecast)
  return {
    template: 'About {{total}} should be put aside today for taxes that have already built up.',
    facts: [
      money('total', sum(due.set_aside.map(({ amount }) => amount)), 'To put aside'),
      ...due.set_aside.map((one, at) =>
        money(`row_${String.fromCharCode(97 + at)}`, one.amount, one.label),
      ),
    ],
    citations: [
      {
        ref: 'total',
        href: '/cash-management',
        rowCount: due.set_aside.length,
        label: 'Cash management',
      },
    ],
    rowCount: due.set_aside.length,
    truncated: false,
    basis: ['An estimate from past payments to HMRC.'],
    warnings: [],
    table: {
      columns: ['Tax', 'Due', 'Amount'],
      rows: due.set_aside.map((one) => [
        { text: one.label },
        { day: one.due },
        { minor: String(one.amount) },
      ]),
    },
  }
}
