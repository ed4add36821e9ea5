// One of two or three ways that exclude each other, each with a name and a sentence; the whole of
// it can be pressed.
import type { ReactNode } from 'react'
import './choice.css'

/** A radio button in words. */
export function Choice(props: {
  name: string
  value: string
  checked: boolean
  onChoose: () => void
  children: ReactNode
}) {
  return (
    <label className="choice">
      <input
        type="radio"
        name={props.name}
        value={props.value}
        checked={props.checked}
        onChange={props.onChoose}
      />
      <span>{props.children}</span>
    </label>
  )
}
