// A choice of a few that stand side by side, like "1 year | 2 years".
import './segmented.css'

/** One is always chosen. The label names the group for screen readers. */
export function Segmented<T extends string>(props: {
  label: string
  value: T
  options: readonly { value: T; label: string }[]
  onChange: (value: T) => void
}) {
  return (
    <fieldset className="segmented">
      <legend className="sr-only">{props.label}</legend>
      {props.options.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === props.value}
          onClick={() => props.onChange(value)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}
