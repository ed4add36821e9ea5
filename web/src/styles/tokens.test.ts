// Contrast of the colours, read from the token file itself: text 4.5 to 1 or more, graphics 3 to 1
// or more (WCAG 2.2, 1.4.3 and 1.4.11).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
const [light = '', dark = ''] = css.split(':root[data-theme="dark"]')
const themes = { light: tokensOf(light), dark: { ...tokensOf(light), ...tokensOf(dark) } }

const grounds = ['bg', 'surface', 'raised', 'sunken'] as const
const texts: readonly (readonly [string, readonly string[]])[] = [
  ['ink', [...grounds, 'hover']],
  ['ink-2', [...grounds, 'hover']],
  ['ink-3', grounds],
  ['accent', grounds],
  ['in-text', ['surface', 'in-soft']],
  ['out-text', ['surface', 'out-soft']],
  ['fc-text', ['surface', 'accent-soft']],
  ['warn-text', ['surface', 'warn-soft']],
  ['bad-text', ['surface', 'raised', 'bad-soft']],
  ['on-btn', ['btn']],
  ['on-accent', ['accent']],
]
const graphics: readonly (readonly [string, readonly string[]])[] = [
  ['in', ['surface']],
  ['out', ['surface']],
  ['fc', ['surface']],
  ['bad', ['surface']],
  ['warn', ['surface']],
  ['focus', grounds],
  ['control-line', ['bg', 'surface', 'raised']],
]

describe.each(Object.entries(themes))('%s', (_, tokens) => {
  const pairs = (list: typeof texts) =>
    list.flatMap(([front, backs]) => backs.map((back) => [front, back] as const))

  test.each(pairs(texts))('text %s on %s has a contrast of 4.5 or more', (front, back) => {
    expect(contrast(colour(tokens, front), colour(tokens, back))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(pairs(graphics))('graphic %s on %s has a contrast of 3 or more', (front, back) => {
    expect(contrast(colour(tokens, front), colour(tokens, back))).toBeGreaterThanOrEqual(3)
  })
})

test('the measure is right: black on white is 21', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21)
})

type Colour = readonly [number, number, number]

function tokensOf(block: string): Record<string, string> {
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
  )
}

function colour(tokens: Record<string, string>, name: string): Colour {
  const hex = tokens[name]
  if (!hex) throw new Error(`There is no plain colour --${name}.`)
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(hex.slice(at, at + 2), 16),
  )
  return [red, green, blue]
}

function contrast(a: Colour, b: Colour): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
