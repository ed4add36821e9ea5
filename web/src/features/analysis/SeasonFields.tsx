// Twelve months, each usual, busy or quiet.
import { monthNames } from '@plimsoll/domain/date-words'
import { useId } from 'react'
import type { Season } from './seasons.ts'

const choices: readonly { value: Season; label: string }[] = [
  { value: 'usual', label: 'Usual' },
  { value: 'busy', label: 'Busy' },
  { value: 'quiet', label: 'Quiet' },
]

/** `seasons` are by month, January first. */
export function SeasonFields(props: {
  seasons: readonly Season[]
  onChange: (seasons: readonly Season[]) => void
}) {
  const id = useId()
  const { seasons, onChange } = props
  return (
    <fieldset className="as-seasons">
      <legend>Seasons</legend>
      {monthNames.map((name, at) => (
        <div key={name}>
          <label htmlFor={`${id}${at}`}>{name}</label>
          <select
            id={`${id}${at}`}
            className="input select"
            value={seasons[at]}
            onChange={({ currentTarget: { value } }) => {
              const chosen = choices.find((choice) => choice.value === value)?.value ?? 'usual'
              onChange(seasons.map((season, month) => (month === at ? chosen : season)))
            }}
          >
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
        </div>
      ))}
    </fieldset>
  )
}
