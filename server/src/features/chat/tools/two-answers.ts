// Two figures of other tools beside each other, or added up.
import { type Minor, magnitude, minor } from '@plimsoll/domain/money'
import type { ToolCall } from '@plimsoll/domain/question/tool-call'
import { figureKindOf } from '@plimsoll/domain/question/two-answers/answered-figure'
import { emptyResult, type Fact, money, named, type ToolResult } from '../facts.ts'
import { renderFact, renderTemplate } from '../render.ts'
import type { ToolContext } from '../tool-context.ts'
import { aboutWords } from './flow-words.ts'

type Args = Extract<ToolCall, { tool: 'two_answers' }>['args']
type Run = (context: ToolContext, call: ToolCall) => Promise<ToolResult>

/** What one figure is beside another, or what they come to together. */
export async function twoAnswers(
  context: ToolContext,
  { first, second, asks }: Args,
  run: Run,
): Promise<ToolResult> {
  const [one, other] = [await run(context, first), await run(context, second)]
  const [a, b] = [
    figureOf(first, one, 'the last change'),
    figureOf(second, other, 'the one before'),
  ]
  // A day out of reach is no figure.
  if (!a || !b) {
    const { template, facts } = a ? other : one
    return emptyResult(template, facts)
  }
  // Nothing of that name in those days leaves nothing out.
  if (asks === 'without' && b.amount === 0) return emptyResult(other.template, other.facts)
  const gap = minor(a.amount - b.amount)
  const shared = {
    citations: [...one.citations, ...other.citations].map((each, at) => ({
      ...each,
      ref: at < one.citations.length ? 'first' : 'second',
    })),
    rowCount: one.rowCount + other.rowCount,
    truncated: false,
    basis: [...new Set([...one.basis, ...other.basis])],
    warnings: [...new Set([...one.warnings, ...other.warnings])],
  }
  const figures: Fact[] = [
    money('first', a.amount, a.label),
    money('second', b.amount, b.label),
    { ...named('first_words', ''), value: a.words },
    { ...named('second_words', ''), value: b.words },
  ]
  if (asks === 'sum')
    return {
      ...shared,
      template:
        '{{second}} {{second_words}} and {{first}} {{first_words}} come to {{sum}} together.',
      facts: [money('sum', minor(a.amount + b.amount), 'Together'), ...figures],
    }
  if (asks === 'without')
    return {
      ...shared,
      template:
        'That leaves {{rest}}: {{first}} {{first_words}}, less {{second}} {{second_words}}.',
      facts: [money('rest', gap, 'Without it'), ...figures],
    }
  const isLow = kindIsOut(first) ? asks === 'better' || asks === 'lower' : isOfLess(asks)
  const meant = gap === 0 ? null : gap < 0 === isLow ? a : b
  const size = gap === 0 ? 'as much' : `{{gap}} ${gap > 0 ? 'more' : 'less'}`
  const isYesNo = asks === 'more' || asks === 'less'
  const isSo = asks === 'more' ? gap > 0 : gap < 0
  const opening = isYesNo ? (isSo ? 'Yes: ' : 'No: ') : ''
  const ranked = !isYesNo && asks !== 'difference' && meant
  return {
    ...shared,
    template: `${opening}${opening ? uncapital(a.lead) : a.lead}{{first}} {{first_clause}}, against ${uncapital(b.lead)}{{second}} {{second_words}}: ${size}.${ranked ? ` {{meant}} is the ${rankWord(asks, first)}.` : ''}`,
    facts: [
      ...(gap === 0 ? [] : [money('gap', magnitude(gap), 'Difference')]),
      ...figures,
      { ...named('first_clause', ''), value: asClause(a.words) },
      ...(ranked ? [{ ...named('meant', ''), value: capital(ranked.short), label: 'Which' }] : []),
    ],
  }
}

// "£300 was paid out to Octopus Energy, against £700 paid out in January."
function asClause(words: string): string {
  if (/^(?:received|paid out)\b/.test(words)) return `was ${words}`
  return /^(?:expected|due)\b/.test(words) ? `is ${words}` : words
}

// Of two sums one is the larger, of two balances the higher.
function rankWord(asks: Args['asks'], call: ToolCall): string {
  if (figureKindOf(call) === 'balance') return asks
  return asks === 'higher' ? 'larger' : asks === 'lower' ? 'smaller' : asks
}

