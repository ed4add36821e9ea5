// How far a short journey has come: its steps by name, the present one marked.
import { Check } from 'lucide-react'
import './steps.css'

/** `at` counts from 0. */
export function Steps({ names, at }: { names: readonly string[]; at: number }) {
  return (
    <ol className="steps" aria-label={`Step ${at + 1} of ${names.length}`}>
      {names.map((name, index) => (
        <li
          key={name}
          aria-current={index === at ? 'step' : undefined}
          data-done={index < at || undefined}
        >
          <span aria-hidden="true">
            {index < at ? <Check size={13} strokeWidth={2.5} /> : index + 1}
          </span>
          {name}
        </li>
      ))}
    </ol>
  )
}
