// A smooth course through a series: at every value the straight line fitted to its neighbours, the
// near ones counting most (Cleveland's tricube weights, 1979). Unlike a moving average it reaches
// both ends of the series.
import type { Numbers } from './descriptive.ts'

/**
 * The course; `reach` is how many neighbours on each side count, `trust` how much each value does
 * (all the same if absent).
 */
export function localLine(values: Numbers, reach: number, trust?: Numbers): Numbers {
  const weights = new Float64Array(reach + 1)
  for (let step = 0; step <= reach; step++) weights[step] = (1 - (step / (reach + 1)) ** 3) ** 3
  return values.map((_, centre) => heightAt(values, centre, weights, trust))
}

function heightAt(values: Numbers, centre: number, weights: Numbers, trust?: Numbers): number {
  const reach = weights.length - 1
  const last = Math.min(values.length - 1, centre + reach)
  let [w, wx, wxx, wy, wxy] = [0, 0, 0, 0, 0]
  for (let i = Math.max(0, centre - reach); i <= last; i++) {
    const x = i - centre
    const weight = trust ? weights[Math.abs(x)]! * trust[i]! : weights[Math.abs(x)]!
    const y = weight * values[i]!
    w += weight
    wx += weight * x
    wxx += weight * x * x
    wy += y
    wxy += y * x
  }
  const spread = w * wxx - wx * wx
  return spread > 1e-9 ? (wxx * wy - wx * wxy) / spread : wy / w
}
