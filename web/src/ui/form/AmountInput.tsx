// An amount in pounds as people type it; whoever asks for it reads it.
import type { ComponentProps } from 'react'
import { Input } from './Input.tsx'

/** Takes everything an input takes. */
export function AmountInput(props: ComponentProps<typeof Input>) {
  return <Input before="£" inputMode="decimal" autoComplete="off" {...props} />
}
