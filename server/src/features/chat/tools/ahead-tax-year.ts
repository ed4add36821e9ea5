// Tax of an accounting year or of a return, whenever it falls due.
import { addDays, addMonths, firstDayOf, lastDayOf, monthOf } from '@plimsoll/domain/calendar'
import { magnitude, sum } from '@plimsoll/domain/money'
import { type Period, spanLabel, spanPeriod } from '@plimsoll/domain/question/period'
import type { TaxKind } from '@plimsoll/domain/tax/tax-schedule'
import { readFlowRows } from '../../../books/figures/flows.store.ts'
import type { Due } from '../../forecast/service.ts'
import { count, date, money, named, span, type ToolResult } from '../facts.ts'
import { cite, queryOf, type ToolContext } from '../tool-context.ts'
import { onCashManagement, taxNote } from './ahead-words.ts'
import { letters } from './compare-tools.ts'

type Tax = Due['taxes'][number]

/**
 * The tax on an accounting year, with what of it has built up so far; the years that are known
 * where it is none of them.
 */
export function taxOfYear(
  taxes: readonly Tax[],
  built: Due['set_aside'],
  year: Period,
): ToolResult {
  const label = spanLabel(year.from, year.to)
  const tax = taxes.find(({ period }) => period === label)
  const shared = {
    rowCount: 0,
    truncated: false,
    basis: [
      'An estimate from past payments to HMRC, not a tax return. Your accountant has the final figure.',
    ],
    warnings: [],
  }
  if (!tax) {
    const known = taxes.slice(0, 3)
    return {
      ...shared,
      template: `Corporation tax is worked out for your accounting years, and {{year}} isn’t one of them. ${known.map((_, at) => `For {{year_${letters(at)}}} we expect {{amount_${letters(at)}}}, due on {{due_${letters(at)}}}.`).join(' ')}`,
      facts: [span('year', label), ...known.flatMap((each, at) => factsOfYear(each, at))],
      citations: known.flatMap((_, at) => onCashManagement(`amount_${letters(at)}`, 0)),
    }
  }
  const soFar = built.find((each) => each.label === `${tax.label}, ${label}`)
  const isPart = soFar !== undefined && soFar.amount !== magnitude(tax.amount)
  return {
    ...shared,
    template: `Corporation tax for {{year}} is estimated at {{amount}}, due on {{due}}.${isPart ? ' So far {{built}} has built up.' : ''}`,
    facts: [
      money('amount', magnitude(tax.amount), tax.label),
      date('due', tax.due, 'Due'),
      span('year', label),
      ...(isPart ? [money('built', soFar.amount, 'Built up so far')] : []),
    ],
    citations: onCashManagement('amount', 0),
  }
}

/** The tax of the return for some days, still to be paid or paid; else the returns to come. */
export async function taxOfReturn(
  context: ToolContext,
  taxes: readonly Tax[],
  { kind, period: days, asksPaid }: { kind?: TaxKind; period: Period; asksPaid?: boolean },
): Promise<ToolResult> {
  const label = spanLabel(days.from, days.to)
  const tax =
    kind === 'paye'
      ? taxes.find(({ due }) => monthOf(due) === addMonths(monthOf(days.to), 1))
      : taxes.find((each) => each.period === label || isUnderWay(each, days))
  const shared = { rowCount: 0, truncated: false, basis: [taxNote], warnings: [] }
  const citations = onCashManagement('amount', 0)
  if (tax) {
    const isRepaid = tax.amount > 0
    return {
      ...shared,
      template: isRepaid
        ? '{{kind}} for {{year}} is estimated to bring a repayment of {{amount}}, expected on {{day}}.'
        : `${asksPaid ? 'Not yet: ' : ''}{{kind}} for {{year}} is estimated at {{amount}}, due on {{due}}${tax.day === tax.due ? '' : '; cash is expected to leave on {{day}}'}.`,
      facts: [
        named('kind', tax.label),
        money('amount', magnitude(tax.amount), tax.label),
        date('due', tax.due, 'Due'),
        date('day', tax.day, isRepaid ? 'Reaches the account' : 'Leaves the account'),
        span('year', tax.period),
      ],
      citations,
    }
  }
  const paid = await paidFor(context, taxes, { kind, days: quarterWith(taxes, days) })
  if (paid) return asksPaid ? { ...paid, template: `Yes: ${paid.template}` } : paid
  const known = taxes.slice(0, 2)
  return {
    ...shared,
    template: `No payment of {{kind}} for {{year}} is expected. ${known.map((_, at) => `For {{year_${letters(at)}}} we expect {{amount_${letters(at)}}}, due on {{due_${letters(at)}}}.`).join(' ')}`,
    facts: [
      named('kind', taxes[0]?.label ?? 'Tax'),
      span('year', label),
      ...known.flatMap((each, at) => factsOfYear(each, at)),
    ],
    citations: known.flatMap((_, at) => onCashManagement(`amount_${letters(at)}`, 0)),
  }
}

