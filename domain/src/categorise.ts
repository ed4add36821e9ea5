// Gives a transaction its first label: from the user's memory, the file's own category, or the
// dictionary; else none. Says where each label comes from and how sure it is. Rules and learning
// are not here; the user's edits always win over this.
import { matchCategoryName } from './category-names.ts'
import { lookUpDictionary } from './dictionary/look-up.ts'
import type { Minor } from './money.ts'
import { subCategoryOf } from './taxonomy.ts'

/** Where a label comes from. */
type LabelSource = 'memory' | 'file' | 'dictionary' | 'transfer' | 'none'

/** What money is for, who says so, and how sure that is: 0 (nobody knows) to 1. */
export type Label = {
  readonly subCategory: string
  readonly source: LabelSource
  readonly confidence: number
}

/**
 * What the user has called this merchant's money before: most often what, how many edits in all,
 * and the share of that one.
 */
type MerchantMemory = {
  readonly subCategory: string
  readonly count: number
  readonly share: number
}

/**
 * A transaction as far as its label depends on it. `ownAccount`: the bank says that the other side
 * is the business itself.
 */
export type ToCategorise = {
  readonly amount: Minor
  readonly text: string
  readonly merchantKey: string
  readonly fileCategory: string | null
  readonly memory: MerchantMemory | null
  readonly ownAccount?: boolean
}

// Measured for payee memory: a majority of four in five gives labels that hold (research: payee
// majority, share >= 0.8).
const memoryShareMin = 0.8
// Below this the dictionary's word is a suggestion, not a label: a supermarket sells lunch, stock
// and light bulbs.
const dictionaryConfidenceMin = 0.5
const fileConfidence = 0.95
const ownAccountConfidence = 0.95

/**
 * The first label of a transaction. The user's memory comes first, then the file's own word, then
 * the dictionary.
 */
export function categorise(input: ToCategorise): Label {
  const dictionary = fromDictionary(input)
  const memory = fromMemory(input)
  // A memory of spending says nothing of a payout: PayPal's fees are remembered, its money in is
  // sales.
  if (
    memory &&
    !(isAgainstSign(memory, input.amount) && dictionary && !isAgainstSign(dictionary, input.amount))
  )
    return memory
  if (input.ownAccount)
    return {
      subCategory: 'internal_transfer',
      source: 'transfer',
      confidence: ownAccountConfidence,
    }
  return fromFile(input) ?? dictionary ?? uncategorised(input.amount)
}

function fromMemory({ memory }: ToCategorise): Label | null {
  if (!memory || memory.count < 1 || memory.share < memoryShareMin) return null
  // Laplace's rule: one edit is a hint, ten alike are as good as certain.
  const confidence = (memory.count * memory.share + 1) / (memory.count + 2)
  return { subCategory: memory.subCategory, source: 'memory', confidence }
}

function fromFile({ fileCategory, amount }: ToCategorise): Label | null {
  const subCategory = fileCategory === null ? null : matchCategoryName(fileCategory, amount)
  return subCategory && { subCategory, source: 'file', confidence: fileConfidence }
}

function fromDictionary({ merchantKey, text, amount }: ToCategorise): Label | null {
  const entry = lookUpDictionary({ key: merchantKey, text, amount })
  if (!entry || entry.confidence < dictionaryConfidenceMin) return null
  return { subCategory: entry.subCategory, source: 'dictionary', confidence: entry.confidence }
}

function uncategorised(amount: Minor): Label {
  const subCategory = amount < 0 ? 'uncategorised_out' : 'uncategorised_in'
  return { subCategory, source: 'none', confidence: 0 }
}

/** Whether the label's own direction is not the money's: then the money can only be a refund. */
function isAgainstSign(label: Label, amount: Minor): boolean {
  return subCategoryOf(label.subCategory).direction === (amount < 0 ? 'in' : 'out')
}
