// What is in the bank now set against what was there on a day of the past: "are we better off than
// a year ago?", "how come there's less than at the end of last month?".
import type { PhrasePattern } from './pattern.ts'

const base =
  '[(at|in|on|as of|as at|back at|back in|was|it was|there was|we had|i had|we were|i was|we did|it stood)] [(at|in|on|back)] [{edge}] [of] {period} [(today|to the day|exactly)]'
const now = '[(now|today|at the moment|right now|currently|these days)]'
const joint = '(than|compared with|compared to|against)'

const ways = {
  more: {
    amount: 'more|more money|more cash|extra',
    state: 'better off|richer|flusher',
    size: 'higher|bigger|up|healthier|larger|more',
  },
  less: {
    amount: 'less|less money|less cash|fewer pounds',
    state: 'worse off|poorer|skinter',
    size: 'lower|smaller|down|less',
  },
}
const ownBalance =
  '(is|was|has) (our|my|the) (balance|bank balance|cash balance|cash|money|cash position|bank|account|current balance)'

export const sinceThenPatterns: readonly PhrasePattern[] = Object.entries(ways).flatMap(
  ([way, { amount, state, size }]) => {
    const says = [
      `[(have|do|did|has)] {we} [(have|has)] [(have|got)] [any] (${amount}) ${now} [{bank}] ${now} ${joint} ${base}`,
      `[any] (${amount}) ${now} {bank} ${now} ${joint} ${base}`,
      `[(is|are)] there [is] [any] (${amount}) ${now} [{bank}] ${now} ${joint} ${base}`,
      `${ownBalance} [any] (${size}) ${now} (than|on|from) ${base}`,
      `[(are|is|am)] {we} [(are|is|am)] [any] (${state}) [{bank}] ${now} ${joint} ${base}`,
    ]
    const claims = says.map((each) => `(how come|why|why is it that|how is it that) ${each}`)
    return [
      { says: claims, means: `why ${way} cash set against {edge} {period}` },
      { says, means: `is ${way} cash set against {edge} {period}` },
    ]
  },
)
