// The lines that an amount may be a percentage of: the sides, the sub-categories and the merchants
// of the forecast.
import type { ForecastLine } from '@plimsoll/contract/forecast'
import { sideWords } from './levels.ts'
import { tabOf } from './line-words.ts'
import { printOther } from './rules/other-line.ts'

/** Each as the rule's form names it, with its words; the widest first. */
export function otherLines(lines: readonly ForecastLine[]): { value: string; label: string }[] {
  const active = lines.filter((line) => tabOf(line) === 'active')
  const choices = new Map<string, string>([
    ['side:in', sideWords.in],
    ['side:out', sideWords.out],
  ])
  for (const { side, sub_category, subcategory_label } of active)
    choices.set(printOther({ kind: 'sub_category', side, of: sub_category }), subcategory_label)
  for (const { side, merchant_id, merchant } of active)
    if (merchant_id) choices.set(printOther({ kind: 'merchant', side, of: merchant_id }), merchant)
  return [...choices].map(([value, label]) => ({ value, label }))
}
