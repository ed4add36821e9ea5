// The form of a line of the dictionary. The lines themselves stand in the files named after their
// subject.
import type { SubCategoryCode } from '../taxonomy.ts'

/**
 * What money with a merchant is for. One code serves both signs: a refund keeps the category it
 * refunds. Two codes part money in from money out; a missing side means that the dictionary does
 * not know.
 */
type EntryMeaning =
  | SubCategoryCode
  | { readonly in?: SubCategoryCode; readonly out?: SubCategoryCode }

/**
 * Patterns parted by bars; the brand's own spelling (`true` when each pattern is a brand by itself,
 * `null` for words that name no one); the meaning; and how sure (0 to 1). `SHELL` is the whole key;
 * `SHELL *` starts it; `* COUNCIL` ends it; `* WAGES *` stands anywhere in the key or the bank's
 * text.
 */
export type Entry = readonly [
  patterns: string,
  brand: string | true | null,
  meaning: EntryMeaning,
  confidence: number,
]
