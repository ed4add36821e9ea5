// Another wording of a text whose figures are references: the same references, once each, or the
// text stays as it was.
import { generateText } from 'ai'
import type { AssistantModel } from './model.ts'
import { faultInText, type TextFact } from './verify-text.ts'

const system =
  'You improve the wording of a short business text in natural British English. Keep its meaning and every {{reference}} exactly as written, once each. Add no figure, no number word, no cause and no advice. Reply with the text alone.'

/**
 * The text reworded, still with its references; null where the model fails, takes too long or
 * breaks a rule.
 */
export async function rephrase(
  { model, budgetMs }: AssistantModel,
  text: string,
  facts: readonly TextFact[],
): Promise<string | null> {
  try {
    const { text: written } = await generateText({
      model,
      system,
      prompt: `${text}\n\nThe references stand for:\n${facts.map(({ id, rendered }) => `{{${id}}}: ${rendered}`).join('\n')}`,
      maxRetries: 1,
      abortSignal: AbortSignal.timeout(budgetMs),
    })
    const fault = faultInText(written, { facts, ownWords: text, isTruncated: true })
    return fault === null && sameReferences(text, written) ? written.trim() : null
  } catch {
    return null
  }
}

function sameReferences(before: string, after: string): boolean {
  const references = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort().join(' ')
  return references(before) === references(after)
}
