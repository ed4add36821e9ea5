// Tools that compare: two periods, several subjects, and what changed most.
import { addDays, monthOf } from '@plimsoll/domain/calendar'
import { type Minor, minor } from '@plimsoll/domain/money'
import { monthPeriod, type Period, spanPeriod } from '@plimsoll/domain/question/period'
import type { Subject } from '@plimsoll/domain/question/subject'
import type { CutPeriod, FlowFilter, FlowSide, Grouping } from '@plimsoll/domain/question/tool-call'
import { readFlowRows, sumFlows } from '../../../books/figures/flows.store.ts'
import { type Fact, money, named, percent, span, type ToolResult } from '../facts.ts'
import { cite, queryOf, type ToolContext } from '../tool-context.ts'
import { contradiction } from './claimed-change.ts'
import { groupsOf } from './flow-groups.ts'
import { aboutWords, transfersLeftOut } from './flow-words.ts'
import { onlyOtherWay } from './other-way.ts'
import { onlyWholeMonths } from './whole-months.ts'

/** One period set against another. */
export async function comparePeriods(
  context: ToolContext,
  args: Omit<FlowFilter, 'side'> & {
    measure: FlowSide | 'net'
    against: Period
    asks: 'difference' | 'both' | 'more' | 'less' | 'doubled' | 'halved'
    cut?: CutPeriod
  },
): Promise<ToolResult> {
  const { measure, against, period, asks, cut, ...rest } = args
  const paidBefore = await monthPaidBefore(context, args)
  if (paidBefore) return comparePeriods(context, { ...args, against: paidBefore })
  const amountOf = async (period: Period, side: FlowSide) =>
    (
      await sumFlows(
        context.tx,
        context.businessId,
        queryOf(context, { ...rest, period: period, side }),
        null,
      )
    )[0] ?? { amount: minor(0), count: 0 }
  const read = async (period: Period) => {
    if (measure !== 'net')
      return { ...(await amountOf(period, measure)), into: minor(0), out: minor(0) }
    const [into, out] = [await amountOf(period, 'in'), await amountOf(period, 'out')]
    const amount = minor(into.amount - out.amount)
    return { amount, count: into.count + out.count, into: into.amount, out: out.amount }
  }
  const [a, b] = [await read(period), await read(against)]
  const change = minor(a.amount - b.amount)
  const compared = [
    money('change', change, 'Change'),
    money('a', a.amount, period.label),
    money('b', b.amount, against.label),
  ]
  const otherWay = a.count + b.count === 0 ? await onlyOtherWay(context, args) : null
  if (otherWay) return { ...otherWay, facts: [...otherWay.facts, ...compared] }
  const other = cut ? await read(cut.other) : null
  const unfinished = cut && other ? unfinishedWords(cut, other.amount, { period, against }) : null
  const whole =
    unfinished && measure !== 'net'
      ? await onlyWholeMonths({ period, against, change }, (days) => amountOf(days, measure))
      : null
  const about =
    measure === 'net' ? { words: '', facts: [] } : aboutWords({ side: measure, ...rest })
  const isDifferent = change !== 0
  // Two sides of nothing are no steady price: it may go by another name, or have no category yet.
  const isEmpty = measure !== 'net' && a.count + b.count === 0
  // Of two that are named in their order the second would be taken for the one with more.
  const isEarlier = period.from < against.from
  const word = change > 0 ? 'more' : 'less'
  const verb =
    measure === 'in' ? 'was received' : measure === 'out' ? 'went out' : 'net cash flow was'
  const holds = holdsOf(asks, { a: a.amount, b: b.amount })
  const opening = holds === null || whole ? '' : holds ? 'Yes: ' : (denials[asks] ?? 'No: ')
  return {
    template: `${
      measure === 'net'
        ? `${opening}${opening ? 'net' : 'Net'} cash flow was {{a}} in {{period}} ({{in_a}} in, {{out_a}} out) and {{b}} in {{against}} ({{in_b}} in, {{out_b}} out), a difference of {{size}}.`
        : isEmpty
          ? `Nothing ${verb}${about.words} in {{period}} or in {{against}}, so these days show no difference.`
          : `${opening}{{a}} ${verb}${about.words} in {{period}}, {{b}} in {{against}}: ${isDifferent ? `{{size}} ${word}${isEarlier ? ' in {{period}}' : ''}${b.amount > 0 ? ' ({{pct}})' : ''}` : 'no difference'}.`
    }${unfinished?.words ?? ''}${whole?.words ?? ''}`,
    facts: [
      money('size', minor(Math.abs(change)), change >= 0 ? 'Difference: more' : 'Difference: less'),
      ...compared,
      ...(measure === 'net'
        ? [
            money('in_a', a.into, `Money in, ${period.label}`),
            money('out_a', a.out, `Money out, ${period.label}`),
            money('in_b', b.into, `Money in, ${against.label}`),
            money('out_b', b.out, `Money out, ${against.label}`),
          ]
        : []),
      ...(b.amount > 0
        ? [percent('pct', (Math.abs(change) / b.amount) * 100, 'Change in per cent')]
        : []),
      span('period', period.label),
      span('against', against.label),
      ...about.facts,
      ...(unfinished?.facts ?? []),
      ...(whole?.facts ?? []),
    ],
    citations:
      measure === 'net'
        ? [period, against].flatMap((period) => [
            ...cite('in', { ...rest, period: period, side: 'in' }, 0),
            ...cite('out', { ...rest, period: period, side: 'out' }, 0),
          ])
        : [
            ...cite('a', { ...rest, period, side: measure }, a.count),
            ...cite('b', { ...rest, period: against, side: measure }, b.count),
          ],
    rowCount: a.count + b.count,
    truncated: false,
    basis: [
      transfersLeftOut,
      ...(period.toDate || period.unit === 'span'
        ? ['Periods under way are compared with as many days.']
        : []),
    ],
    warnings: [],
    chart: {
      kind: 'bars',
      points: [
        { label: against.label, minor: String(b.amount) },
        { label: period.label, minor: String(a.amount) },
      ],
    },
  }
}

