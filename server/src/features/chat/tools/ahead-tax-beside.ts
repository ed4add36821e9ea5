// The next payment of a tax beside the one before it: "will the VAT be more than last time?"
import { type Minor, magnitude, minor } from '@plimsoll/domain/money'
import { type Period, spanPeriod } from '@plimsoll/domain/question/period'
import type { Subject } from '@plimsoll/domain/question/subject'
import { taxSubCategoryOf } from '@plimsoll/domain/tax/tax-payment'
import { sumFlows } from '../../../books/figures/flows.store.ts'
import type { Due } from '../../forecast/service.ts'
import { date, type Fact, money, named, span, type ToolResult } from '../facts.ts'
import { cite, queryOf, type ToolContext } from '../tool-context.ts'
import { paymentWhen } from './flow-rows.ts'

type Paid = { readonly amount: Minor; readonly words: string; readonly facts: readonly Fact[] }

/** What is expected of a tax beside what was paid last, or in the days that were named. */
export async function taxBesideLast(
  context: ToolContext,
  tax: Due['taxes'][number],
  { besideLast, against }: { besideLast?: 'more' | 'less' | 'both'; against?: Period },
): Promise<ToolResult> {
  const code = taxSubCategoryOf(tax.kind, tax.amount)
  const subject: Subject = { kind: 'sub_category', code, name: tax.label }
  const filter = {
    side: 'out' as const,
    subjects: [subject],
    period: against ?? spanPeriod(context.extent.firstDay ?? context.today, context.today),
  }
  const paid = against ? await paidIn(context, filter) : await paidLast(context, filter)
  const amount = magnitude(tax.amount)
  const shared = {
    rowCount: 0,
    truncated: false,
    basis: ['An estimate from past payments to HMRC. Your accountant has the final figure.'],
    warnings: [],
  }
  const expected = '{{kind}} is estimated at {{amount}}, due on {{due}}'
  const facts = [
    money('amount', amount, tax.label),
    date('due', tax.due, 'Due'),
    named('kind', tax.label),
  ]
  const ahead = { ref: 'amount', href: '/cash-management', rowCount: 0, label: 'Cash management' }
  if (!paid)
    return {
      ...shared,
      template: `${expected}; no earlier payment of it is in your records.`,
      facts,
      citations: [ahead],
    }
  const gap = amount - paid.amount
  const opening = besideLast === 'both' ? '' : isAsAsked(gap, besideLast) ? 'Yes: ' : 'No: '
  const words = gap === 0 ? 'as much as' : `{{gap}} ${gap > 0 ? 'more' : 'less'} than`
  return {
    ...shared,
    template: `${opening}${expected}, ${words} the {{paid}} paid ${paid.words}.`,
    facts: [
      ...facts,
      money('paid', paid.amount, 'Paid before'),
      ...(gap === 0 ? [] : [money('gap', minor(Math.abs(gap)), 'Difference')]),
      ...paid.facts,
    ],
    citations: [ahead, ...cite('paid', filter, 0)],
  }
}

const isAsAsked = (gap: number, way: 'more' | 'less' | undefined) =>
  way === 'less' ? gap < 0 : gap > 0

type Filter = { side: 'out'; subjects: readonly Subject[]; period: Period }

async function paidIn(context: ToolContext, filter: Filter): Promise<Paid | null> {
  const query = queryOf(context, filter)
  const [total] = await sumFlows(context.tx, context.businessId, query, null)
  if (!total || total.count === 0) return null
  return {
    amount: magnitude(total.amount),
    words: 'in {{span}}',
    facts: [span('span', filter.period.label)],
  }
}

async function paidLast(context: ToolContext, filter: Filter): Promise<Paid | null> {
  const { facts } = await paymentWhen(context, { ...filter, first: false })
  const amount = facts.find(({ id }) => id === 'amount')?.minor
  const day = facts.find(({ id }) => id === 'day')?.value
  if (amount === undefined || typeof day !== 'string') return null
  return {
    amount: magnitude(minor(Number(amount))),
    words: 'on {{last_day}}',
    facts: [date('last_day', day, 'Paid last')],
  }
}
