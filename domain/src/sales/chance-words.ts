// A chance and a lower one in percent, so that both and what lies between them add up as shown.

/** "From 34% to 28%, −6 points", or with a decimal where whole per cents would not show it. */
type Fall = { readonly from: string; readonly to: string; readonly points: string }

const finest = 10_000
const percentIn = 100

/** The fall from one chance to another, both 0-1. */
export function fallOf(from: number, to: number): Fall {
  // The difference of two chances is a little off where each is a fraction of many paths.
  const [before, after] = [Math.round(from * finest), Math.round(to * finest)]
  const [high, low] = [Math.round(before / percentIn), Math.round(after / percentIn)]
  const isShown = high - low === Math.round((before - after) / percentIn)
  if (high > low && isShown && (low > 0 || after === 0))
    return { from: `${high}%`, to: `${low}%`, points: pointsWords(high - low, 0) }
  const [highTenth, lowTenth] = [Math.round(before / 10), Math.round(after / 10)]
  return {
    from: `${(highTenth / 10).toFixed(1)}%`,
    to: lowTenth === 0 && after > 0 ? 'under 0.1%' : `${(lowTenth / 10).toFixed(1)}%`,
    points: pointsWords((highTenth - lowTenth) / 10, 1),
  }
}

function pointsWords(points: number, decimals: number): string {
  return `−${points.toFixed(decimals)} ${points === 1 ? 'point' : 'points'}`
}