// "No: … more" would seem to say yes.
const denials: Readonly<Record<string, string>> = {
  doubled: 'No, it didn’t double: ',
  halved: 'No, it didn’t halve: ',
}

// "Nearly doubled" holds from four fifths more on, "halved" from two fifths less.
function holdsOf(asks: string, { a, b }: { a: Minor; b: Minor }): boolean | null {
  if (asks === 'more') return a > b
  if (asks === 'less') return a < b
  if (asks === 'doubled') return b > 0 && a >= 1.8 * b
  return asks === 'halved' ? a <= 0.6 * b : null
}

// What is paid by the quarter doubled from the time before, and not from a month without any.
async function monthPaidBefore(
  context: ToolContext,
  args: Parameters<typeof comparePeriods>[1],
): Promise<Period | null> {
  const { measure, against, period, asks, cut: _, ...rest } = args
  const isClaim = asks === 'doubled' || asks === 'halved'
  const { firstDay } = context.extent
  if (!isClaim || measure === 'net' || !firstDay) return null
  const rowsIn = (days: Period) =>
    readFlowRows(
      context.tx,
      context.businessId,
      queryOf(context, { ...rest, side: measure, period: days }),
      { order: 'latest', rowsMax: 1 },
    )
  if ((await rowsIn(against)).length > 0 || against.from <= firstDay) return null
  const earlier = spanPeriod(firstDay, addDays(against.from, -1))
  const [row] = (await rowsIn(period)).length > 0 ? await rowsIn(earlier) : []
  return row ? monthPeriod(monthOf(row.day)) : null
}

// What is over is never cut without a word: its whole, or as many days of it, is given as well.
function unfinishedWords(
  cut: CutPeriod,
  amount: Minor,
  { period, against }: { period: Period; against: Period },
): { words: string; facts: Fact[] } {
  const compared = [period, against].find(({ from }) => from === cut.other.from)
  const isWhole = compared === undefined || compared.to < cut.other.to
  return {
    words: isWhole
      ? ' {{running}} isn’t over, so I compared as many days; the whole of {{other}} came to {{other_amount}}.'
      : ' {{running}} isn’t over: as many days ({{other}}) came to {{other_amount}}.',
    facts: [
      span('running', `${cut.running.charAt(0).toUpperCase()}${cut.running.slice(1)}`),
      span('other', cut.other.label),
      money('other_amount', amount, cut.other.label),
    ],
  }
}

const changesShown = 5

