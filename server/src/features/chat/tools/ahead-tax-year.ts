// Corporation tax of an accounting year, whenever it falls due.
import { magnitude } from '@plimsoll/domain/money'
import { type Period, spanLabel } from '@plimsoll/domain/question/period'
import type { Due } from '../../forecast/service.ts'
import { date, money, span, type ToolResult } from '../facts.ts'
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
      citations: known.map((_, at) => ({
        ref: `amount_${letters(at)}`,
        href: '/cash-management',
        rowCount: 0,
        label: 'Cash management',
      })),
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
    citations: [{ ref: 'amount', href: '/cash-management', rowCount: 0, label: 'Cash management' }],
  }
}

function factsOfYear({ amount, due, label, period }: Tax, at: number) {
  return [
    span(`year_${letters(at)}`, period),
    money(`amount_${letters(at)}`, magnitude(amount), `${label}, ${period}`),
    date(`due_${letters(at)}`, due, 'Due'),
  ]
}
