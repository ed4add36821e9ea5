// The tool that sets two names side by side: what they came to, or what they come to a payment or
// a month.
import { type Minor, minor } from '@plimsoll/domain/money'
import type { Subject } from '@plimsoll/domain/question/subject'
import type { ToolCall } from '@plimsoll/domain/question/tool-call'
import { sumFlows } from '../../../books/figures/flows.store.ts'
import { count, type Fact, money, named, span, type ToolResult } from '../facts.ts'
import { listed } from '../listed.ts'
import { cite, queryOf, type ToolContext } from '../tool-context.ts'
import { transfersLeftOut } from './flow-words.ts'
import { nameInSentence } from './sentence-names.ts'

type Args = Extract<ToolCall, { tool: 'compare_subjects' }>['args']
type Side = { readonly amount: Minor; readonly count: number; readonly parts: number }

/**
 * Two merchants or categories side by side; two merchants within a category where one is among the
 * subjects.
 */
export async function compareSubjects(context: ToolContext, args: Args): Promise<ToolResult> {
  const { against, asks, per, joined = [], joinedTo, ...rest } = args
  const [first, ...category] = rest.subjects ?? []
  const firsts = [...(first ? [first] : []), ...(joinedTo === 'first' ? joined : [])]
  const others = [against, ...(joinedTo === 'against' ? joined : [])]
  const readBoth = async (within: readonly Subject[]) => ({
    within,
    a: await readSide(context, args, [...firsts, ...within]),
    b: await readSide(context, args, [...others, ...within]),
  })
  const narrow = await readBoth(category)
  // A payee without any payment in the category would only seem to have had nothing.
  const whole = narrow.a.count === 0 || narrow.b.count === 0 ? await readBoth([]) : narrow
  const { a, b, within } = whole.a.count + whole.b.count > 0 ? whole : narrow
  const isWidened = category.length > 0 && within.length === 0
  const { any: _, ...filter } = rest
  const words = sentenceOf(args, { a, b, isNarrowed: within.length > 0 })
  return {
    template: `${words}${isWidened ? ' Not all of it is categorised as {{category}}, so this counts every payment.' : ''}`,
    facts: [
      money('size', minor(Math.abs(a.amount - b.amount)), 'Difference'),
      money('a', a.amount, namesOf(firsts)),
      money('b', b.amount, namesOf(others)),
      { ...named('a_name', ''), value: namesOf(firsts) },
      { ...named('b_name', ''), value: namesOf(others) },
      ...category.map(({ name }) => ({ ...named('category', ''), value: name })),
      ...(per ? partFacts(per, { a, b }) : []),
      span('period', rest.period.label),
    ],
    citations: [
      ...cite('a', { ...filter, ...anyOf(firsts), subjects: [...firsts, ...within] }, a.count),
      ...cite('b', { ...filter, ...anyOf(others), subjects: [...others, ...within] }, b.count),
    ],
    rowCount: a.count + b.count,
    truncated: false,
    basis: [transfersLeftOut],
    warnings: [],
  }
}

// What is added up on one side is any of its names.
const anyOf = (subjects: readonly Subject[]) => (subjects.length > 1 ? { any: true } : {})

const namesOf = (subjects: readonly Subject[]) =>
  subjects.length > 1
    ? `${listed(subjects.map(nameInSentence))} together`
    : (subjects[0]?.name ?? '')

// What one of them came to; a payment or a month of it where that is compared. Months without any
// are no part of what somebody is on a month.
async function readSide(
  context: ToolContext,
  { against: _, asks: __, per, joined, joinedTo: ___, ...rest }: Args,
  subjects: readonly Subject[],
): Promise<Side> {
  const any = joined !== undefined && subjects.length > 1
  const query = queryOf(context, { ...rest, subjects, any })
  const sums = await sumFlows(
    context.tx,
    context.businessId,
    query,
    per === 'month' ? 'month' : null,
  )
  const total = sums.reduce((sum, { amount }) => sum + amount, 0)
  const number = sums.reduce((sum, { count: own }) => sum + own, 0)
  const parts = per === 'month' ? sums.filter(({ count: own }) => own > 0).length : number
  const amount = per && parts > 0 ? Math.round(total / parts) : total
  return { amount: minor(amount), count: number, parts }
}

function partFacts(per: 'payment' | 'month', { a, b }: { a: Side; b: Side }): Fact[] {
  return [count('a_parts', a.parts, `${per}s`), count('b_parts', b.parts, `${per}s`)]
}

function sentenceOf(
  { side, subjects, against, asks, per }: Args,
  { a, b, isNarrowed }: { a: Side; b: Side; isNarrowed: boolean },
): string {
  const narrowed = isNarrowed ? ' on {{category}}' : ''
  const wayOf = (subject: Subject | undefined) =>
    side === 'in' ? 'from' : subject?.kind === 'merchant' ? 'to' : 'on'
  const ways = { a: wayOf(subjects?.[0]), b: wayOf(against) }
  const came = side === 'in' ? 'came in' : 'went'
  const out = (own: 'a' | 'b') =>
    `${side === 'out' && ways[own] === 'on' ? 'out ' : ''}${ways[own]}`
  if (a.count + b.count === 0)
    return `In {{period}}, nothing ${came} ${out('a')} {{a_name}} or ${ways.b} {{b_name}}${narrowed}.`
  const isMore = a.amount > b.amount
  const opening = !asks ? '' : (asks === 'more' ? isMore : a.amount < b.amount) ? 'Yes: ' : 'No: '
  const inPeriod = opening ? 'in {{period}}' : 'In {{period}}'
  if (a.amount === b.amount)
    return `${opening}${inPeriod}, {{a}}${each(per, a)} ${came} ${out('a')} {{a_name}} and as much ${ways.b} {{b_name}}${narrowed}.`
  const [more, less] = isMore ? (['a', 'b'] as const) : (['b', 'a'] as const)
  const [most, least] = isMore ? [a, b] : [b, a]
  const rest = least.count === 0 ? `, and nothing ${ways[less]} {{${less}_name}}` : ''
  if (rest)
    return `${opening}${inPeriod}, {{${more}}}${each(per, most)} ${came} ${out(more)} {{${more}_name}}${rest}${narrowed}.`
  const amountOf = (own: 'a' | 'b', { parts }: Side) =>
    per
      ? `({{${own}}} a ${per} on average, over {{${own}_parts}} ${per}${parts === 1 ? '' : 's'})`
      : `({{${own}}})`
  return `${opening}${inPeriod}, more ${came} ${out(more)} {{${more}_name}} ${amountOf(more, most)} than ${ways[less]} {{${less}_name}} ${amountOf(less, least)}${narrowed}: {{size}} more${per ? ` a ${per}` : ''}.`
}

const each = (per: 'payment' | 'month' | undefined, { parts }: Side) =>
  per && parts > 0 ? ` a ${per}` : ''
