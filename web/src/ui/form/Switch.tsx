// Something that is on or off at once, without a button to save it.
import { useId } from 'react'
import './switch.css'

/** The label names what is on. */
export function Switch(props: {
  label: string
  hint?: string
  checked: boolean
  onChange: (checked: boolean) => void
}) {
  const id = useId()
  return (
    <div className="switch-row">
      <div>
        <label htmlFor={id}>{props.label}</label>
        {props.hint && <p id={`${id}-hint`}>{props.hint}</p>}
      </div>
      <input
        id={id}
        className="switch"
        type="checkbox"
        role="switch"
        aria-checked={props.checked}
        aria-describedby={props.hint ? `${id}-hint` : undefined}
        checked={props.checked}
        onChange={(event) => props.onChange(event.target.checked)}
      />
    </div>
  )
}
