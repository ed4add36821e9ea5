// Short remarks on whether a sum can be paid: a part or a multiple of it.
import { minor } from '../../money.ts'
import { numberIn } from '../periods/words.ts'
import type { Reply } from './remark.ts'

const times: Readonly<Record<string, number>> = { half: 0.5, double: 2, twice: 2, treble: 3 }
const multiple =
  /^(?:(?:is|would|could we|could i|can we|can i) )?(?:(?:afford|do|manage|be) )?(?:(half|double|twice|treble)(?: (?:of|as much|the|that|it|this|amount|sum))*|(\w+) (?:times (?:that|it|as much)|of (?:them|those|these)))(?: (?:ok|okay|alright|all right|fine))?$/

const why =
  /^(?:why(?: (?:not|is that|so))?|how come(?: not)?|(?:by )?how (?:much )?short(?: (?:would|are|will) (?:we|i)(?: be)?)?|by how much|how much (?:under|below|short))$/

/** "And half that?", "two of them?": the same day and conditions, another sum. */
export const onAfford: Reply<'afford'> = ({ text, subject, period }, args) => {
  // The lowest point that it would leave says why.
  if (!subject && !period && why.test(text)) return { tool: 'afford', args }
  const factor = subject || period ? null : factorIn(text)
  if (!factor) return null
  return { tool: 'afford', args: { ...args, amount: minor(Math.round(args.amount * factor)) } }
}

/** How many times the sum before is meant: "half that", "two of them"; null for anything else. */
export function factorIn(text: string): number | null {
  const [fits, word, number] = multiple.exec(text) ?? []
  const factor = fits === undefined ? null : word === undefined ? numberIn(number) : times[word]
  return factor && factor <= 20 ? factor : null
}
