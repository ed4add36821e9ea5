// The button that opens the assistant, on every page of the signed-in.
import { MessageCircleQuestion } from 'lucide-react'
import './chat-button.css'

/** Stands in the corner while the assistant is closed; not on a phone, whose top bar has it. */
export function ChatButton({ onOpen }: { onOpen: () => void }) {
  return (
    <button type="button" className="chat-button" data-ask onClick={onOpen}>
      <MessageCircleQuestion size={19} strokeWidth={1.75} aria-hidden />
      Ask
    </button>
  )
}
