// A choice of a few that stand side by side, like "1 year | 2 years".
import './segmented.css'

/**
 * One is always chosen. The label names the group for screen readers. `short` is how much of an
 * option's label a phone shows: its first words.
 */
export function Segmented<T extends string>(props: {
  label: string
  value: T
  options: readonly { value: T; label: string; short?: string }[]
  onChange: (value: T) => void
}) {
  return (
    <fieldset className="segmented">
      <legend className="sr-only">{props.label}</legend>
      {props.options.map(({ value, label, short = label }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === props.value}
          onClick={() => props.onChange(value)}
        >
          {short}
          {short !== label && <span className="segmented-rest">{label.slice(short.length)}</span>}
        </button>
      ))}
    </fieldset>
  )
}
