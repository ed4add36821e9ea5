// A turn by its key words alone: "remind me when that was", "show the individual payments". All its
// other words are such as any short question has, so that nothing else is asked.
import type { Turn } from './turn.ts'

const fillers = new Set(
  `a an the that it this they those these them there one ones is was are were be been being do does
  did has have had will would you i we us me our my their its of for to in on from with by at so
  and then though again now please remind tell give get got let what which how individual single
  separate how due payment payments transaction transactions receipt receipts
  exactly actually all far mostly made paid pay each`.split(/\s+/),
)

const ranks = {
  least: /^(?:smallest|lowest|cheapest)$/,
  most: /^(?:biggest|largest|highest|dearest|priciest)$/,
}

type Kind = Turn['asks']

// In the order in which they win: "how much is the rise" is of the rise.
const keys: readonly (readonly [Kind, RegExp])[] = [
  ['why', /^(?:why|reason|cause|caused|causing|causes|driving|drove|drop|drops)$/],
  ['gap', /^(?:rise|increase|jump|gap|difference|dearer)$/],
  ['year', /^(?:annually|yearly|annualised|annualized|annum)$/],
  ['since', /^since$/],
  ['lateness', /^(?:late|overdue|past|days)$/],
  ['oldest', /^(?:oldest|longest)$/],
  ['likely', /^(?:likely|likelihood|chance|chances|odds|probability)$/],
  ['margin', /^(?:margin|profit)$/],
  ['left', /^(?:outstanding|remaining)$/],
  ['count', /^(?:many|number|count)$/],
  ['total', /^(?:total|altogether|overall|combined|sum)$/],
  ['list', /^(?:show|list|itemise|display|details?|individual|see)$/],
  ['first', /^first$/],
  ['when', /^(?:when|date|day)$/],
  ['who', /^(?:who|whom)$/],
  ['amount', /^(?:much|amount|figure|big)$/],
]
// What another key may stand beside: "show me the total", "when was the first".
const weak = new Set<Kind>(['amount', 'list', 'when', 'who'])
/** A turn that wants yes or no. */
export const wants = /^(?:is|was|are|were|do|does|did|has|have|can|could|will|would|should)\b/

/** What the keys of a turn ask; null where they ask several things, or other words are there. */
export function turnByKeys(text: string): Turn | null {
  const words = text.split(' ')
  if (wants.test(text) || words.length > wordsMax || otherHow.test(text)) return null
  if (text === 'since when') return { asks: 'lateness' }
  const found = new Set<Kind>()
  let least: boolean | null = null
  for (const word of words) {
    const kind = keys.find(([, key]) => key.test(word))?.[0]
    if (ranks.least.test(word) || ranks.most.test(word)) least = ranks.least.test(word)
    else if (kind) found.add(kind)
    else if (!fillers.has(word)) return null
  }
  if (found.has('lateness') && !/\b(?:days|how (?:far|late|overdue))\b/.test(text)) return null
  const strong = [...found].filter((kind) => !weak.has(kind))
  if (least !== null) return strong.length === 0 ? { asks: 'rank', least } : null
  const meant =
    strong.length > 0 ? strong : keys.map(([kind]) => kind).filter((kind) => found.has(kind))
  const [kind] = meant
  if (!kind || strong.length > 1) return null
  if (kind === 'why') return { asks: 'why', isLow: /\bdrops?\b/.test(text) }
  return { asks: kind } as Turn
}

const wordsMax = 8
const otherHow = /\bhow\b(?! (?:much|many|far|big|late|overdue|long)\b)/
