// A closing balance below the cash buffer: the figure with the words, so that the colour is not alone.
import type { ReactNode } from 'react'

/** The figure is the child. */
export function UnderBuffer({ children }: { children?: ReactNode }) {
  return (
    <>
      {children}
      <small>below buffer</small>
    </>
  )
}
