// Spares working the same out over and over where payments repeat each other's words.

const knownMax = 20_000
// Where hardly any of the first payments repeats an earlier one, remembering the others would cost
// more than it spares.
const trialMax = 2000
const repeatsMin = 0.1

/**
 * The same function with a memory of what it made of earlier inputs, kept as long as inputs repeat.
 * `keyOf` names everything of an input that the result depends on; nobody may change a result.
 */
export function recallRepeats<Input, Result extends object>(
  keyOf: (input: Input) => string,
  work: (input: Input) => Result,
): (input: Input) => Result {
  const known = new Map<string, Result>()
  let inputs = 0
  let repeats = 0
  return (input) => {
    if (inputs++ > trialMax && repeats < trialMax * repeatsMin) return work(input)
    const key = keyOf(input)
    const earlier = known.get(key)
    if (earlier) {
      repeats++
      return earlier
    }
    const result = work(input)
    if (known.size < knownMax) known.set(key, result)
    return result
  }
}
