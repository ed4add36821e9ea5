// A closing balance below the cash buffer: the figure with the words, so that the colour is not
// alone.
import type { Minor } from '@plimsoll/domain/money'
import type { ReactNode } from 'react'

/** What a balance is below: the buffer, or zero where none is kept. */
export function underWords(buffer: Minor): string {
  return buffer > 0 ? 'below buffer' : 'below zero'
}

/** The line that cash is held against, in a sentence: `Expected balance above …`. */
export function lineWords(buffer: Minor): string {
  return buffer > 0 ? 'your buffer' : 'zero'
}

/** The figure is the child. */
export function UnderBuffer({ buffer, children }: { buffer: Minor; children?: ReactNode }) {
  return (
    <>
      {children} <small>{underWords(buffer)}</small>
    </>
  )
}
