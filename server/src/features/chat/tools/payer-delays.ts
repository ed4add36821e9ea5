// Tools for how late payers usually are.
import { isWithoutForecast } from '@plimsoll/domain/outlook/outlook'
import type { Subject } from '@plimsoll/domain/question/subject'
import { readKeptDue } from '../../forecast/service.ts'
import { count, named, type ToolResult } from '../facts.ts'
import type { ToolContext } from '../tool-context.ts'
import { itemsShown, withoutForecast } from './ahead-words.ts'
import { letters } from './compare-tools.ts'

/** How many days after the expected one regular payers usually pay; or one of them. */
export async function payerDelays(
  context: ToolContext,
  args: { subjects?: readonly Subject[] },
): Promise<ToolResult> {
  const due = await readKeptDue(context.tx, context.businessId, context.today)
  if (!due || isWithoutForecast(due.outlook)) return withoutForecast(context)
  const known = due.payers.flatMap(({ merchant, usual_delay }) =>
    usual_delay === null ? [] : [{ merchant, delay: usual_delay }],
  )
  const slow = known.filter(({ delay }) => delay > 0).sort((a, b) => b.delay - a.delay)
  const [first] = slow
  const base = {
    citations: [{ ref: 'count', href: '/cash-management', rowCount: 0, label: 'Cash management' }],
    rowCount: known.length,
    truncated: slow.length > itemsShown,
    basis: ['The usual delay is the middle one of past payments, counted from the expected day.'],
    warnings: [],
  }
  const [payer] = args.subjects ?? []
  if (payer) return { ...base, ...delayOf(payer, known) }
  if (known.length === 0)
    return {
      ...base,
      template: 'No customer has paid regularly enough for a usual delay to be known.',
      facts: [count('known', 0, 'Regular payers')],
      empty: true,
    }
  return {
    ...base,
    template: delaySentence(known.length, slow.length),
    facts: [
      ...(known.length === 1 ? [named('only', known[0]?.merchant ?? '')] : []),
      count('count', slow.length, 'Usually late'),
      count('known', known.length, 'Regular payers'),
      ...(first
        ? [
            named('first', first.merchant),
            { id: 'delay', unit: 'days' as const, value: first.delay, label: first.merchant },
          ]
        : []),
      ...slow.slice(1, itemsShown).map((each, at) => ({
        id: `row_${letters(at)}`,
        unit: 'days' as const,
        value: each.delay,
        label: each.merchant,
      })),
    ],
    table: {
      columns: ['Name', 'Days late'],
      rows: slow
        .slice(0, itemsShown)
        .map((each) => [{ text: each.merchant }, { number: each.delay }]),
    },
  }
}

/** How many of the regular payers usually pay late, and who is slowest. */
export function delaySentence(known: number, slow: number): string {
  if (known === 1)
    return slow === 1
      ? '{{only}}, your only regular payer, usually pays {{delay}} after the expected day.'
      : '{{only}}, your only regular payer, usually pays on time.'
  return slow === 0
    ? 'None of your {{known}} regular payers usually pays late.'
    : `{{count}} of {{known}} regular payers usually ${slow === 1 ? 'pays' : 'pay'} late. The slowest is {{first}}, usually {{delay}} after the expected day.`
}

function delayOf(
  { name }: Subject,
  known: readonly { merchant: string; delay: number }[],
): Pick<ToolResult, 'template' | 'facts' | 'empty'> {
  const own = known.find(({ merchant }) => merchant === name)
  if (!own)
    return {
      template: '{{payer}} has not paid regularly enough for a usual delay to be known.',
      facts: [named('payer', name)],
      empty: true,
    }
  const delay = { id: 'delay', unit: 'days' as const, value: Math.abs(own.delay), label: name }
  return {
    template:
      own.delay === 0
        ? '{{payer}} usually pays on the expected day.'
        : `{{payer}} usually pays {{delay}} ${own.delay > 0 ? 'after' : 'before'} the expected day.`,
    facts: own.delay === 0 ? [named('payer', name), delay] : [delay, named('payer', name)],
  }
}
