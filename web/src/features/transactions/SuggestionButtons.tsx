// Up to three suggestions as buttons, each with how sure it is and why; the digits 1 to 3 stand for
// them.
import type { Suggestion } from '@plimsoll/contract/suggestions'
import { confidenceWords } from './label-words.ts'
import './suggestion-buttons.css'

/** `hasKeys` shows the digits; `taken` is the one that is chosen already. */
export function SuggestionButtons(props: {
  suggestions: readonly Suggestion[]
  hasKeys?: boolean
  taken?: string | null
  onTake: (suggestion: Suggestion) => void
}) {
  return (
    <ul className="suggestions" aria-label="Suggestions">
      {props.suggestions.slice(0, 3).map((one, at) => (
        <li key={one.sub_category}>
          <button
            type="button"
            aria-pressed={props.taken === undefined ? undefined : props.taken === one.sub_category}
            onClick={(event) => {
              event.stopPropagation()
              props.onTake(one)
            }}
          >
            {props.hasKeys && <kbd>{at + 1}</kbd>}
            <span>
              <b>{one.subcategory_label}</b>
              <small>
                {sentence(confidenceWords(one.confidence))}: {one.reason}
              </small>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
