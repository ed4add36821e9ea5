// Many bars as one path: each stands on its start and has its far corners rounded. One node in the
// document, however many bars.

/** A bar between two heights in pixels, at its left edge. */
export type Bar = { readonly x: number; readonly from: number; readonly to: number }

/** The path of all bars of one width; bars without height are left out. */
export function barsPath(bars: readonly Bar[], width: number): string {
  return bars.map((bar) => barPath(bar, width)).join('')
}

function barPath({ x, from, to }: Bar, width: number): string {
  const height = Math.abs(to - from)
  if (height < heightMin || width <= 0) return ''
  const radius = Math.min(radiusMax, width / 3, height)
  // Up the screen is negative; a bar that hangs has its rounding below.
  const rise = to < from ? -radius : radius
  const flat = width - 2 * radius
  return [
    `M${at(x)},${at(from)}V${at(to - rise)}`,
    `q0,${at(rise)} ${at(radius)},${at(rise)}h${at(flat)}`,
    `q${at(radius)},0 ${at(radius)},${at(-rise)}V${at(from)}Z`,
  ].join('')
}

function at(pixels: number): string {
  return String(Math.round(pixels * 100) / 100)
}

const heightMin = 0.05
const radiusMax = 2.5
