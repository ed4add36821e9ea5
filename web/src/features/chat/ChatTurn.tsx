// One question with its answer: the pieces, where to open them, choices, and what to do with the
// answer.

import type { ChatAnswer } from '@plimsoll/contract/chat'
import { explanationFailure } from '@plimsoll/contract/chat'
import { Copy, ThumbsDown, ThumbsUp } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Link } from 'wouter'
import { grouped } from '../../format/amount.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { AnswerBlocks } from './AnswerBlocks.tsx'
import type { Turn } from './conversation.ts'
import { explainTurn } from './queries.ts'
import { RatingReason } from './RatingReason.tsx'

/** `isLast`: follow-up questions are only offered below the latest answer. */
export function ChatTurn(props: {
  turn: Turn
  isLast: boolean
  onAsk: (prompt: string) => void
  onRate: (td: 1 | -1, words?: string) => void
}) {
  const { turn, isLast } = props
  return (
    <li className="chat-turn">
      <p className="chat-question">
        <span className="sr-only">You asked: </span>
        {turn.prompt}
      </p>
      {turn.answer ? (
        <AnswerOf {...props} answer={turn.answer} />
      ) : (
        <div className="chat-answer">
          <p className="chat-text">{turn.failure}</p>
          {isLast && <Button onClick={() => props.onAsk(turn.prompt)}>Try again</Button>}
        </div>
      )}
    </li>
  )
}

function AnswerOf(props: {
  turn: Turn
  answer: ChatAnswer
  isLast: boolean
  onAsk: (prompt: string) => void
  onRate: (td: 1 | -1, words?: string) => void
}) {
  const { answer, turn, isLast, onAsk } = props
  return (
    <div className="chat-answer">
      <AnswerBlocks blocks={answer.blocks} />
      {answer.citations.length > 0 && (
        <ul className="chat-links" aria-label="Where this comes from">
          {answer.citations.map((citation) => (
            <li key={`${citation.ref} ${citation.href}`}>
              <Link to={citation.href}>{linkText(citation)}</Link>
            </li>
          ))}
        </ul>
      )}
      <AnswerTools answer={answer} turn={turn} onRate={props.onRate} />
      {isLast && <Choices answer={answer} onAsk={onAsk} />}
    </div>
  )
}

// Questions to go on with: those whose answer is known show it, each under its own question.
function Choices({ answer, onAsk }: { answer: ChatAnswer; onAsk: (prompt: string) => void }) {
  const listId = useId()
  const answered = answer.options.filter((choice) => choice.answer)
  const others = [
    ...answer.options.filter((choice) => !choice.answer),
    ...answer.follow_ups.map((prompt) => ({ label: prompt, prompt })),
  ]
  return (
    <>
      {answered.length > 0 && (
        <ul className="chat-offers" aria-label="Questions I can answer">
          {answered.map((choice, at) => (
            <li key={choice.label}>
              <button
                type="button"
                aria-describedby={`${listId}-${at}`}
                onClick={() => onAsk(choice.prompt)}
              >
                {choice.label}
              </button>
              <p id={`${listId}-${at}`}>{choice.answer}</p>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <div className="chat-choices">
          {others.map(({ label, prompt }) => (
            <Button key={label} onClick={() => onAsk(prompt)}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}

// "Fuel, 5 payments": what opens, and how much of it there is.
function linkText({ label, href, rowCount }: ChatAnswer['citations'][number]): string {
  const isList = href.includes('/edit-transaction')
  if (!isList || rowCount === 0) return label
  return `${label}: ${grouped(rowCount)} ${rowCount === 1 ? 'payment' : 'payments'}`
}

function AnswerTools(props: {
  answer: ChatAnswer
  turn: Turn
  onRate: (td: 1 | -1, words?: string) => void
}) {
  const { answer, turn } = props
  const [copied, setCopied] = useState(false)
  const [reason, setReason] = useState<'none' | 'asked' | 'sent'>('none')
  const notHelpful = useRef<HTMLButtonElement>(null)
  const [explanation, setExplanation] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(answer.response).catch(() => null)
    setCopied(true)
  }
  const explain = async () => {
    setBusy(true)
    setExplanation(await explainTurn(answer, turn.prompt).catch(() => explanationFailure))
    setBusy(false)
  }
  return (
    <>
      <div className="chat-tools">
        <IconButton label={copied ? 'Copied' : 'Copy the answer'} onClick={copy}>
          <Copy size={16} aria-hidden />
        </IconButton>
        <IconButton
          label="Helpful"
          aria-pressed={turn.rating === 1}
          onClick={() => props.onRate(1)}
        >
          <ThumbsUp size={16} aria-hidden />
        </IconButton>
        <IconButton
          ref={notHelpful}
          label="Not helpful"
          aria-pressed={turn.rating === -1}
          onClick={() => {
            props.onRate(-1)
            setReason('asked')
          }}
        >
          <ThumbsDown size={16} aria-hidden />
        </IconButton>
        {answer.intermediate_steps.length > 0 && (
          <Button weight="quiet" busy={isBusy} onClick={explain}>
            Explain
          </Button>
        )}
      </div>
      {reason === 'asked' && (
        <RatingReason
          onSend={(words) => {
            setReason('sent')
            // The form that holds the focus goes.
            notHelpful.current?.focus()
            if (words) props.onRate(-1, words)
          }}
        />
      )}
      <p className="chat-note" aria-live="polite">
        {reason === 'sent' && 'Thank you for your feedback.'}
      </p>
      {explanation && <p className="chat-explanation">{explanation}</p>}
    </>
  )
}
