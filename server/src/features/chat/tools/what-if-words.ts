// A what-if in words: what is assumed, from when, and how it is taken to be paid.
import { type Day, firstDayOf, lastDayOf, monthOf } from '@plimsoll/domain/calendar'
import { magnitude } from '@plimsoll/domain/money'
import type { FlowSide } from '@plimsoll/domain/question/flow-arguments'
import { monthLabel, spanPeriod } from '@plimsoll/domain/question/period'
import type { Subject } from '@plimsoll/domain/question/subject'
import type { OneChange } from '@plimsoll/domain/question/what-if/what-if'
import {
  date,
  days,
  emptyResult,
  type Fact,
  money,
  named,
  percent,
  span,
  type ToolResult,
} from '../facts.ts'
import { listed } from '../listed.ts'
import { nameInSentence } from './sentence-names.ts'
import { dayOf, firstMonthOf, isOfWages } from './what-if-changes.ts'

type Extra = Extract<OneChange, { change: 'extra' }>
type Scale = Extract<OneChange, { change: 'scale' }>
type Level = Extract<OneChange, { change: 'level' }>

type Moved = Extract<OneChange, { change: 'moved' }>
type Delay = Extract<OneChange, { change: 'delay' }>

type Assumed = { words: string; facts: readonly Fact[]; basis: readonly string[] }

/**
 * "With nothing coming in from Tidewater, and with £28,000 more going out on wages": the figures of
 * each change after the first have names of their own.
 */
export function assumed(today: Day, changes: readonly OneChange[]): Assumed {
  const all = changes.map((change, at) => {
    const { words, facts, basis } = oneAssumed(today, change)
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

function oneAssumed(today: Day, args: OneChange): Assumed {
  if (args.change === 'extra') return extraWords(today, args)
  if (args.change === 'level') return levelWords(today, args)
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
        : `With ${wholes[args.percent] ?? `{{percent}} ${moved}`} ${way} ${isAll ? 'in all' : about}${when.words}`,
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

// Money comes from somebody and goes to somebody, but comes as sales and goes on fuel.
function jointOf(side: FlowSide, subjects: readonly Subject[]): string {
  const [first] = subjects
  if (first?.kind !== 'merchant') return side === 'in' ? 'as' : 'on'
  return side === 'in' ? 'from' : 'to'
}

// Each name is a fact of its own: many together would be cut short.
function namesOf({
  side,
  subjects,
}: Pick<Delay, 'side' | 'subjects'>): Pick<Assumed, 'words' | 'facts'> {
  if (subjects.length === 0) {
    const all = side === 'in' ? 'all money in' : 'all costs'
    return { words: '{{name}}', facts: [named('name', all)] }
  }
  const ids = subjects.map((_, at) => (at === 0 ? 'name' : `name_${letters[at] ?? 'z'}`))
  return {
    words: listed(ids.map((id) => `{{${id}}}`)),
    facts: subjects.map((each, at) => named(ids[at] ?? 'name', nameInSentence(each))),
  }
}

const letters = 'abcdefghijklmnopqrstuvwxy'

function whenWords({ from, to }: { from?: string; to?: string }): Pick<Assumed, 'words' | 'facts'> {
  if (!from)
    return to
      ? { words: ' up to the end of {{to}}', facts: [span('to', monthLabel(to))] }
      : { words: '', facts: [] }
  const first = span('from', monthLabel(from))
  if (!to) return { words: ' from {{from}} on', facts: [first] }
  if (from === to) return { words: ' in {{from}}', facts: [first] }
  return { words: ' from {{from}} to {{to}}', facts: [first, span('to', monthLabel(to))] }
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

function levelWords(today: Day, args: Level): Assumed {
  const { amount, every, subject, to } = args
  const when = whenWords({ from: firstMonthOf(today, args), ...(to ? { to } : {}) })
  return {
    words: `With {{amount}} going out ${jointOf('out', [subject])} {{name}} every ${every}${when.words}`,
    facts: [
      money('amount', amount, 'In place of what is forecast'),
      named('name', nameInSentence(subject)),
      ...when.facts,
    ],
    basis: [
      'It takes the place of everything that is forecast for that cost from then on.',
      isOfWages(subject)
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
