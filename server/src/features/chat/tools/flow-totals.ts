// Tools for how much has moved: totals and net.
import { type Minor, minor } from '@plimsoll/domain/money'
import type { Subject } from '@plimsoll/domain/question/subject'
import type { FlowFilter, YesNo } from '@plimsoll/domain/question/tool-call'
import { sumFlows } from '../../../books/figures/flows.store.ts'
import { count, type Fact, money, named, span, type ToolResult } from '../facts.ts'
import { listed } from '../listed.ts'
import { cite, queryOf, type ToolContext } from '../tool-context.ts'
import {
  aboutWords,
  cashBasis,
  limitWords,
  nothingWords,
  opened,
  openingOf,
  periodWords,
  transfersLeftOut,
  verbOf,
} from './flow-words.ts'
import { rankedNames } from './ranked-names.ts'

/** Money in or out over a period. */
export async function flowTotal(
  context: ToolContext,
  args: FlowFilter &
    YesNo & {
      claimed?: Minor
      ranked?: true
      threshold?: { relation: 'over' | 'under'; amount: Minor }
    },
): Promise<ToolResult> {
  const { tx, businessId } = context
  const query = queryOf(context, args)
  const [total] = await sumFlows(tx, businessId, query, null)
  const amount = total?.amount ?? minor(0)
  const number = total?.count ?? 0
  const about = aboutWords(args)
  const limits = limitWords(args)
  const opening = openingOf(args, amount)
  const each = args.ranked
    ? await rankedNames(context, args)
    : await eachSubject(context, args, amount)
  const back = await lessBack(context, args, amount)
  const sentence =
    number === 0
      ? nothingWords(args, about.words, limits.words)
      : `you ${verbOf(args)} {{total}}${about.words}${limits.words} in {{period}}, in {{count}} ${number === 1 ? 'payment' : 'payments'}.${back.words}${each.words}`
  return {
    template: opening.words
      ? `${opening.words}${sentence}`
      : opened(args, { holds: number > 0, sentence }),
    facts: [
      money('total', amount, args.side === 'in' ? 'Money in' : 'Money out'),
      count('count', number, 'Payments'),
      span('period', periodWords(args)),
      ...about.facts,
      ...limits.facts,
      ...opening.facts,
      ...back.facts,
      ...each.facts,
    ],
    citations: cite('total', args, number),
    rowCount: number,
    truncated: false,
    basis: [transfersLeftOut, cashBasis],
    warnings: [],
    empty: number === 0,
  }
}

// Below what any refund comes to.
const leastAmount = minor(-1_000_000_000_000)

// A refund makes a total smaller: what was paid before it is named beside it.
async function lessBack(
  context: ToolContext,
  args: FlowFilter,
  total: Minor,
): Promise<{ words: string; facts: Fact[] }> {
  const hasLimits = args.amountFrom !== undefined || args.amountTo !== undefined
  if (hasLimits || !args.subjects?.length) return { words: '', facts: [] }
  const limits = { amountFrom: leastAmount, amountTo: minor(-1) }
  const query = queryOf(context, { ...args, ...limits })
  const [refunded] = await sumFlows(context.tx, context.businessId, query, null)
  const back = minor(Math.abs(refunded?.amount ?? 0))
  const paid = minor(total + back)
  // Of refunds alone the total says it already.
  if (back === 0 || paid === 0) return { words: '', facts: [] }
  const verbs = args.side === 'in' ? ['received', 'went back'] : ['paid', 'came back']
  return {
    words: ` That is {{before_back}} ${verbs[0]} less {{back}} that ${verbs[1]}.`,
    facts: [
      money('before_back', paid, args.side === 'in' ? 'Received' : 'Paid'),
      money('back', back, args.side === 'in' ? 'Went back' : 'Came back'),
    ],
  }
}

// What each of several names had of it; one that was named and had nothing of it is no part.
async function eachSubject(
  context: ToolContext,
  args: FlowFilter,
  whole: Minor,
): Promise<{ words: string; facts: Fact[] }> {
  const parts = partsOf(args.subjects ?? [])
  const kinds = new Set(parts.map(({ subject }) => subject.kind === 'merchant'))
  if (parts.length < 2 || parts.length > 6 || (kinds.size > 1 && !args.any))
    return { words: '', facts: [] }
  const facts: Fact[] = []
  const words: string[] = []
  const without: string[] = []
  let parted = 0
  for (const { subject, isNamed } of parts) {
    const filter = queryOf(context, { ...args, subjects: [subject] })
    const [own] = await sumFlows(context.tx, context.businessId, filter, null)
    const hasSome = own !== undefined && own.count > 0
    if (!hasSome && !isNamed) continue
    const letter = String.fromCharCode(97 + words.length + without.length)
    facts.push(named(`name_${letter}`, subject.name))
    if (hasSome) facts.push(money(`part_${letter}`, own.amount, subject.name))
    parted += own?.amount ?? 0
    if (hasSome) words.push(`{{name_${letter}}} {{part_${letter}}}`)
    else without.push(`{{name_${letter}}}`)
  }
  if (words.length === 0) return { words: '', facts: [] }
  // Uber lies within travel: together they are less than one and the other.
  const overlap = parted > whole ? '; they overlap, and each payment counts once' : ''
  const nothingOf = kinds.has(false) ? 'is under' : args.side === 'in' ? 'came from' : 'went to'
  return {
    words: [
      words.length > 1 ? ` Of that: ${listed(words)}${overlap}.` : '',
      without.length > 0 ? ` Nothing of it ${nothingOf} ${without.join(' or ')}.` : '',
    ].join(''),
    facts: words.length > 1 || without.length > 0 ? facts : [],
  }
}

type NamedPart = { readonly subject: Subject; readonly isNamed: boolean }

// The members of a family are parts that nobody named.
function partsOf(subjects: readonly Subject[]): NamedPart[] {
  return subjects.flatMap((subject): NamedPart[] => {
    if (subject.kind === 'account') return []
    if (subject.kind !== 'merchant') return [{ subject, isNamed: true }]
    return subject.ids.map((id, at) => ({
      subject: { ...subject, ids: [id], name: subject.names[at] ?? subject.name },
      isNamed: subject.ids.length === 1,
    }))
  })
}

/** Money in, money out and what is left of a period. */
export async function netFlow(
  context: ToolContext,
  args: { period: FlowFilter['period'] },
): Promise<ToolResult> {
  const sums = await sumFlows(context.tx, context.businessId, queryOf(context, args), 'side')
  const sumOf = (side: string) => sums.find(({ key }) => key === side)
  const [into, out] = [sumOf('in')?.amount ?? minor(0), sumOf('out')?.amount ?? minor(0)]
  const net = minor(into - out)
  const number = (sumOf('in')?.count ?? 0) + (sumOf('out')?.count ?? 0)
  return {
    template: `{{in}} came in and {{out}} went out in {{period}}, so cash ${net >= 0 ? 'rose' : 'fell'} by {{change}}.`,
    facts: [
      money('net', net, 'Net cash flow'),
      money('in', into, 'Money in'),
      money('out', out, 'Money out'),
      money('change', minor(Math.abs(net)), net >= 0 ? 'Rise' : 'Fall'),
      span('period', args.period.label),
    ],
    citations: [
      ...cite('in', { ...args, side: 'in' }, sumOf('in')?.count ?? 0),
      ...cite('out', { ...args, side: 'out' }, sumOf('out')?.count ?? 0),
    ],
    rowCount: number,
    truncated: false,
    basis: [transfersLeftOut, 'This is cash in and out, not profit.'],
    warnings: [],
    empty: number === 0,
  }
}
