// Which method is served for the balance: each is tried on the business's own past, and a plain one
// is served where it clearly did better.
import type { ServedMethod } from '../engine.ts'
import type { Drift } from './drift.ts'
import { balancesAfter, learnedDrift } from './learned-drift.ts'

type Served = ServedMethod['served']

/**
 * A way to say where the balance is heading, from what whole months came to so far (oldest first).
 */
const driftBy: Readonly<Record<Served, (net: Float64Array) => Drift>> = {
  engine: learnedDrift,
  flat: () => () => 0,
  last_month: (net) => (months) => (net.at(-1) ?? 0) * months,
  mean_of_three: (net) => (months) => meanOf(net.slice(-3)) * months,
}

const words: Readonly<Record<Served, string>> = {
  engine: 'our own trend',
  flat: 'a balance that stays as it is',
  last_month: 'repeating last month',
  mean_of_three: 'the average of the last three months',
}

const knownMonthsMin = 6
const originsMin = 12
const originsMax = 24
// A plain method has to be better by this much, in the earlier origins and in the later ones, or
// chance alone would choose it too often.
const clearlyBetter = 0.75

/** The method and the drift it says. `net` is by whole past month, oldest first, in pence. */
export function servedMethodOf(net: Float64Array): { method: ServedMethod; drift: Drift } {
  const first = Math.max(knownMonthsMin, net.length - originsMax)
  const origins = net.length - first
  if (origins < originsMin)
    return { method: { served: 'engine', why: tooYoung }, drift: learnedDrift(net) }
  const middle = first + Math.floor(origins / 2)
  const [earlier, later] = [errorsOf(net, first, middle), errorsOf(net, middle, net.length)]
  const errors = averageOf(earlier!, later!)
  const plain = plainMethods.reduce((best, method) =>
    errors[method] < errors[best] ? method : best,
  )
  const isBetter = [earlier!, later!].every((half) => half[plain] < clearlyBetter * half.engine)
  const served: Served = isBetter ? plain : 'engine'
  const why = whyOf({ served, rival: isBetter ? 'engine' : plain, errors, origins })
  return { method: { served, why }, drift: driftBy[served](net) }
}

const plainMethods = ['flat', 'last_month', 'mean_of_three'] as const
const tooYoung = 'There are too few whole months yet to try one method against another'

/** By method: how far it missed the balance on average, in pence. */
type Errors = Readonly<Record<Served, number>>

/** Mean misses over origins (the last one left out), each over the months after it, six at most. */
function errorsOf(net: Float64Array, first: number, end: number): Errors {
  const mean = (method: Served) => {
    let total = 0
    for (let origin = first; origin < end; origin++) {
      const drift = driftBy[method](net.subarray(0, origin))
      const misses = balancesAfter(net, origin).map((came, i) => Math.abs(came - drift(i + 1)))
      total += meanOf(misses)
    }
    return total / (end - first)
  }
  return {
    engine: mean('engine'),
    flat: mean('flat'),
    last_month: mean('last_month'),
    mean_of_three: mean('mean_of_three'),
  }
}

function averageOf(first: Errors, other: Errors): Errors {
  const between = (method: Served) => (first[method] + other[method]) / 2
  return {
    engine: between('engine'),
    flat: between('flat'),
    last_month: between('last_month'),
    mean_of_three: between('mean_of_three'),
  }
}

/**
 * Without amounts: these misses are of trends alone over six months together, so they would stand
 * beside the accuracy page's figures, which are of the full forecast, and disagree with them.
 */
function whyOf(input: { served: Served; rival: Served; errors: Errors; origins: number }): string {
  const { served, rival, errors, origins } = input
  const tried = `Tried on ${origins} of your own months`
  if (served !== 'engine')
    return `${tried}, ${words[served]} came clearly closer than our own trend`
  return errors.engine <= errors[rival]
    ? `${tried}, our own trend came closer than ${words[rival]}`
    : `${tried}, no simple method came clearly closer than our own trend`
}

function meanOf(values: ArrayLike<number>): number {
  let total = 0
  for (let i = 0; i < values.length; i++) total += values[i]!
  return values.length > 0 ? total / values.length : 0
}
