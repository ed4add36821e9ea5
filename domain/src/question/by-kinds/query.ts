// What a question about the past asks, read from the kinds of its words: which way the money went,
// and the words for it.
import type { Content } from './content.ts'
import type { Kind } from './kind-words.ts'

/** Which way the money in question went. */
export type Way = 'in' | 'out' | 'sales' | 'net'

/** What there is to say about the money in question. */
export type Query = Content & {
  /** Which way the money went, where the question says so. */
  readonly way: Way | null
  readonly name: string | null
  readonly has: (...kinds: Kind[]) => boolean
}

/** A kind of question: the kinds of words that it needs and may have, and how it is put. */
export type Rule = {
  readonly needs: readonly (readonly Kind[])[]
  readonly may?: readonly Kind[]
  readonly says: (query: Query) => string | null
}

/** The stretches of time that a question may name one of. */
export const units = ['month', 'week', 'day', 'quarter'] as const

/** What is wanted; money that goes both ways at once is of no kind. */
export function queryOf(content: Content): Query | null {
  const { kinds, names } = content
  const has = (...some: Kind[]) => some.some((kind) => kinds.has(kind))
  const found = new Set<Way>()
  if (has('in')) found.add('in')
  if (has('out', 'costs', 'dear', 'cheap')) found.add('out')
  if (has('sales')) found.add('sales')
  if (has('net', 'lost')) found.add('net')
  // "What sales came in": sales are money in.
  if (found.has('sales')) found.delete('in')
  if (found.size > 1 || names.length > 3) return null
  const [way = null] = found
  const [name = null] = names
  return { ...content, way, name: names.length === 1 ? name : null, has }
}

/** Money of one way. */
export const moneyOf = (way: Way) =>
  ({ in: 'money in', out: 'spending', sales: 'sales', net: 'net cash flow' })[way]

/** "Money in from Etsy", "spend on fuel", "sales". */
export function moneyText({ way, name, names, has }: Query): string | null {
  if (names.length > 1) return null
  if (!name) return way ? moneyOf(way) : has('paid') ? null : ''
  if (way === 'net') return null
  return way === 'in' || way === 'sales'
    ? `money in from ${name}`
    : way === 'out'
      ? `spend on ${name}`
      : name
}

/** "Payments received from Etsy", "payments out to Shell", "Shell payments". */
export function paymentText({ way, name, names }: Query, noun: string): string | null {
  if (names.length > 1 || way === 'net') return null
  const isIn = way === 'in' || way === 'sales'
  if (!name) return way === null ? null : isIn ? `${noun} received` : `${noun} out`
  if (way === null) return `${name} ${noun}`
  return isIn ? `${noun} received from ${name}` : `${noun} out to ${name}`
}

/** Which end of a scale is meant; null where both or neither is. */
export function isLow({ has }: Query): boolean | null {
  const low = has('low', 'cheap', 'worst')
  const high = has('high', 'dear', 'best', 'lost')
  return low === high ? null : low
}
