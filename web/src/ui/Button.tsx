// The button in its four weights: ink for the one main action, outline, quiet, danger.
import type { ComponentProps } from 'react'
import './button.css'

type Weight = 'ink' | 'outline' | 'quiet' | 'danger'

/** A button; `busy` keeps its size, says so to screen readers and ignores presses. */
export function Button({
  weight = 'outline',
  busy = false,
  className = '',
  ...rest
}: ComponentProps<'button'> & { weight?: Weight; busy?: boolean }) {
  return (
    <button
      type="button"
      {...rest}
      className={`btn btn-${weight} ${className}`}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      disabled={rest.disabled}
      onClick={busy ? undefined : rest.onClick}
    />
  )
}
