// The button that opens the assistant, on every page of the signed-in.
import { MessageCircleQuestion } from 'lucide-react'
import type { Ref } from 'react'
import './chat-button.css'

/** Stands in the corner while the assistant is closed. */
export function ChatButton({ onOpen, ref }: { onOpen: () => void; ref: Ref<HTMLButtonElement> }) {
  return (
    <button ref={ref} type="button" className="chat-button" onClick={onOpen}>
      <MessageCircleQuestion size={19} strokeWidth={1.75} aria-hidden />
      Ask
    </button>
  )
}
