// A what-if as changes of the forecast, such as a scenario holds them.
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
import type { FlowSide } from '@plimsoll/domain/question/flow-arguments'
import { spanPeriod } from '@plimsoll/domain/question/period'
import type { Subject } from '@plimsoll/domain/question/subject'
import type { OneChange } from '@plimsoll/domain/question/what-if/what-if'
import type { WhatIfChange } from '../../forecast/service.ts'
import { queryOf, type ToolContext } from '../tool-context.ts'
import { forecastOf } from './ahead-forecast-of.ts'

type Extra = Extract<OneChange, { change: 'extra' }>
type Level = Extract<OneChange, { change: 'level' }>
type Scale = Extract<OneChange, { change: 'scale' }>

/** Several changes laid over the forecast at once. */
export function together(all: readonly WhatIfChange[]): WhatIfChange {
  const changes = all.flatMap((each) => each.changes ?? [])
  return {
    changes: {
      one_offs: changes.flatMap((each) => each.one_offs ?? []),
      scalings: changes.flatMap((each) => each.scalings ?? []),
      customConfigurations: changes.flatMap((each) => each.customConfigurations ?? []),
    },
    delayed: all.flatMap((each) => each.delayed ?? []),
    tried: all.flatMap((each) => each.tried ?? []),
    levels: all.flatMap((each) => each.levels ?? []),
  }
}

/** The levels of costs for which nothing is forecast in their months. */
export async function unexpectedOf(
  context: ToolContext,
  changes: readonly OneChange[],
): Promise<ReadonlySet<OneChange>> {
  const { months } = await forecastOf(context)
  const isUnexpected = (change: OneChange) => {
    if (change.change !== 'level') return false
    const isOf = meantBy(context, { side: change.side, subjects: [change.subject] })
    const from = firstMonthOf(context.today, change)
    return !months.some(
      ({ month, lines }) =>
        month >= from &&
        (!change.to || month <= change.to) &&
        lines.some((line) => line.side === change.side && line.amount !== 0 && isOf(line)),
    )
  }
  return new Set(changes.filter(isUnexpected))
}

/** A what-if as a scenario would hold it. */
export function changeOf(context: ToolContext, args: OneChange): WhatIfChange {
  switch (args.change) {
    case 'extra':
      return { changes: extraChanges(context, args) }
    case 'level':
      return levelOf(context, args)
    case 'scale':
      return { changes: { scalings: scalingsOf(context, args) } }
    // It is laid over the forecast once its payment has been found.
    case 'missed':
      return {}
    case 'project': {
      const { project: projectId, outcome } = args
      return { tried: [{ projectId, counting: outcome === 'won' ? 'won' : 'off' }] }
    }
    // Only what was found to be due in those days is moved.
    case 'moved': {
      const { side, subjects, to, period } = args
      const isDue = (day: Day) => period && day >= period.from && day <= period.to
      const movedFrom = (day: Day) => (isDue(day) ? to : day)
      return { delayed: [{ side, movedFrom, isOf: meantBy(context, { side, subjects }) }] }
    }
    case 'delay': {
      const { side, subjects, days, until, dueFrom, dueTo } = args
      const isDue = (day: Day) =>
        (dueFrom === undefined || day >= dueFrom) && (dueTo === undefined || day <= dueTo)
      const later = (day: Day) =>
        until === undefined
          ? notBefore(addDays(day, days), addDays(context.today, 1))
          : notBefore(day, until)
      const movedFrom = (day: Day) => (isDue(day) ? later(day) : day)
      return { delayed: [{ side, movedFrom, isOf: meantBy(context, { side, subjects }) }] }
    }
  }
}

// Whether a line of the forecast is of one of the subjects, or of anything where there is none.
function meantBy(
  context: ToolContext,
  { side, subjects }: { side: FlowSide; subjects: readonly Subject[] },
) {
  const query = queryOf(context, {
    subjects,
    side,
    period: spanPeriod(context.today, context.today),
  })
  return (line: { merchantId: string | null; subCategory: string }) =>
    subjects.length === 0 ||
    query.merchants?.includes(line.merchantId ?? '') === true ||
    query.codes?.includes(line.subCategory) === true
}

const notBefore = (day: Day, first: Day) => (day < first ? first : day)

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
function extraChanges({ today }: ToolContext, args: Extra, line: string | null = null): Changeset {
  const { side } = args
  const amount = minor(args.amount - (args.change === 'extra' ? (args.instead ?? 0) : 0))
  const isOut = (side === 'out') === amount > 0
  const own = args.subject?.kind === 'sub_category' && amount > 0 ? args.subject.code : null
  const sub_category = line ?? own ?? (isOut ? 'uncategorised_out' : 'uncategorised_in')
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

const monthsOfEach = { month: 1, quarter: 3 } as const

// What is paid on known days keeps them, and comes to so much each time.
function levelOf(context: ToolContext, args: Level): WhatIfChange {
  const otherwise = levelChanges(context, args)
  const { side, subject, amount, every, to } = args
  if (every !== 'month' && every !== 'quarter') return { changes: otherwise }
  const isOf = meantBy(context, { side, subjects: [subject] })
  const from = firstMonthOf(context.today, args)
  return { levels: [{ side, isOf, amount, months: monthsOfEach[every], from, to, otherwise }] }
}

// Else all that is expected for it makes way for the new amount, on a line of its own.
function levelChanges(context: ToolContext, args: Level): Changeset {
  const { side, subject, to } = args
  const from = firstMonthOf(context.today, args)
  const months = { from, ...(to ? { to } : {}) }
  const ended = { change: 'scale', side, subjects: [subject], percent: -100, ...months } as const
  const paid = { ...args, change: 'extra', ...months } as const
  return {
    scalings: scalingsOf(context, ended),
    ...extraChanges(context, paid, 'uncategorised_out'),
  }
}

// A day of the days named that has not gone by.
export function dayOf(today: Day, { day }: Extra): Day {
  return day !== undefined && day > today ? day : addDays(today, 1)
}

const cadences = {
  week: 'weekly',
  month: 'monthly',
  quarter: 'quarterly',
  year: 'monthly',
} as const

/** What comes each time: of an amount a year a twelfth each month. */
function eachOf({ amount, every }: Extra | Level): Minor {
  return every === 'year' ? minor(Math.round(magnitude(amount) / 12)) : magnitude(amount)
}

/** The first month that is whole. */
export function firstMonthOf(today: string, { from }: { from?: string }): string {
  const next = addMonths(monthOf(today), 1)
  return from !== undefined && from > next ? from : next
}

/** Whether it is pay, of everybody or of somebody. */
export function isOfWages(subject: Subject | undefined): boolean {
  if (subject?.kind === 'merchant') return /\b(wages?|salary|payroll)\b/i.test(subject.name)
  return subject?.kind === 'sub_category' && subject.code === 'net_wages'
}
