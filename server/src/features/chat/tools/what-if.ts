// What a change would do to cash: the lowest point and the ends of the months before and after, by
// the way that scenarios are computed.
import type { Changeset } from '@plimsoll/contract/forecast-lines'
import {
  addDays,
  addMonths,
  type Day,
  firstDayOf,
  lastDayOf,
  monthOf,
} from '@plimsoll/domain/calendar'
import { type Minor, magnitude, minor, negate } from '@plimsoll/domain/money'
import { monthLabel, spanPeriod } from '@plimsoll/domain/question/period'
import type { Subject } from '@plimsoll/domain/question/subject'
import type { WhatIf } from '@plimsoll/domain/question/what-if/what-if'
import { whatIf as pathsOf, type WhatIfChange, type WhatIfPath } from '../../forecast/service.ts'
import { date, days, type Fact, money, named, percent, span, type ToolResult } from '../facts.ts'
import { queryOf, type ToolContext } from '../tool-context.ts'
import { forecastNote, withoutForecast } from './ahead-words.ts'

type Extra = Extract<WhatIf, { change: 'extra' }>
type Scale = Extract<WhatIf, { change: 'scale' }>

/** The forecast with a change, beside the forecast without it. */
export async function whatIf(context: ToolContext, args: WhatIf): Promise<ToolResult> {
  const { tx, businessId, today } = context
  const paths = await pathsOf(tx, businessId, { today, ...changeOf(context, args) })
  if (!paths || paths.before.outlook.state === 'unknown' || paths.after.outlook.state === 'unknown')
    return withoutForecast(context)
  const { before, after } = paths
  const { low } = paths.after.outlook
  const { low: lowBefore, buffer, until } = paths.before.outlook
  const { words, facts, basis } = assumed(context, args)
  const gap = low.balance - buffer
  const isSame = before.days.every(({ closing }, at) => closing === after.days[at]?.closing)
  const below = after.days.find(({ closing }) => closing < 0)
  const isNewlyBelow = below && !before.days.some(({ closing }) => closing < 0)
  const holds = gap >= 0 ? 'still {{gap}} above' : '{{gap}} below'
  const sentence = isSame
    ? `${words}, nothing that is forecast changes: cash is expected to be lowest on {{day}}, at {{low}}, {{gap}} ${gap >= 0 ? 'above' : 'below'} your buffer of {{buffer}}.`
    : `${words}, cash would be lowest on {{day}}, at {{low}}, ${holds} your buffer of {{buffer}}. Without that change the lowest point is {{low_before}} on {{day_before}}.`
  return {
    template: isNewlyBelow ? `${sentence} It would fall below zero on {{below}}.` : sentence,
    facts: [
      money('low', low.balance, 'Lowest balance with the change'),
      date('day', low.day, 'Date'),
      money('low_before', lowBefore.balance, 'Lowest balance without it'),
      date('day_before', lowBefore.day, 'Date without it'),
      money('gap', magnitude(minor(gap)), 'Distance from the buffer'),
      money('buffer', buffer, 'Cash buffer'),
      ...(isNewlyBelow ? [date('below', below.day, 'First day below zero')] : []),
      date('until', until, 'Looking ahead to'),
      ...facts,
    ],
    citations: [{ ref: 'low', href: '/cash-flow/scenarios', rowCount: 0, label: 'Scenarios' }],
    rowCount: 0,
    truncated: false,
    basis: [
      ...basis,
      ...(args.change === 'delay'
        ? []
        : ['Everything else stays as it is forecast; taxes are not estimated again.']),
      forecastNote,
    ],
    warnings: [],
    table: monthsTable(before, after),
  }
}

function monthsTable(before: WhatIfPath, after: WhatIfPath): NonNullable<ToolResult['table']> {
  return {
    columns: ['End of', 'As forecast', 'With the change'],
    rows: after.months.map(({ month, closing }, at) => [
      { text: monthLabel(month) },
      { minor: String(before.months[at]?.closing ?? 0) },
      { minor: String(closing) },
    ]),
  }
}

function changeOf(context: ToolContext, args: WhatIf): WhatIfChange {
  switch (args.change) {
    case 'extra':
      return { changes: extraChanges(context, args) }
    case 'scale':
      return { changes: { scalings: scalingsOf(context, args) } }
    case 'delay': {
      const { side, subjects } = args
      const query = queryOf(context, {
        subjects,
        side,
        period: spanPeriod(context.today, context.today),
      })
      const isOf = (line: { merchantId: string | null; subCategory: string }) =>
        subjects.length === 0 ||
        query.merchants?.includes(line.merchantId ?? '') === true ||
        query.codes?.includes(line.subCategory) === true
      return { delayed: { side, days: args.days, isOf } }
    }
  }
}

function scalingsOf(
  { today }: ToolContext,
  { side, subjects, percent: share, from, to }: Scale,
): NonNullable<Changeset['scalings']> {
  const common = {
    side,
    percent: share.toFixed(2),
    from: from ?? monthOf(today),
    to: to ?? null,
  }
  if (subjects.length === 0) return [{ kind: 'side', ...common }]
  return subjects.flatMap((subject): NonNullable<Changeset['scalings']> => {
    if (subject.kind === 'account') return []
    if (subject.kind === 'merchant')
      return subject.ids.map((id) => ({ kind: 'merchant' as const, of: id, ...common }))
    return [{ kind: subject.kind, of: subject.code, ...common }]
  })
}

