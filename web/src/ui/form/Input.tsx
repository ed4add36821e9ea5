// A line of text with its label, hint and error.
import type { ComponentProps, ReactNode } from 'react'
import { Field } from './Field.tsx'

/**
 * Takes everything an `<input>` takes; `before` stands inside the box at its left, like a pound
 * sign.
 */
export function Input({
  label,
  name,
  hint,
  error,
  aside,
  before,
  ...rest
}: Omit<ComponentProps<'input'>, 'name'> & {
  label: string
  name: string
  hint?: ReactNode
  error?: string | undefined
  aside?: ReactNode
  before?: string
}) {
  return (
    <Field label={label} name={name} hint={hint} error={error} aside={aside}>
      {(control) => (
        <div className="input-box">
          {before && <span aria-hidden="true">{before}</span>}
          <input {...rest} {...control} className="input" />
        </div>
      )}
    </Field>
  )
}
