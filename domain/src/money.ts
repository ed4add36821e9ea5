// Money as a whole number of pence. Nothing else in Plimsoll may add, divide or print an amount by
// hand.

declare const minorBrand: unique symbol

/**
 * A signed amount in whole pence (minor units). Cash out is negative. Made only by `minor`,
 * `parseMinor` and the sums below.
 */
export type Minor = number & { readonly [minorBrand]: true }

/** An amount past 2^53 pence, about £90 trillion: a number can no longer count its pence. */
export class AmountTooLarge extends RangeError {}

/**
 * Brands a whole number of pence; refuses fractions, NaN and (`AmountTooLarge`) anything past 2^53.
 */
export function minor(pence: number): Minor {
  if (Number.isSafeInteger(pence)) return (pence === 0 ? 0 : pence) as Minor
  if (Number.isInteger(pence)) throw new AmountTooLarge(`too large to count in pence: ${pence}`)
  throw new RangeError(`not whole pence: ${pence}`)
}

/**
 * The largest amount, in or out, that anybody can enter and that a file or a bank can bring: £1
 * billion.
 */
export const amountMax: Minor = minor(100_000_000_000)

/**
 * The most that the amounts of one business may add up to, magnitudes counted: £1 trillion. Far
 * enough below 2^53 pence that no sum, forecast or range made of such books can pass it.
 */
export const totalMax: Minor = minor(100_000_000_000_000)

/** Whether an amount, in or out, is small enough to be taken into the books. */
export function isAcceptable(amount: Minor): boolean {
  return Math.abs(amount) <= amountMax
}

/** Nothing at all, in pence. */
export const zero: Minor = minor(0)

/**
 * Reads the wire form `"-123.05"` or `"7"`; refuses one decimal, three decimals, signs other than a
 * leading minus, and all else.
 */
export function parseMinor(text: string): Minor {
  const match = /^(-?)(\d{1,14})(?:\.(\d{2}))?$/.exec(text)
  if (!match) throw new RangeError(`not an amount: ${text}`)
  const pence = Number(match[2]) * 100 + Number(match[3] ?? 0)
  return minor(match[1] ? -pence : pence)
}

/** Prints the wire form: two decimals, a leading minus, no thousands marks: `"-123.05"`. */
export function printMinor(amount: Minor): string {
  const digits = Math.abs(amount).toString().padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Adds amounts; the sum of none is zero. */
export function sum(amounts: Iterable<Minor>): Minor {
  let total = 0
  for (const amount of amounts) total += amount
  return minor(total)
}

/** `a + b`, in pence. */
export function plus(a: Minor, b: Minor): Minor {
  return minor(a + b)
}

/** `a - b`, in pence. */
export function less(a: Minor, b: Minor): Minor {
  return minor(a - b)
}

/** The same amount with the other sign. */
export function negate(amount: Minor): Minor {
  return minor(-amount)
}

/** The amount without its sign. */
export function magnitude(amount: Minor): Minor {
  return minor(Math.abs(amount))
}

/**
 * Splits an amount into whole-pence parts that add up to it exactly; earlier parts take the odd
 * pence. Refuses fewer than one part.
 */
export function allocate(amount: Minor, parts: number): Minor[] {
  if (!Number.isInteger(parts) || parts < 1) throw new RangeError(`not a number of parts: ${parts}`)
  const share = Math.trunc(amount / parts)
  const odd = amount - share * parts
  return Array.from({ length: parts }, (_, i) =>
    minor(share + (i < Math.abs(odd) ? Math.sign(odd) : 0)),
  )
}

/**
 * Splits an amount by weights (whole, not negative, not all nothing) into whole-pence parts that
 * add up to it exactly; earlier parts take the odd pence.
 */
export function allocateBy(amount: Minor, weights: readonly number[]): Minor[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (!weights.every((weight) => Number.isSafeInteger(weight) && weight >= 0) || total <= 0)
    throw new RangeError(`not weights: ${weights}`)
  // Pence times weights may pass 2^53.
  const shares = weights.map((weight) => Number((BigInt(amount) * BigInt(weight)) / BigInt(total)))
  let odd = amount - shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share, at) => {
    const takes = odd !== 0 && weights[at] !== 0
    const penny = takes ? Math.sign(odd) : 0
    odd -= penny
    return minor(share + penny)
  })
}

/**
 * A fraction of an amount, to the nearest penny (half away from zero). For estimates only: parts
 * made this way need not add up.
 */
export function scale(amount: Minor, factor: number): Minor {
  const exact = Math.abs(amount) * factor
  return minor(Math.sign(amount) * Math.round(exact))
}

/** The middle amount of a list (the lower middle of an even one), or `null` of an empty one. */
export function medianOf(amounts: readonly Minor[]): Minor | null {
  const sorted = [...amounts].sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null
}
