// A labelled place for one control, with its hint and its error tied to it for screen readers.
import { type ReactNode, useId } from 'react'
import './field.css'

/** What the control must spread on itself. */
type ControlProps = {
  id: string
  name: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

/** The error stands below the hint's place; `aside` is for a link beside the label. */
export function Field(props: {
  label: string
  name: string
  hint?: ReactNode
  error?: string | undefined
  aside?: ReactNode
  children: (control: ControlProps) => ReactNode
}) {
  const id = useId()
  const described = [props.hint && `${id}-hint`, props.error && `${id}-error`].filter(Boolean)
  return (
    <div className="field">
      <div className="field-head">
        <label htmlFor={id}>{props.label}</label>
        {props.aside}
      </div>
      {props.children({
        id,
        name: props.name,
        ...(described.length ? { 'aria-describedby': described.join(' ') } : {}),
        ...(props.error ? { 'aria-invalid': true } : {}),
      })}
      {props.error && (
        <p id={`${id}-error`} className="field-error">
          {props.error}
        </p>
      )}
      {props.hint && (
        <div id={`${id}-hint`} className="field-hint">
          {props.hint}
        </div>
      )}
    </div>
  )
}
