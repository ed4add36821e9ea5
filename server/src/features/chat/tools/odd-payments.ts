// What looks odd among payments: possible duplicates, price rises, forgotten trials, first large
// payments. Only a person can tell whether something is wrong.
import type { Leak } from '@plimsoll/contract/leaks'
import { minor } from '@plimsoll/domain/money'
import type { Period } from '@plimsoll/domain/question/period'
import type { Subject } from '@plimsoll/domain/question/subject'
import type { ToolCall } from '@plimsoll/domain/question/tool-call'
import { leaksReply, leaksWithin } from '../../forecast/service.ts'
import { count, date, money, named, span, type ToolResult } from '../facts.ts'
import type { ToolContext } from '../tool-context.ts'
import { overlaps, rowsShown } from './book-tools.ts'
import { letters } from './compare-tools.ts'

type OddKind = 'duplicate' | 'price_rise'

/** What stands out, of late or within a period. */
export async function anomalies(
  context: ToolContext,
  args: Extract<ToolCall, { tool: 'anomalies' }>['args'],
): Promise<ToolResult> {
  const { tx, businessId, today } = context
  const { kind: wanted, period } = args
  const leaks = period
    ? await leaksWithin(tx, businessId, { today, from: period.from, to: period.to })
    : (await leaksReply(tx, businessId, today)).leaks
  if (wanted === 'overlap') return overlaps(leaks.filter(({ kind }) => kind === 'overlap'))
  const [payee] = args.subjects ?? []
  const ids = payee?.kind === 'merchant' ? payee.ids : null
  const found = leaks
    .filter(({ kind }) => !wanted || kind === wanted)
    .filter(({ merchant_id: id }) => !ids || (id !== null && ids.includes(id)))
  const [first] = found
  const yearly = args.yearly ? yearlyOf(found) : null
  return {
    template: first
      ? `${yearly ? overYear : ''}${foundWords(found, first, args)}`
      : noneWords(wanted, period, payee),
    facts: [
      ...(yearly ? [money('yearly', yearly, 'More over a year')] : []),
      count('count', found.length, wanted ? plurals[wanted] : 'Things that stand out'),
      ...(period ? [span('period', period.label)] : []),
      ...(payee ? [named('payee', payee.name)] : []),
      ...(first
        ? [
            named('first', first.name),
            money('amount', first.amount, first.name),
            date('day', first.day, 'Date'),
          ]
        : []),
      ...found
        .slice(1, rowsShown)
        .map((one, at) => money(`row_${letters(at)}`, one.amount, one.name)),
    ],
    citations: [
      { ref: 'count', href: '/cash-flow/forecast', rowCount: found.length, label: 'Forecast' },
    ],
    rowCount: found.length,
    truncated: found.length > rowsShown,
    basis: [
      period || wanted
        ? 'From the last twelve months. Only you can tell whether something is wrong.'
        : 'From the last twelve months; first large payments from the last sixty days, or from any month that you name. Only you can tell whether something is wrong.',
    ],
    warnings: [],
    table: {
      columns: ['Name', 'What stands out', 'Date', 'Amount'],
      rows: found
        .slice(0, rowsShown)
        .map((each) => [
          { text: each.name },
          { text: kindLabels[each.kind] },
          { day: each.day },
          { minor: String(each.amount) },
        ]),
    },
    ...(found.length === 0 ? { empty: true } : {}),
  }
}

const overYear = 'Over a year that is {{yearly}} more. '

// What all of them cost a year; null where one of them happened once.
function yearlyOf(found: readonly Leak[]) {
  const each = found.flatMap(({ yearly }) => (yearly === null ? [] : [Number(yearly)]))
  return each.length < found.length ? null : minor(each.reduce((all, one) => all + one, 0))
}

const plurals: Record<OddKind, string> = {
  duplicate: 'possible duplicates',
  price_rise: 'price rises',
}

const kindLabels: Record<Leak['kind'], string> = {
  price_rise: 'Price rise',
  duplicate: 'Possible duplicate',
  forgotten_trial: 'Trial that now costs money',
  missed_receipt: 'Money that hasn’t come',
  first_large_payee: 'First large payment',
  overlap: 'Two services for one purpose',
}

const kindWords: Record<Leak['kind'], string> = {
  price_rise: 'a price rise at {{first}} of {{amount}} on {{day}}',
  duplicate: 'a possible duplicate payment to {{first}}, {{amount}} on {{day}}',
  forgotten_trial: 'a trial at {{first}} that now costs money, {{amount}} on {{day}}',
  missed_receipt: '{{amount}} from {{first}} that hasn’t come, expected by {{day}}',
  first_large_payee: 'a first large payment to {{first}}, {{amount}} on {{day}}',
  overlap: 'two services for one purpose, {{first}} with {{amount}} on {{day}}',
}

function foundWords(
  found: readonly Leak[],
  first: Leak,
  { kind, period }: { kind?: OddKind | 'overlap'; period?: Period },
): string {
  const when = period ? ' in {{period}}' : ''
  const what = kindWords[first.kind]
  if (found.length === 1) return `One thing stands out${when}: ${what}.`
  const things = kind && kind !== 'overlap' ? `${plurals[kind]} were found` : 'things stand out'
  return `{{count}} ${things}${when}. The dearest is ${what}.`
}

function noneWords(
  kind: OddKind | undefined,
  period: Period | undefined,
  payee: Subject | undefined,
): string {
  const when = period ? ' in {{period}}' : payee ? ' in the last twelve months' : ''
  if (payee)
    return `I found no payment to {{payee}}${when} that looks like a second one for the same thing.`
  return kind
    ? `No ${plurals[kind]} were found${when}.`
    : `Nothing stands out${when}: no possible duplicate, price rise, forgotten trial or first large payment.`
}