/**
 * What moved a total most from one period to another: by category or merchant, adding up to the
 * whole change.
 */
export async function largestChanges(
  context: ToolContext,
  args: {
    side: FlowSide
    period: Period
    against: Period
    by: Grouping
    subjects?: readonly Subject[]
    except?: readonly Subject[]
    suppliersOnly?: boolean
    direction?: 'more' | 'less'
    claimed?: 'more' | 'less'
  },
): Promise<ToolResult> {
  const { side, by, subjects, except, suppliersOnly = false, direction } = args
  const own = { ...(subjects ? { subjects } : {}), ...(except ? { except } : {}), suppliersOnly }
  const about = aboutWords({ side, ...own }, true)
  const [now, before] = [
    await groupsOf(context, { side, period: args.period, ...own }, by),
    await groupsOf(context, { side, period: args.against, ...own }, by),
  ]
  const formerly = new Map(before.map((group) => [group.name, group.amount]))
  const names = new Set([...now, ...before].map(({ name }) => name))
  const changes = [...names]
    .map((name) => {
      const own =
        now.find((group) => group.name === name) ?? before.find((group) => group.name === name)
      const amount = now.find((group) => group.name === name)?.amount ?? 0
      return {
        name,
        subject: own?.subject ?? null,
        change: minor(amount - (formerly.get(name) ?? 0)),
      }
    })
    .filter(({ change }) => change !== 0)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change) || (a.name < b.name ? -1 : 1))
  const totalOf = (groups: readonly { amount: Minor }[]) =>
    groups.reduce((sum, { amount }) => sum + amount, 0)
  const change = minor(totalOf(now) - totalOf(before))
  const wanted = changes.filter(
    (each) => direction === undefined || each.change > 0 === (direction === 'more'),
  )
  const [first] = wanted
  const claim = contradiction(args.claimed, change, { now, before })
  const shown = wanted.slice(0, changesShown)
  return {
    template: first
      ? `${claim.words}In {{period}} money ${side}${about.words} was {{size}} ${change >= 0 ? 'more' : 'less'} than in {{against}}. The biggest ${direction === undefined ? 'change' : direction === 'more' ? 'rise' : 'fall'} was {{first}}: {{first_size}} ${first.change > 0 ? 'more' : 'less'}.${namesEach(shown, subjects)} The bank data shows what changed, not why.`
      : `Nothing ${direction === undefined ? 'changed' : direction === 'more' ? 'rose' : 'fell'} between {{period}} and {{against}}.`,
    facts: [
      money('size', minor(Math.abs(change)), 'Change'),
      ...(first
        ? [
            named('first', first.name),
            money('first_size', minor(Math.abs(first.change)), first.name),
          ]
        : []),
      span('period', args.period.label),
      span('against', args.against.label),
      ...about.facts,
      ...claim.facts,
      ...shown.slice(1).map((one, at) => money(`row_${letters(at)}`, one.change, one.name)),
      ...shown
        .slice(1)
        .flatMap(({ name, change: each }, at) => [
          named(`other_${letters(at)}`, name),
          money(`size_${letters(at)}`, minor(Math.abs(each)), name),
        ]),
    ],
    citations: [
      ...cite('size', { side, period: args.period, ...own }, 0),
      ...cite('size', { side, period: args.against, ...own }, 0),
    ],
    rowCount: wanted.length,
    truncated: wanted.length > shown.length,
    basis: [transfersLeftOut, 'Every change together is the change of the total.'],
    warnings: [],
    table: {
      columns: ['Name', 'Change'],
      rows: shown.map((each) => [{ text: each.name }, { minor: String(each.change) }]),
    },
  }
}

// Of several names that were asked about, the change of each.
function namesEach(
  shown: readonly { change: Minor }[],
  subjects: readonly Subject[] | undefined,
): string {
  const others = shown.slice(1)
  if (others.length === 0 || (subjects ?? []).length < 2 || shown.length > 4) return ''
  const each = others.map(
    ({ change }, at) =>
      `{{other_${letters(at)}}}: {{size_${letters(at)}}} ${change > 0 ? 'more' : 'less'}`,
  )
  return ` Then ${each.join('; ')}.`
}

export function letters(at: number): string {
  return `${String.fromCharCode(97 + Math.floor(at / 26))}${String.fromCharCode(97 + (at % 26))}`
}
