// How a balance ahead stands against the cash buffer, in templates. Where none is kept the line is
// zero, and how far a balance is from it needs no second figure.
import { type Minor, magnitude, minor } from '@plimsoll/domain/money'
import { type Fact, money } from '../facts.ts'

/** The line that cash is kept above: the buffer, which is the fact `ref`, or zero. */
export function lineIn(buffer: Minor, ref = 'buffer'): string {
  return buffer > 0 ? `your buffer of {{${ref}}}` : 'zero'
}

/** The clause on a balance beside its line, with its lead; empty where the balance is clear. */
export function besideLine(balance: Minor, buffer: Minor, lead: string): string {
  if (buffer > 0) return `${lead}{{gap}} ${balance >= buffer ? 'above' : 'below'} ${lineIn(buffer)}`
  return balance < 0 ? `${lead}below zero` : ''
}

/** The facts that `besideLine` refers to. */
export function lineFacts(balance: Minor, buffer: Minor): Fact[] {
  if (buffer === 0) return []
  return [
    money('gap', magnitude(minor(balance - buffer)), 'Distance from the buffer'),
    money('buffer', buffer, 'Cash buffer'),
  ]
}
