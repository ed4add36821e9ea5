// A rule in words: when it fits, and what it does then.

import type { Category } from '@plimsoll/contract/categories'
import type { AccountBalance } from '@plimsoll/contract/sources'
import { money } from '../../../format/amount.ts'
import type { Rule } from './queries.ts'

/** How words are looked for. */
export const howWords: Record<NonNullable<Rule['conditions']['text']>[number]['how'], string> = {
  contains: 'contains',
  is: 'is exactly',
  begins: 'starts with',
  lacks: 'does not contain',
}

/** `Text contains “screwfix”, £5.00 to £20.00, money out`. */
export function conditionWords(rule: Rule, accounts: readonly AccountBalance[]): string {
  const { text, merchant_ids, amount_from, amount_to, account, direction, rail } = rule.conditions
  const amounts =
    amount_from !== undefined && amount_to !== undefined
      ? `${money(amount_from)} to ${money(amount_to)}`
      : amount_from !== undefined
        ? `${money(amount_from)} or more`
        : amount_to !== undefined
          ? `${money(amount_to)} or less`
          : ''
  return [
    ...(text ?? []).map(({ how, words }) => `text ${howWords[how]} “${words}”`),
    merchant_ids?.length === 1 ? 'one merchant' : '',
    merchant_ids && merchant_ids.length > 1 ? `one of ${merchant_ids.length} merchants` : '',
    amounts,
    account ? (accounts.find(({ id }) => id === account)?.name ?? 'one account') : '',
    direction ? `money ${direction}` : '',
    rail ? `paid by ${rail}` : '',
  ]
    .filter(Boolean)
    .join(', ')
}

/** `Fuel, merchant Shell`. */
export function actionWords(rule: Rule, categories: readonly Category[]): string {
  const { sub_category, merchant, exclude, split } = rule.actions
  const name = (code: string) =>
    categories.find((category) => category.sub_category === code)?.subcategory_label ?? code
  return [
    sub_category ? name(sub_category) : '',
    split
      ? split.map((each) => `${sharePercent(each.share)}% ${name(each.sub_category)}`).join(', ')
      : '',
    merchant ? `merchant ${merchant}` : '',
    exclude ? 'excluded' : '',
  ]
    .filter(Boolean)
    .join(', ')
}

/** A share of hundredths of a percent as percent: 2,500 is 25. */
export function sharePercent(share: number): number {
  return share / hundredths
}

const hundredths = 100
