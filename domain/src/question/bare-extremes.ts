// "Which month was the dearest?", "and the worst week?": an extreme that names no subject and no
// days, and so has those of the figure before.
import { tokensIn } from './tokens.ts'

const interval = '(?:day|week|month|quarter|year)'
const extreme =
  '(?:best|worst|dearest|highest|lowest|biggest|largest|smallest|cheapest|busiest|quietest|priciest|costliest|heaviest|leanest|most expensive|least expensive|peak|top)'
const opening = '(?:(?:and|so|but|or|ok|okay|then|what about|how about) )*'
const bare = new RegExp(
  `^${opening}(?:(?:which|what) (?:single )?${interval} (?:was|is|were|came out|cost|had|has) (?:the |us |me )*(?:${extreme}|most|least)(?: (?:one|of all|overall))?|(?:(?:what|which|when) (?:was|is) )?(?:the )?(?:single )?${extreme} ${interval}(?: (?:was|is) (?:when|which))?)(?: then)?$`,
)

/** Whether the question asks for an extreme alone. */
export function isBareExtreme(question: string): boolean {
  return bare.test(
    tokensIn(question)
      .map(({ text }) => text)
      .join(' '),
  )
}
