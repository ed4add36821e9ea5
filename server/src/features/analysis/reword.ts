// Has the optional language model word commentary better: sentence by sentence, from the same
// facts, and only where the result passes the check that the rules' own sentences pass. Whatever
// fails stays as the rules wrote it.
import type { CommentarySentence, CommentaryText } from '@plimsoll/contract/analysis'
import { aboutAddress } from '@plimsoll/domain/commentary/about'
import { faultInRewording } from '@plimsoll/domain/commentary/verify'
import type { AssistantModel } from '../../assistant-model/model.ts'
import { rephrase } from '../../assistant-model/rephrase.ts'

/** The commentary with every sentence that could be reworded, and a note of who wrote it. */
export async function reword(model: AssistantModel, text: CommentaryText): Promise<CommentaryText> {
  const before = [text.headline, ...text.bullets]
  const after = await Promise.all(before.map((sentence) => rewordSentence(model, sentence)))
  const [headline, ...bullets] = before.map((sentence, at) => after[at] ?? sentence)
  const changed = after.filter((sentence) => sentence !== null).length
  const writtenBy = changed === 0 ? 'rules' : changed === before.length ? 'model' : 'both'
  return { ...text, written_by: writtenBy, headline: headline ?? text.headline, bullets }
}

async function rewordSentence(
  model: AssistantModel,
  sentence: CommentarySentence,
): Promise<CommentarySentence | null> {
  // What the owner wrote about the business is never sent out.
  if (sentence.facts.some(({ href }) => href === aboutAddress)) return null
  const facts = sentence.facts.map(({ id, text }) => ({ id, rendered: text }))
  const template = await rephrase(model, sentence.template, facts)
  if (template === null || template === sentence.template) return null
  const place = ({ id }: { id: string }) => template.indexOf(`{{${id}}}`)
  const reworded = {
    template,
    facts: [...sentence.facts].sort((a, b) => place(a) - place(b)),
  }
  return faultInRewording(sentence, reworded) === null ? reworded : null
}
