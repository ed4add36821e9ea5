// A what-if in words: what is assumed, from when, and how it is taken to be paid.
import type { Day } from '@plimsoll/domain/calendar'
import { magnitude } from '@plimsoll/domain/money'
import type { FlowSide } from '@plimsoll/domain/question/flow-arguments'
import { monthLabel } from '@plimsoll/domain/question/period'
import type { Subject } from '@plimsoll/domain/question/subject'
import type { OneChange } from '@plimsoll/domain/question/what-if/what-if'
import { date, days, type Fact, money, named, percent, span } from '../facts.ts'
import { listed } from '../listed.ts'
import { nameInSentence } from './sentence-names.ts'
import { dayOf, firstMonthOf, isOfWages } from './what-if-changes.ts'

type Extra = Extract<OneChange, { change: 'extra' }>
type Level = Extract<OneChange, { change: 'level' }>

type Assumed = { words: string; facts: readonly Fact[]; basis: readonly string[] }

/**
 * "With nothing coming in from Tidewater, and with £28,000 more going out on wages": the figures of
 * the second change have names of their own.
 */
export function assumed(today: Day, changes: readonly OneChange[]): Assumed {
  const [first, second] = changes.map((change) => oneAssumed(today, change))
  if (!first || !second) return first ?? { words: '', facts: [], basis: [] }
  const words = second.words.replace(/\{\{(\w+)\}\}/g, '{{$1_second}}')
  return {
    words: `${first.words}, and ${words.charAt(0).toLowerCase()}${words.slice(1)}`,
    facts: [...first.facts, ...second.facts.map((fact) => ({ ...fact, id: `${fact.id}_second` }))],
    basis: [...new Set([...first.basis, ...second.basis])],
  }
}

function oneAssumed(today: Day, args: OneChange): Assumed {
  if (args.change === 'extra') return extraWords(today, args)
  if (args.change === 'level') return levelWords(today, args)
  if (args.change === 'missed') return { words: '', facts: [], basis: [] }
  const name = nameOf(args)
  const facts = [named('name', name)]
  if (args.change === 'delay') {
    const isIn = args.side === 'in'
    const what = isIn
      ? 'If everything expected from {{name}}'
      : `If everything due ${args.subjects[0]?.kind === 'merchant' ? 'to' : 'for'} {{name}}`
    const moves = isIn ? 'came' : 'went out'
    const basis = ['Only payments with a known day are moved.']
    const isEarly = args.days !== undefined && args.days < 0
    return args.until === undefined
      ? {
          words: `${what} ${moves} {{days}} ${isEarly ? 'earlier' : 'later'}`,
          facts: [...facts, days('days', Math.abs(args.days), isEarly ? 'Earlier by' : 'Later by')],
          basis,
        }
      : {
          words: `${what} before {{until_day}} ${moves} on that day`,
          facts: [...facts, date('until_day', args.until, 'Paid on')],
          basis,
        }
  }
  const when = whenWords(args)
  const moved = args.percent < 0 ? 'less' : 'more'
  const way = args.side === 'in' ? 'coming in' : 'going out'
  const isAll = args.subjects.length === 0
  const about = `${jointOf(args.side, args.subjects)} {{name}}`
  return {
    words:
      args.percent === -100
        ? `With nothing ${way} ${isAll ? 'at all' : about}${when.words}`
        : `With ${wholes[args.percent] ?? `{{percent}} ${moved}`} ${way} ${isAll ? 'in all' : about}${when.words}`,
    facts: [
      ...(isAll ? [] : facts),
      percent('percent', Math.abs(args.percent), 'Change'),
      ...when.facts,
    ],
    basis: [],
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

function nameOf({ side, subjects }: Exclude<OneChange, Extra | Level>): string {
  if (subjects.length > 0) return listed(subjects.map(nameInSentence))
  return side === 'in' ? 'all money in' : 'all costs'
}

function whenWords({ from, to }: { from?: string; to?: string }): Pick<Assumed, 'words' | 'facts'> {
  if (!from) return { words: '', facts: [] }
  const first = span('from', monthLabel(from))
  if (!to) return { words: ' from {{from}} on', facts: [first] }
  if (from === to) return { words: ' in {{from}}', facts: [first] }
  return { words: ' from {{from}} to {{to}}', facts: [first, span('to', monthLabel(to))] }
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
