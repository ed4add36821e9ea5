// A smooth line through places from left to right that never swings past them: what lies between
// two levels stays between them. Steffen's monotone cubic (Astronomy and Astrophysics 239, 1990),
// written as the Bézier curves of an SVG path.

/** A place in the drawing. */
export type Place = { readonly x: number; readonly y: number }

/** The path through two places or more, each to the right of the one before; empty for fewer. */
export function smoothPath(places: readonly Place[]): string {
  const [first] = places
  if (!first || places.length < 2) return ''
  const slopes = slopesOf(places)
  const curves = places.slice(1).map((to, i) => {
    const from = places[i] ?? first
    const third = (to.x - from.x) / 3
    const leave = from.y + third * (slopes[i] ?? 0)
    const arrive = to.y - third * (slopes[i + 1] ?? 0)
    return `C${at(from.x + third)},${at(leave)},${at(to.x - third)},${at(arrive)},${at(to.x)},${at(to.y)}`
  })
  return `M${at(first.x)},${at(first.y)}${curves.join('')}`
}

/** The area between that line and a level ground. */
export function groundPath(places: readonly Place[], ground: number): string {
  const path = smoothPath(places)
  return path && `${path}V${at(ground)}H${at(places[0]?.x ?? 0)}Z`
}

/** The straight path from place to place. */
export function straightPath(places: readonly Place[]): string {
  return places.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${at(x)},${at(y)}`).join('')
}

function slopesOf(places: readonly Place[]): number[] {
  const runs = places.slice(1).map((to, i) => {
    const from = places[i] ?? to
    return { width: to.x - from.x, slope: (to.y - from.y) / (to.x - from.x) }
  })
  const inner = runs.slice(1).map((after, i) => innerSlope(runs[i] ?? after, after))
  const first = runs[0]?.slope ?? 0
  const last = runs.at(-1)?.slope ?? 0
  if (inner.length === 0) return [first, last]
  return [endSlope(first, inner[0] ?? 0), ...inner, endSlope(last, inner.at(-1) ?? 0)]
}

type Run = { readonly width: number; readonly slope: number }

/** Level at a turning point, else no steeper than twice the flatter side. */
function innerSlope(before: Run, after: Run): number {
  const between =
    (before.slope * after.width + after.slope * before.width) / (before.width + after.width)
  const steepest = Math.min(Math.abs(before.slope), Math.abs(after.slope), Math.abs(between) / 2)
  return (Math.sign(before.slope) + Math.sign(after.slope)) * steepest
}

function endSlope(run: number, neighbour: number): number {
  return (3 * run - neighbour) / 2
}

function at(pixels: number): string {
  return String(Math.round(pixels * 10) / 10)
}