function uncapital(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`
}

function kindIsOut(call: ToolCall): boolean {
  return figureKindOf(call) === 'out'
}

function isOfLess(asks: Args['asks']): boolean {
  return asks === 'lower' || asks === 'worse' || asks === 'less'
}

type Words = { words: string; short: string; lead?: string }
const expectedWays = { in: 'expected', out: 'expected to go out', net: 'expected' }
const paidWays = { in: 'received', out: 'paid out', net: '' }

type Figure = Required<Words> & { amount: Minor; label: string }

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

const amountIds = ['balance', 'low', 'average', 'total', 'net', 'amount']

// The figure of an answer, with the days and names that it is of.
function figureOf(call: ToolCall, { facts, empty }: ToolResult, change: string): Figure | null {
  const id = call.tool === 'what_if' ? 'low' : amountIds.find((each) => factOf(facts, each))
  const found = id === undefined ? undefined : factOf(facts, id)
  const isNone = empty === true && call.tool !== 'forecast_balance' && !found
  if (!found?.minor && !isNone) return null
  const words = wordsOf(call, facts, change)
  return {
    amount: minor(Number(found?.minor ?? 0)),
    label: found?.label ?? 'Amount',
    lead: '',
    ...words,
  }
}

function factOf(facts: readonly Fact[], id: string): Fact | undefined {
  return facts.find((fact) => fact.id === id)
}

function withoutGaps<T extends object>(some: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(some).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>
  }
}

function wordsOf(call: ToolCall, facts: readonly Fact[], change: string): Words {
  const text = (id: string) => {
    const fact = factOf(facts, id)
    return fact ? renderFact(fact) : ''
  }
  const put = (template: string, more: readonly Fact[] = []) =>
    renderTemplate(template, [...facts, ...more])
  switch (call.tool) {
    case 'forecast_balance':
      return { words: put('expected at the end of {{day}}'), short: text('day') }
    case 'cash_balance':
      return factOf(facts, 'day')
        ? { words: put('at the end of {{day}}'), short: text('day') }
        : { words: 'now', short: 'now' }
    case 'forecast_low':
      return { words: put('at the lowest, on {{day}}'), short: text('day') }
    case 'what_if':
      return { words: put(`at the lowest with ${change}, on {{day}}`), short: change }
    case 'net_flow':
      return { lead: 'Net cash flow of ', words: put('in {{period}}'), short: text('period') }
    case 'forecast_total':
    case 'flow_total': {
      const { args } = call
      const side = 'measure' in args ? args.measure : args.side
      const about =
        side === 'net'
          ? { words: '', facts: [] }
          : aboutWords({ side, ...(args.subjects ? { subjects: args.subjects } : {}) })
      const way = call.tool === 'forecast_total' ? expectedWays[side] : paidWays[side]
      const isPlain = side === 'in' && about.words === '' && call.tool === 'forecast_total'
      const words = put(`${way}${isPlain ? ' in' : about.words} in {{period}}`, about.facts)
      const lead = side === 'net' ? { lead: 'Net cash flow of ' } : {}
      return {
        ...lead,
        words,
        short: about.words
          ? `${put(about.words.replace(/^ \w+ /, ''), about.facts)} in ${args.period.label}`
          : args.period.label,
      }
    }
    case 'upcoming': {
      const { side = 'out', subjects } = call.args
      const about = aboutWords({ side, ...(subjects ? { subjects } : {}) })
      const days = factOf(facts, 'from') ? 'from {{from}} to {{to}}' : 'on {{day}}'
      return {
        words: put(`due ${side}${about.words} ${days}`, about.facts),
        short: about.words ? put(about.words.replace(/^ \w+ /, ''), about.facts) : put(days),
      }
    }
    case 'extreme': {
      const { measure, interval, subjects, except, least } = call.args
      const isFlow = measure === 'in' || measure === 'out'
      const about = isFlow
        ? aboutWords({ side: measure, ...withoutGaps({ subjects, except }) })
        : null
      const place = interval === 'day' ? 'on' : 'in'
      const what = isFlow ? `${paidWays[measure]}${about?.words ?? ''} ` : ''
      const lead = measure === 'net' ? { lead: 'Net cash flow of ' } : {}
      return {
        ...lead,
        words: put(
          `${what}${place} {{first}}, the ${least ? 'lowest' : 'highest'} ${interval},`,
          about?.facts,
        ).replace(/,$/, ''),
        short: text('first'),
      }
    }
    case 'average': {
      const { side, subjects, except, per } = call.args
      const about = aboutWords({ side, ...withoutGaps({ subjects, except }) })
      const each = per === 'payment' ? 'a payment' : `a ${per}`
      return {
        words: put(`${paidWays[side]}${about.words} ${each} on average in {{period}}`, about.facts),
        short: text('period'),
      }
    }
    case 'payment_when':
      return { words: put('on {{day}}'), short: text('day') }
    case 'tax_due': {
      const kind = text('kind') || text('one') || 'tax'
      const days = factOf(facts, 'due') ? 'due on {{due}}' : 'due from {{from}} to {{to}}'
      return { words: `of ${kind} ${put(days)}`, short: `${kind} ${put(days)}` }
    }
    default:
      return { words: '', short: '' }
  }
}
