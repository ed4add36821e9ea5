// Which method is served for the balance: each is tried on the business's own past, and a plain one is served where it clearly did better.
import type { ServedMethod } from '../engine.ts'
import type { Drift } from './drift.ts'
import { learnedDrift } from './learned-drift.ts'

type Served = ServedMethod['served']

/** A way to say where the balance is heading, from what whole months came to so far (oldest first). */
const driftBy: Readonly<Record<Served, (net: Float64Array) => Drift>> = {
  engine: learnedDrift,
  flat: () => () => 0,
  last_month: (net) => (months) => (net.at(-1) ?? 0) * months,
  mean_of_three: (net) => (months) => meanOf(net.slice(-3)) * months,
}

const words: Readonly<Record<Served, string>> = {
  engine: 'the full forecast',
  flat: 'a balance that stays as it is',
  last_month: 'repeating last month',
  mean_of_three: 'the average of the last three months',
}

const knownMonthsMin = 6
const originsMin = 6
const originsMax = 24
const horizons = [1, 2, 3] as const
// A plain method has to be better by this much, or chance alone would choose it too often.
const clearlyBetter = 0.85

/** The method and the drift it says. `net` is by whole past month, oldest first. */
export function servedMethodOf(net: Float64Array): { method: ServedMethod; drift: Drift } {
  const errors = errorsOf(net)
  if (!errors) return { method: { served: 'engine', why: tooYoung }, drift: learnedDrift(net) }
  const plain = (['flat', 'last_month', 'mean_of_three'] as const).reduce((best, method) =>
    errors.of[method] < errors.of[best] ? method : best,
  )
  const served: Served = errors.of[plain] < clearlyBetter * errors.of.engine ? plain : 'engine'
  const why = whyOf({ served, errors, rival: served === 'engine' ? plain : 'engine' })
  return { method: { served, why }, drift: driftBy[served](net) }
}

const tooYoung = 'There are too few whole months yet to try one method against another'

type Errors = { readonly of: Readonly<Record<Served, number>>; readonly origins: number }

/** Mean errors of the closing balance one to three months ahead, from every origin that has six months before it. */
function errorsOf(net: Float64Array): Errors | null {
  const last = net.length - horizons.length
  const first = Math.max(knownMonthsMin, last - originsMax + 1)
  if (last - first + 1 < originsMin) return null
  const of = { engine: 0, flat: 0, last_month: 0, mean_of_three: 0 }
  for (let origin = first; origin <= last; origin++) {
    const known = net.slice(0, origin)
    for (const method of Object.keys(of) as Served[]) {
      const drift = driftBy[method](known)
      for (const ahead of horizons) {
        const came = sumOf(net.slice(origin, origin + ahead))
        of[method] += Math.abs(came - drift(ahead)) / ((last - first + 1) * horizons.length)
      }
    }
  }
  return { of, origins: last - first + 1 }
}

function whyOf(of: { served: Served; errors: Errors; rival: Served }): string {
  const { served, errors, rival } = of
  const pounds = (method: Served) =>
    `£${Math.round(errors.of[method] / penceInPound).toLocaleString('en-GB')}`
  return `Tried on ${errors.origins} of your own months, ${words[served]} missed the balance of the next three months by ${pounds(served)} on average, ${words[rival]} by ${pounds(rival)}`
}

const penceInPound = 100

function meanOf(values: Float64Array): number {
  return values.length ? sumOf(values) / values.length : 0
}

function sumOf(values: Float64Array): number {
  let total = 0
  for (const value of values) total += value
  return total
}