// A cost falls due at the start of a month and income at its end, so that neither helps too soon;
// wages are paid on the last working day.
function extraChanges({ today }: ToolContext, args: Extra): Changeset {
  const { side, amount } = args
  const isOut = (side === 'out') === amount > 0
  const own = args.subject?.kind === 'sub_category' && amount > 0 ? args.subject.code : null
  const sub_category = own ?? (isOut ? 'uncategorised_out' : 'uncategorised_in')
  const size = magnitude(amount)
  if (args.every === 'once') {
    const day = dayOf(today, args)
    const signed = isOut ? negate(size) : size
    return { one_offs: [{ day, amount: signed, sub_category, note: 'What if' }] }
  }
  const from = firstMonthOf(today, args)
  const weekday = { kind: 'weekday', weekday: isOut ? 1 : 5 } as const
  const day =
    isOut && !isOfWages(args.subject)
      ? ({ kind: 'date', date: 1 } as const)
      : ({ kind: 'last_working_day' } as const)
  return {
    customConfigurations: [
      {
        sub_category,
        name: 'What if',
        rules: [
          {
            start_date: firstDayOf(from),
            end_date: args.to ? lastDayOf(args.to) : null,
            direction: isOut ? 'out' : 'in',
            cadence: cadences[args.every],
            payment_day: args.every === 'week' ? weekday : day,
            roll: 'none',
            amount: eachOf(args),
          },
        ],
      },
    ],
  }
}

// A day of the days named that has not gone by.
function dayOf(today: Day, { day }: Extra): Day {
  return day !== undefined && day > today ? day : addDays(today, 1)
}

const cadences = {
  week: 'weekly',
  month: 'monthly',
  quarter: 'quarterly',
  year: 'monthly',
} as const

/** What comes each time: of an amount a year a twelfth each month. */
function eachOf({ amount, every }: Extra): Minor {
  return every === 'year' ? minor(Math.round(magnitude(amount) / 12)) : magnitude(amount)
}

/** The first month that is whole. */
function firstMonthOf(today: string, { from }: Extra): string {
  const next = addMonths(monthOf(today), 1)
  return from !== undefined && from > next ? from : next
}

function isOfWages(subject: Subject | undefined): boolean {
  return subject?.kind === 'sub_category' && subject.code === 'net_wages'
}

type Assumed = { words: string; facts: readonly Fact[]; basis: readonly string[] }

function assumed(context: ToolContext, args: WhatIf): Assumed {
  if (args.change === 'extra') return extraWords(context, args)
  const name = nameOf(args)
  const facts = [named('name', name)]
  if (args.change === 'delay')
    return {
      words: 'If everything expected from {{name}} came {{days}} later',
      facts: [...facts, days('days', args.days, 'Later by')],
      basis: ['Only payments with a known day are moved.'],
    }
  const when = whenWords(args)
  const moved = args.percent < 0 ? 'less' : 'more'
  const way = args.side === 'in' ? 'coming in' : 'going out'
  return {
    words:
      args.percent === -100
        ? `With nothing ${way} for {{name}}${when.words}`
        : `With {{percent}} ${moved} ${way} for {{name}}${when.words}`,
    facts: [...facts, percent('percent', Math.abs(args.percent), 'Change'), ...when.facts],
    basis: [],
  }
}

function nameOf({ side, subjects }: Exclude<WhatIf, Extra>): string {
  if (subjects.length > 0) return subjects.map(({ name }) => name).join(' and ')
  return side === 'in' ? 'all money in' : 'all costs'
}

function whenWords({ from, to }: { from?: string; to?: string }): Pick<Assumed, 'words' | 'facts'> {
  if (!from) return { words: '', facts: [] }
  const first = span('from', monthLabel(from))
  if (!to) return { words: ' from {{from}} on', facts: [first] }
  if (from === to) return { words: ' in {{from}}', facts: [first] }
  return { words: ' from {{from}} to {{to}}', facts: [first, span('to', monthLabel(to))] }
}

function extraWords({ today }: ToolContext, args: Extra): Assumed {
  const { side, amount, every, subject } = args
  const way = side === 'in' ? 'coming in' : 'going out'
  const size = amount < 0 ? 'less' : 'more'
  const about = subject ? ' for {{name}}' : ''
  const facts = [
    money('amount', magnitude(amount), 'The change'),
    ...(subject ? [named('name', subject.name)] : []),
  ]
  if (every === 'once') {
    const on = dayOf(today, args)
    return {
      words: `With {{amount}} ${size} ${way}${about} on {{on}}`,
      facts: [...facts, date('on', on, 'Date of the change')],
      basis: [],
    }
  }
  const from = firstMonthOf(today, args)
  const when = whenWords({ from, ...(args.to ? { to: args.to } : {}) })
  const isYear = every === 'year'
  return {
    words: `With {{amount}} ${size} ${way}${about} every ${every}${when.words}`,
    facts: [...facts, ...when.facts],
    basis: [
      isOfWages(subject)
        ? 'The pay is taken to go out on the last working day of each month; National Insurance and pension on top of it are not added.'
        : dayWords(args),
      ...(isYear ? ['A year’s amount is spread evenly over its months.'] : []),
    ],
  }
}

function dayWords({ side, amount, every }: Extra): string {
  const isOut = (side === 'out') === amount > 0
  if (every === 'week')
    return isOut ? 'It is taken to go out on Mondays.' : 'It is taken to come in on Fridays.'
  return isOut
    ? 'It is taken to go out on the first day of each month or quarter.'
    : 'It is taken to come in on the last working day of each month or quarter.'
}
