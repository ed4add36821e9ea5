// The name of the line that cash is measured against.
import { pounds } from '../amount-words.ts'
import type { Minor } from '../money.ts'

/** The line that cash is measured against: "your £5,000 buffer", or "zero" without a buffer. */
export function lineWords(buffer: Minor): string {
  return buffer > 0 ? `your ${pounds(buffer)} buffer` : 'zero'
}