// Whether a single day lies in the VAT quarter of a return, which is due in the second month after.
function isUnderWay({ due }: Tax, { from, to }: Period): boolean {
  const last = addMonths(monthOf(due), -2)
  return from === to && monthOf(from) <= last && monthOf(from) >= addMonths(last, -2)
}

// The quarter of the business's own that a single day lies in.
function quarterWith(taxes: readonly Tax[], days: Period): Period {
  const [first] = taxes
  if (days.from !== days.to || !first) return days
  const last = addMonths(monthOf(first.due), -2)
  for (const back of [3, 6, 9, 12]) {
    const [from, to] = [addMonths(last, -back - 2), addMonths(last, -back)]
    if (monthOf(days.from) >= from && monthOf(days.from) <= to)
      return spanPeriod(firstDayOf(from), lastDayOf(to))
  }
  return days
}

// What was paid in the two months after a quarter that is one of the business's own.
async function paidFor(
  context: ToolContext,
  taxes: readonly Tax[],
  { kind, days }: { kind: TaxKind | undefined; days: Period },
): Promise<ToolResult | null> {
  if (kind !== 'vat') return null
  const isOwn = [3, 6, 9, 12].some((months) => {
    const from = firstDayOf(addMonths(monthOf(days.from), months))
    const to = lastDayOf(addMonths(monthOf(days.to), months))
    return taxes.some(({ period }) => period === spanLabel(from, to))
  })
  const period = spanPeriod(addDays(days.to, 1), lastDayOf(addMonths(monthOf(days.to), 2)))
  const vat = { kind: 'sub_category', code: 'vat_payment', name: 'VAT' } as const
  const args = { side: 'out', period, subjects: [vat] } as const
  const rows = isOwn
    ? await readFlowRows(context.tx, context.businessId, queryOf(context, args), {
        order: 'latest',
        rowsMax: 10,
      })
    : []
  const [latest] = rows
  if (!latest) return null
  return {
    template: `VAT for {{year}} came to {{amount}}, paid on {{day}}${rows.length > 1 ? ' and before, in {{count}} payments' : ''}.`,
    facts: [
      money('amount', sum(rows.map(({ amount }) => amount)), 'VAT'),
      date('day', latest.day, 'Paid'),
      count('count', rows.length, 'Payments'),
      span('year', spanLabel(days.from, days.to)),
    ],
    citations: cite('amount', args, rows.length),
    rowCount: rows.length,
    truncated: false,
    basis: ['VAT for a quarter is what was paid in the two months after it.'],
    warnings: [],
  }
}

function factsOfYear({ amount, due, label, period }: Tax, at: number) {
  return [
    span(`year_${letters(at)}`, period),
    money(`amount_${letters(at)}`, magnitude(amount), `${label}, ${period}`),
    date(`due_${letters(at)}`, due, 'Due'),
  ]
}
