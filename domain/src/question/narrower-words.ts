// Words for parts of a category: "parking" is one of what vehicles cost.
import { goodsWords } from './category-words/goods.ts'
import { narrowerWords } from './category-words.ts'

/** Words for parts of a category. */
export function narrowerThan(code: string): readonly string[] {
  return [...(narrowerWords[code] ?? []), ...(goodsWords[code] ?? [])]
}

/** Whether words name goods of a category, and not the category itself. */
export function namesGoods(code: string, text: string): boolean {
  return (goodsWords[code] ?? []).some((word) => ` ${text} `.includes(` ${word} `))
}
