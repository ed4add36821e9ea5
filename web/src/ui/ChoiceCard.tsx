// One of several equal ways to go on: a picture, a name, a sentence. The whole card is the button.
import type { LucideIcon } from 'lucide-react'
import './choice-card.css'

/** `busy` while its way is being gone. */
export function ChoiceCard(props: {
  icon: LucideIcon
  title: string
  text: string
  busy?: boolean
  disabled?: boolean
  onChoose: () => void
}) {
  const Icon = props.icon
  return (
    <button
      type="button"
      className="choice-card"
      aria-busy={props.busy || undefined}
      disabled={props.disabled}
      onClick={props.busy ? undefined : props.onChoose}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden />
      <b>{props.title}</b>
      <span>{props.text}</span>
    </button>
  )
}
