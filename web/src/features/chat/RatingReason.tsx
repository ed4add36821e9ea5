// What was wrong with an answer, in the user's words; it may be left empty.
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { takesFocus } from '../../ui/takes-focus.ts'

/** Calls back with the words, trimmed; empty where there are none. */
export function RatingReason({ onSend }: { onSend: (words: string) => void }) {
  const [words, setWords] = useState('')
  const id = useId()
  const send = (event: FormEvent) => {
    event.preventDefault()
    onSend(words.trim())
  }
  return (
    <form className="chat-reason" onSubmit={send}>
      <label htmlFor={id}>What was wrong?</label>
      <textarea
        ref={takesFocus}
        id={id}
        rows={2}
        maxLength={2000}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <Button type="submit">Send</Button>
    </form>
  )
}
