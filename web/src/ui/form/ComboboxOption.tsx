// One option below a combobox. The keys are the field's; the pointer marks and takes it.
import { type ReactNode, useEffect, useRef } from 'react'

/** `id` is the one that its ComboboxInput names it by. The marked option scrolls into sight. */
export function ComboboxOption(props: {
  id: string
  className: string
  isChosen: boolean
  isDisabled?: boolean
  onPoint: () => void
  onTake: () => void
  children: ReactNode
}) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (props.isChosen) element.current?.scrollIntoView?.({ block: 'nearest' })
  }, [props.isChosen])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the keys are the combobox's.
    <div
      ref={element}
      id={props.id}
      className={props.className}
      role="option"
      aria-selected={props.isChosen}
      aria-disabled={props.isDisabled || undefined}
      onPointerMove={props.onPoint}
      onClick={props.onTake}
    >
      {props.children}
    </div>
  )
}
