// A button that shows only an icon; its label is for everyone who does not see it, and the tooltip
// of those who do.
import type { ComponentProps } from 'react'
import './button.css'

/** The icon is the child, the label is required. */
export function IconButton({
  label,
  className = '',
  ...rest
}: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type="button"
      {...rest}
      className={`icon-btn ${className}`}
      aria-label={label}
      title={label}
    />
  )
}
