// The assistant beside the page: questions and answers, suggestions that fit the page, and the
// field for a question. On a phone it covers the screen.
import { Eraser, SendHorizontal, Square, X } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { ChatTurn } from './ChatTurn.tsx'
import { focusAskButton } from './focus-ask-button.ts'
import { useChatData } from './queries.ts'
import { useConversation } from './use-conversation.ts'
import { useCoveredPage } from './use-covered-page.ts'
import './chat.css'

/** A `question` from elsewhere is taken at once. */
export default function ChatPanel({
  question = '',
  onTaken,
  onClose,
}: {
  question?: string
  onTaken?: () => void
  onClose: () => void
}) {
  const chat = useConversation()
  const field = useRef<HTMLTextAreaElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const [typed, setTyped] = useState('')
  const id = useId()
  const { data } = useChatData()
  const suggestions = useSuggestions()
  useCoveredPage()
  useEffect(() => field.current?.focus(), [])
  const count = chat.turns.length
  useEffect(() => {
    list.current?.lastElementChild?.scrollIntoView?.({ block: 'nearest' })
  }, [count, chat.waiting])

  const ask = (prompt: string) => {
    setTyped('')
    field.current?.focus()
    void chat.ask(prompt)
  }
  useEffect(() => {
    if (!question) return
    onTaken?.()
    // While another waits for its answer, it stands ready in the field.
    if (chat.waiting === null) ask(question)
    else setTyped(question)
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    ask(typed)
  }
  const close = () => {
    onClose()
    focusAskButton()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    close()
  }
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    ask(typed)
  }
  const last = chat.turns.at(-1)
  return (
    <aside className="chat" aria-labelledby={`${id}-title`} onKeyDown={onKeyDown}>
      <header className="chat-head">
        <h2 id={`${id}-title`}>Ask Plimsoll</h2>
        <IconButton label="Start again" onClick={chat.clear}>
          <Eraser size={18} aria-hidden />
        </IconButton>
        <IconButton label="Close" onClick={close}>
          <X size={18} aria-hidden />
        </IconButton>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by keys. */}
      <section className="chat-body" aria-label="Questions and answers" tabIndex={0}>
        {count === 0 && chat.waiting === null && (
          <p className="chat-greeting">{data?.greeting ?? ''}</p>
        )}
        <ol ref={list} className="chat-list">
          {chat.turns.map((turn) => (
            <ChatTurn
              key={turn.id}
              turn={turn}
              isLast={turn === last && chat.waiting === null}
              onAsk={ask}
              onRate={(td, words) => void chat.rate(turn, td, words)}
            />
          ))}
          {chat.waiting !== null && (
            <li className="chat-turn">
              <p className="chat-question">{chat.waiting}</p>
              <p className="chat-waiting">Looking it up…</p>
            </li>
          )}
        </ol>
        {count === 0 && (
          <div className="chat-choices">
            {suggestions.map((prompt) => (
              <Button key={prompt} onClick={() => ask(prompt)}>
                {prompt}
              </Button>
            ))}
          </div>
        )}
      </section>
      <p className="sr-only" role="status" aria-live="polite">
        {chat.waiting !== null ? 'Looking it up…' : (last?.answer?.response ?? last?.failure ?? '')}
      </p>
      <form className="chat-form" onSubmit={submit}>
        <label className="sr-only" htmlFor={`${id}-field`}>
          Your question
        </label>
        <textarea
          ref={field}
          id={`${id}-field`}
          rows={2}
          maxLength={data?.question_characters_max}
          placeholder={data?.placeholder}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={sendOnEnter}
        />
        {chat.waiting === null ? (
          <IconButton label="Ask" type="submit" aria-disabled={!typed.trim()}>
            <SendHorizontal size={18} aria-hidden />
          </IconButton>
        ) : (
          <IconButton label="Stop" onClick={chat.stop}>
            <Square size={18} aria-hidden />
          </IconButton>
        )}
      </form>
    </aside>
  )
}

/** Questions that fit the page on which the assistant is open. */
function useSuggestions(): readonly string[] {
  const [path] = useLocation()
  const { data } = useChatData()
  const fits = data?.suggestions.filter(({ page }) => page === '*' || path.startsWith(page)) ?? []
  const [best] = [...fits].sort((a, b) => b.page.length - a.page.length)
  return best?.prompts ?? []
}
