// A what-if in words: what is assumed, from when, and how it is taken to be paid.
import { type Day, firstDayOf, lastDayOf, monthOf } from '@plimsoll/domain/calendar'
import { magnitude } from '@plimsoll/domain/money'
import { monthLabel, spanPeriod } from '@plimsoll/domain/question/period'
import type { Subject } from '@plimsoll/domain/question/subject'
import type { OneChange } from '@plimsoll/domain/question/what-if/what-if'
import { date, days, emptyResult, money, named, percent, span, type ToolResult } from '../facts.ts'
import { nameInSentence } from './sentence-names.ts'
import { dayOf, firstMonthOf, isOfWages } from './what-if-changes.ts'
import { type Assumed, jointOf, namesOf, whenWords } from './what-if-names.ts'

type Extra = Extract<OneChange, { change: 'extra' }>
type Scale = Extract<OneChange, { change: 'scale' }>
type Level = Extract<OneChange, { change: 'level' }>

type Moved = Extract<OneChange, { change: 'moved' }>
type Delay = Extract<OneChange, { change: 'delay' }>

/** The levels for which nothing is forecast, and whether all keep the days of their cost. */
type KnownOfLevels = {
  readonly unexpected: ReadonlySet<OneChange>
  readonly keepsDays: boolean
}

/**
 * "With nothing coming in from Tidewater, and with £28,000 more going out on wages": the figures of
 * each change after the first have names of their own.
 */
export function assumed(today: Day, changes: readonly OneChange[], known: KnownOfLevels): Assumed {
  const all = changes.map((change, at) => {
    const { words, facts, basis } = oneAssumed(today, change, known)
    if (at === 0) return { words, facts, basis }
    const place = places[at] ?? 'other'
    const own = words.replace(/\{\{(\w+)\}\}/g, `{{$1_${place}}}`)
    return {
      words: `${own.charAt(0).toLowerCase()}${own.slice(1)}`,
      facts: facts.map((fact) => ({ ...fact, id: `${fact.id}_${place}` })),
      basis,
    }
  })
  return {
    words: all.map(({ words }) => words).join(', and '),
    facts: all.flatMap(({ facts }) => facts),
    basis: [...new Set(all.flatMap(({ basis }) => basis))],
  }
}

const places = ['first', 'second', 'third']

function oneAssumed(today: Day, args: OneChange, known: KnownOfLevels): Assumed {
  if (args.change === 'extra') return extraWords(today, args)
  if (args.change === 'level') return levelWords(today, args, known)
  if (args.change === 'missed') return { words: '', facts: [], basis: [] }
  if (args.change === 'moved') return movedWords(args)
  if (args.change === 'project')
    return {
      words: `With {{name}} ${args.outcome}`,
      facts: [named('name', args.name)],
      basis: ['A project that is won counts in whole; one that is lost doesn’t count.'],
    }
  if (args.change === 'delay') return delayWords(args)
  const names = namesOf(args)
  const when = whenWords(args)
  const moved = args.percent < 0 ? 'less' : 'more'
  const way = args.side === 'in' ? 'coming in' : 'going out'
  const isAll = args.subjects.length === 0
  const about = `${jointOf(args.side, args.subjects)} ${names.words}`
  return {
    words:
      args.percent === -100
        ? `With nothing ${way} ${isAll ? 'at all' : about}${when.words}`
        : `With ${wholes[args.percent] ?? `{{percent}} ${moved}`} ${way} ${isAll ? 'overall' : about}${when.words}`,
    facts: [
      ...(isAll ? [] : names.facts),
      percent('percent', Math.abs(args.percent), 'Change'),
      ...when.facts,
    ],
    basis: [],
  }
}

// "If everything expected from Northwind in December came 30 days later".
function delayWords(args: Delay): Assumed {
  const isIn = args.side === 'in'
  const names = namesOf(args)
  const isAll = args.subjects.length === 0
  const what = isAll
    ? `If all ${isIn ? 'money expected' : 'costs'}`
    : isIn
      ? `If everything expected from ${names.words}`
      : `If everything due ${args.subjects[0]?.kind === 'merchant' ? 'to' : 'for'} ${names.words}`
  const moves = isIn ? (isAll ? 'came in' : 'came') : 'went out'
  const basis = ['Only payments with a known day are moved.']
  const due = dueWords(args)
  const facts = [...(isAll ? [] : names.facts), ...due.facts]
  const isEarly = args.days !== undefined && args.days < 0
  return args.until === undefined
    ? {
        words: `${what}${due.words} ${moves} {{days}} ${isEarly ? 'earlier' : 'later'}`,
        facts: [...facts, days('days', Math.abs(args.days), isEarly ? 'Earlier by' : 'Later by')],
        basis,
      }
    : {
        words: `${what}${due.words || ' before {{until_day}}'} ${moves} on ${due.words ? '{{until_day}}' : 'that day'}`,
        facts: [...facts, date('until_day', args.until, 'Paid on')],
        basis,
      }
}

function dueWords({ dueFrom, dueTo }: Delay): Pick<Assumed, 'words' | 'facts'> {
  if (dueFrom === undefined) return { words: '', facts: [] }
  return dueTo === undefined
    ? { words: ' from {{due_from}} on', facts: [date('due_from', dueFrom, 'Due from')] }
    : {
        words: ' in {{due_in}}',
        facts: [span('due_in', daysLabel(dueFrom, dueTo))],
      }
}

const daysLabel = (from: Day, to: Day) =>
  from === firstDayOf(monthOf(from)) && to === lastDayOf(monthOf(from))
    ? monthLabel(monthOf(from))
    : spanPeriod(from, to).label

