// A choice from a list, by the browser's own select.
import type { ComponentProps, ReactNode } from 'react'
import { Field } from './Field.tsx'

/** One of the options; the first is shown where nothing else is chosen. */
export function Select({
  label,
  name,
  hint,
  error,
  options,
  ...rest
}: Omit<ComponentProps<'select'>, 'name'> & {
  label: string
  name: string
  hint?: ReactNode
  error?: string | undefined
  options: readonly { value: string; label: string }[]
}) {
  return (
    <Field label={label} name={name} hint={hint} error={error}>
      {(control) => (
        <div className="input-box">
          <select {...rest} {...control} className="input select">
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </div>
      )}
    </Field>
  )
}
