// The field of a list that is searched: arrows choose among what stands below it, Enter takes it.
// The list is the caller's; its options bear the ids `<listId>-0`, `<listId>-1` … below an element
// with the id `<listId>-list`.
import type { KeyboardEvent, Ref } from 'react'

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * `count` options are there, of which `chosen` is marked. `onEscape` says whether it has made use
 * of the key.
 */
export function ComboboxInput(props: {
  listId: string
  label: string
  placeholder: string
  count: number
  chosen: number
  typed: string
  className?: string
  inputRef?: Ref<HTMLInputElement>
  onType: (typed: string) => void
  onChoose: (at: number) => void
  onTake: () => void
  onEscape?: () => boolean
}) {
  const { listId, count, chosen } = props
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step) {
      event.preventDefault()
      props.onChoose((chosen + step + count) % Math.max(1, count))
    } else if (event.key === 'Enter') {
      event.preventDefault()
      props.onTake()
    } else if (event.key === 'Escape' && props.onEscape?.()) {
      event.preventDefault()
      event.stopPropagation()
    }
  }
  return (
    <input
      ref={props.inputRef}
      className={props.className}
      role="combobox"
      aria-label={props.label}
      aria-expanded={count > 0}
      aria-controls={`${listId}-list`}
      aria-activedescendant={chosen < count ? `${listId}-${chosen}` : undefined}
      aria-autocomplete="list"
      autoComplete="off"
      spellCheck={false}
      placeholder={props.placeholder}
      value={props.typed}
      onChange={(event) => {
        props.onType(event.target.value)
        props.onChoose(0)
      }}
      onKeyDown={onKeyDown}
    />
  )
}
