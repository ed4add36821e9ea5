// A few views of one thing, one shown at a time. Arrow keys move between them.
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { useEdges } from './use-edges.ts'
import './tabs.css'

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** The content of the chosen tab is the child. */
export function Tabs<T extends string>(props: {
  label: string
  value: T
  options: readonly { value: T; label: string }[]
  onChange: (value: T) => void
  children: ReactNode
}) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  useEdges(list)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const at = props.options.findIndex(({ value }) => value === props.value) + step
    const next = (at + props.options.length) % props.options.length
    const option = props.options[next]
    if (option) props.onChange(option.value)
    list.current?.querySelectorAll<HTMLButtonElement>('[role="tab"]')[next]?.focus()
  }
  return (
    <>
      <div ref={list} className="tabs" role="tablist" aria-label={props.label}>
        {props.options.map(({ value, label }) => (
          <button
            key={value}
            id={`${id}-${value}`}
            type="button"
            role="tab"
            aria-selected={value === props.value}
            aria-controls={`${id}-panel`}
            tabIndex={value === props.value ? 0 : -1}
            onClick={() => props.onChange(value)}
            onKeyDown={onKeyDown}
          >
            {label}
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        className="tab-panel"
        role="tabpanel"
        aria-labelledby={`${id}-${props.value}`}
      >
        {props.children}
      </div>
    </>
  )
}
