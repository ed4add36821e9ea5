// Reads a question by the examples that it is likest to: it is put into the words of what they
// mean, with its own names, days and amounts. Everything that it names has to find a place there.
import { slotsOf } from '../grammar/slots.ts'
import type { InterpretInput } from '../interpretation.ts'
import type { ExampleModel, Likely, Meaning } from './example-model.ts'
import { markOf, type Slot, slotsIn, withSlots } from './example-words.ts'
import { type Marked, markedWays } from './marked-words.ts'

/** A question that a message may mean, in words that the reader knows. */
export type Exampled = {
  readonly question: string
  /** How probable it is that this is meant, from 0 to 1. */
  readonly probability: number
  /** Words of the message that no example of it holds. */
  readonly unknown: readonly string[]
}

const triedMax = 5

/** What a message may mean by the examples, the likeliest first. */
export function byExample(
  message: string,
  { question: context, plan }: InterpretInput,
  model: ExampleModel,
): readonly Exampled[] {
  const { whole } = slotsOf(message, context, model.vocabulary)
  const ways = markedWays(whole, { projects: context.projects ?? [], plan })
  const found = new Map<Meaning, { probability: number; way: Marked }>()
  for (const way of ways)
    for (const { meaning, probability } of fitting(model.likeliest(way.words), way))
      if (probability > (found.get(meaning)?.probability ?? 0))
        found.set(meaning, { probability, way })
  // Where the ways to read its names disagree, neither is sure.
  const sum = [...found.values()].reduce((total, { probability }) => total + probability, 0)
  return [...found]
    .sort(([, one], [, other]) => other.probability - one.probability)
    .slice(0, triedMax)
    .flatMap(([meaning, { probability, way }]) => {
      const question = filled(meaning, way)
      const unknown = model.unknownTo(meaning, way.words)
      return question === null ? [] : [{ question, probability: probability / sum, unknown }]
    })
}

// Meanings that have a place for all that is named, made probable among themselves. What nothing
// answers has no places and stays.
function fitting(all: readonly Likely[], way: Marked): readonly Likely[] {
  const kept = all.filter(({ meaning }) => meaning.means === null || filled(meaning, way) !== null)
  const sum = kept.reduce((total, { probability }) => total + probability, 0)
  return kept.map((each) => ({ ...each, probability: each.probability / (sum || 1) }))
}

// The meaning with what the message names; null where one of both has no place in the other.
function filled({ means }: Meaning, { held }: Marked): string | null {
  if (means === null) return null
  const slots = slotsIn(means)
  const texts = new Map<string, string>()
  for (const { mark, text } of held) {
    const slot = slots.find(({ name }) => markOf(name) === mark && !texts.has(name))
    if (slot === undefined) return null
    texts.set(slot.name, mark === 'PERIOD' ? withPreposition(text) : text)
  }
  if (slots.some((slot) => !texts.has(slot.name) && !isOpen(slot))) return null
  return withSlots(means, ({ name, otherwise = '' }) => texts.get(name) ?? otherwise)
    .replace(/\s+/g, ' ')
    .replace(twoPrepositions, '$1 ')
    .trim()
}

// Days and counts may be left out: the reader has its own for a question without.
function isOpen({ name, otherwise }: Slot): boolean {
  return otherwise !== undefined || (!/\d$/.test(name) && /^(?:PERIOD|COUNT)$/.test(markOf(name)))
}

const bareDays =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|q[1-4]|20\d\d|(?:the )?(?:spring|summer|autumn|winter))\b/i
const withPreposition = (days: string) => (bareDays.test(days) ? `in ${days}` : days)

const twoPrepositions = /\b(of|on|since|than|with|at|did|was) (?:in|on|for|during|over|of|since) /g
