// Makes chances mean what they say: one temperature, found on payments that came after those that
// were learnt from. (Guo et al. 2017, On Calibration of Modern Neural Networks: temperature
// scaling.)

/** The chances of each label for a payment, and the label it turned out to have. */
export type Outcome = { readonly chances: Float64Array; readonly label: number }

const coldest = Math.log(0.4)
const hottest = Math.log(4)
const halvings = 9

/**
 * The temperature under which the outcomes were the least surprising; 1 where there is nothing to
 * judge by.
 */
export function temperatureOf(outcomes: readonly Outcome[]): number {
  if (outcomes.length === 0) return 1
  let low = coldest
  let high = hottest
  // Surprise has one valley in the logarithm of the temperature, so thirds close in on it.
  for (let i = 0; i < halvings; i++) {
    const third = (high - low) / 3
    const left = surpriseOf(outcomes, Math.exp(low + third))
    const right = surpriseOf(outcomes, Math.exp(high - third))
    if (left <= right) high -= third
    else low += third
  }
  return Math.exp((low + high) / 2)
}

/** Chances with their logarithms divided by a temperature. */
export function tempered(chances: Float64Array, temperature: number): Float64Array {
  const out = new Float64Array(chances.length)
  let total = 0
  for (let i = 0; i < chances.length; i++)
    total += out[i] = Math.max(chances[i] as number, 1e-9) ** (1 / temperature)
  for (let i = 0; i < out.length; i++) out[i] = (out[i] as number) / total
  return out
}

/**
 * How surprising the outcomes were: the sum of the negative logarithms of the chances of what
 * came.
 */
export function surpriseOf(outcomes: readonly Outcome[], temperature: number): number {
  return outcomes.reduce((sum, { chances, label }) => {
    // What never had this label before cannot be forecast: the same surprise at any temperature.
    if (label < 0) return sum
    return sum - Math.log(Math.max(tempered(chances, temperature)[label] as number, 1e-9))
  }, 0)
}
