// Finds the lowest point of a function of a few numbers without derivatives: the simplex search of Nelder and Mead (1965).
// Deterministic: the same start and steps give the same answer.

type Corner = { point: Float64Array; height: number }

/** The search: where it starts, how far the first steps reach (one per number), and when it gives up. */
export type Search = {
  readonly start: readonly number[]
  readonly steps: readonly number[]
  readonly rounds: number
  readonly tolerance: number
}

/** The lowest point found. A function that refuses a point gives Infinity there. */
export function lowest(height: (point: Float64Array) => number, search: Search): Float64Array {
  const corners = firstCorners(height, search)
  for (let round = 0; round < search.rounds; round++) {
    corners.sort((one, other) => one.height - other.height)
    const best = corners[0]!
    const worst = corners.at(-1)!
    if (worst.height - best.height <= search.tolerance * (Math.abs(best.height) + 1e-12)) break
    improve(height, corners)
  }
  return corners.reduce((best, corner) => (corner.height < best.height ? corner : best)).point
}

function firstCorners(height: (point: Float64Array) => number, { start, steps }: Search): Corner[] {
  const points = [start, ...steps.map((step, i) => start.map((v, j) => (i === j ? v + step : v)))]
  return points.map((numbers) => {
    const point = Float64Array.from(numbers)
    return { point, height: height(point) }
  })
}

/** One round on sorted corners: reflect the worst, stretch or contract it, else shrink all towards the best. */
function improve(height: (point: Float64Array) => number, corners: Corner[]): void {
  const last = corners.length - 1
  const worst = corners[last]!
  const centre = centreOf(corners)
  const at = (reach: number): Corner => {
    const point = centre.map((v, j) => v + reach * (worst.point[j]! - v))
    return { point, height: height(point) }
  }
  const mirrored = at(-1)
  if (mirrored.height < corners[0]!.height) {
    const stretched = at(-2)
    corners[last] = stretched.height < mirrored.height ? stretched : mirrored
  } else if (mirrored.height < corners[last - 1]!.height) corners[last] = mirrored
  else {
    const pulled = at(mirrored.height < worst.height ? -0.5 : 0.5)
    if (pulled.height < Math.min(mirrored.height, worst.height)) corners[last] = pulled
    else shrink(height, corners)
  }
}

/** The centre of all corners but the last. */
function centreOf(corners: readonly Corner[]): Float64Array {
  const count = corners.length - 1
  return corners[0]!.point.map((_, j) => {
    let total = 0
    for (let i = 0; i < count; i++) total += corners[i]!.point[j]!
    return total / count
  })
}

function shrink(height: (point: Float64Array) => number, corners: Corner[]): void {
  const best = corners[0]!.point
  for (const corner of corners.slice(1)) {
    corner.point = corner.point.map((v, j) => (v + best[j]!) / 2)
    corner.height = height(corner.point)
  }
}