// "With the £3,900 of dividends due out on 7 December paid on 1 March instead".
function movedWords({ side, subjects, amount, to, period }: Moved): Assumed {
  const [subject] = subjects
  if (!subject || amount === undefined || !period) return { words: '', facts: [], basis: [] }
  return {
    words: `With the {{amount}} ${side === 'in' ? 'from' : jointOf('out', subjects)} {{name}} that is due ${side} on {{on}} ${side === 'in' ? 'coming in' : 'paid'} on {{moved_to}} instead`,
    facts: [
      money('amount', amount, 'The payment'),
      named('name', nameInSentence(subject)),
      date('on', period.from, 'Day on which it is expected'),
      date('moved_to', to, 'Day on which it is paid instead'),
    ],
    basis: ['The other payments are taken to come as they are forecast.'],
  }
}

const wholes: Readonly<Record<number, string>> = {
  [-50]: 'half as much',
  100: 'twice as much',
  200: 'three times as much',
}

/** A share of categories as the only change; null where it is of payees or of a whole side. */
export function scaledAlone([change, ...others]: readonly OneChange[]): Scale | null {
  if (change?.change !== 'scale' || others.length > 0 || change.percent === 0) return null
  const areKinds = change.subjects.every(({ kind }) => kind !== 'merchant')
  return areKinds && change.subjects.length > 0 ? change : null
}

/** A share of nothing changes nothing: all money in or out is offered in its place. */
export function nothingToScale(args: Scale): ToolResult {
  const { side, subjects, percent: share } = args
  const names = namesOf(args)
  const when = whenWords(args)
  const all = side === 'in' ? 'income' : 'costs'
  const moves = share < 0 ? (side === 'in' ? 'drops' : 'drop') : side === 'in' ? 'rises' : 'rise'
  return emptyResult(
    `Nothing is forecast ${jointOf(side, subjects)} ${names.words}${when.words}, so there is nothing of it to change. Of everything that is forecast, ask “What if ${all} ${moves} by {{percent}}?”.`,
    [...names.facts, ...when.facts, percent('percent', Math.abs(share), 'Change')],
  )
}

function extraWords(today: Day, args: Extra): Assumed {
  const { side, amount, every, subject } = args
  const way = side === 'in' ? 'coming in' : 'going out'
  const size = amount < 0 ? 'less' : 'more'
  const about = subject ? ` ${jointOf(side, [subject])} {{name}}` : ''
  const facts = [
    money('amount', magnitude(amount), 'The change'),
    ...(subject ? [named('name', nameInSentence(subject))] : []),
  ]
  if (every === 'once') {
    const on = dayOf(today, args)
    if (args.missed && subject)
      return {
        words: `With the {{amount}} ${side === 'in' ? 'from' : jointOf('out', [subject])} {{name}} that is due ${side} on {{on}} never ${side === 'in' ? 'coming in' : 'paid'}`,
        facts: [...facts, date('on', on, 'Day on which it is expected')],
        basis: ['The other payments are taken to come as they are forecast.'],
      }
    if (args.becomes && subject) return becomesWords(on, args, subject)
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

// "With £6,000 going out on VAT on 7 January 2027 in place of the £4,636.43 that is forecast".
function becomesWords(on: Day, args: Extra, subject: Subject): Assumed {
  const { side, amount, instead } = args
  const way = side === 'in' ? 'coming in' : 'going out'
  const place =
    instead === undefined
      ? ' on top of all that is forecast, as no payment of it with a known day is'
      : ' in place of the {{instead}} that is forecast'
  return {
    words: `With {{amount}} ${way} ${jointOf(side, [subject])} {{name}} on {{on}}${place}`,
    facts: [
      money('amount', amount, 'The payment'),
      named('name', nameInSentence(subject)),
      date('on', on, 'Date of the change'),
      ...(instead === undefined ? [] : [money('instead', instead, 'As forecast')]),
    ],
    basis:
      instead === undefined ? [] : ['The other payments are taken to come as they are forecast.'],
  }
}

function levelWords(today: Day, args: Level, { unexpected, keepsDays }: KnownOfLevels): Assumed {
  const isUnexpected = unexpected.has(args)
  const { amount, every, subject, to } = args
  const when = whenWords({ from: firstMonthOf(today, args), ...(to ? { to } : {}) })
  return {
    words: `With {{amount}} going out ${jointOf('out', [subject])} {{name}} every ${every}${when.words}${isUnexpected ? ' on top of all that is forecast, as nothing is forecast for it' : ''}`,
    facts: [
      money('amount', amount, isUnexpected ? 'The change' : 'In place of what is forecast'),
      named('name', nameInSentence(subject)),
      ...when.facts,
    ],
    basis: [
      ...(isUnexpected
        ? []
        : [
            `It takes the place of everything that is forecast for that cost ${to ? 'in those months' : 'from then on'}.`,
          ]),
      keepsDays
        ? 'It is taken to go out on the days on which that cost is forecast.'
        : isOfWages(subject)
          ? 'The pay is taken to go out on the last working day of each month.'
          : dayWords(args),
      ...(every === 'year' ? ['A year’s amount is spread evenly over its months.'] : []),
    ],
  }
}

function dayWords({ side, amount, every }: Extra | Level): string {
  const isOut = (side === 'out') === amount > 0
  if (every === 'week')
    return isOut ? 'It is taken to go out on Mondays.' : 'It is taken to come in on Fridays.'
  return isOut
    ? 'It is taken to go out on the first day of each month or quarter.'
    : 'It is taken to come in on the last working day of each month or quarter.'
}
