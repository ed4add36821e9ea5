// Looking through the regular payments: the user decides on the doubtful ones, the sure ones are
// accepted and shown, and what is left out has its reason. Used within onboarding and as a page.
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { CallError } from '../../../api/call.ts'
import { Button } from '../../../ui/Button.tsx'
import { FormRefusal } from '../../../ui/form/FormRefusal.tsx'
import { Progress } from '../../../ui/Progress.tsx'
import { FoundGroup } from './FoundGroup.tsx'
import {
  type Answers,
  acceptAll,
  answerWords,
  type Found,
  newAnswers,
  partsOf,
} from './found-groups.ts'
import { LeftOut } from './LeftOut.tsx'
import { useKeepAnswers } from './queries.ts'
import { answerKey, stepFrom } from './review-keys.ts'
import '../../../ui/card.css'
import '../../../ui/segmented.css'
import './confirm.css'

/** `onKept` once the answers are kept; `later` is the way past them. Nothing has to be answered. */
export function FoundReview(props: {
  found: readonly Found[]
  keepLabel: string
  later: ReactNode
  linkOf?: (found: Found) => ReactNode
  onKept: () => void
}) {
  const { found } = props
  const [answers, setAnswers] = useState<Answers>({})
  const keeping = useKeepAnswers()
  const { doubtful, accepted, denied } = partsOf(found)
  const sure = accepted.flatMap((group) => group.found)
  const keep = () =>
    keeping.mutate(newAnswers(found, answers), {
      onSuccess: () => {
        setAnswers({})
        props.onKept()
      },
    })
  const rows = {
    answers,
    linkOf: props.linkOf,
    onAnswer: (id: string, verdict: Found['verdict']) =>
      setAnswers((before) => ({ ...before, [id]: verdict })),
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const row = (event.target as Element).closest<HTMLElement>('.found-row')
    if (!row || !(event.target instanceof HTMLButtonElement)) return
    const verdict = answerKey(event.key)
    const isStep = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    if (!verdict && !isStep) return
    event.preventDefault()
    if (verdict) rows.onAnswer(row.dataset.series ?? '', verdict)
    stepFrom(row, event.key === 'ArrowUp' ? -1 : 1, verdict)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys serve the buttons inside; each can be pressed without them.
    <div className="found" onKeyDown={onKeyDown}>
      {doubtful.length > 0 && (
        <section className="card found-group" aria-label="Is this regular?">
          <header className="card-head">
            <h2>Is this regular?</h2>
            {doubtful.length > 1 && (
              <Button
                weight="quiet"
                onClick={() => setAnswers((before) => acceptAll(doubtful, before))}
              >
                Accept all {doubtful.length}
              </Button>
            )}
          </header>
          <FoundGroup {...rows} found={doubtful} isOpen />
        </section>
      )}
      {sure.length > 0 && (
        <details className="card found-group" open={doubtful.length === 0}>
          <summary>
            <h2>{sure.length === 1 ? '1 payment' : `${sure.length} payments`} accepted for you</h2>
            <small>
              Clear from your history. Choose “Not regular” for any that won’t come again.
            </small>
          </summary>
          {accepted.map((group) => (
            <section key={group.key} aria-label={`${group.label}, accepted`}>
              <h3>{group.label}</h3>
              <FoundGroup {...rows} found={group.found} />
            </section>
          ))}
        </details>
      )}
      {denied.length > 0 && (
        <section className="card found-group" aria-label="Not regular">
          <header className="card-head">
            <h2>Not regular</h2>
            <small>Choose “Regular” to take an answer back.</small>
          </header>
          <FoundGroup {...rows} found={denied} />
        </section>
      )}
      <LeftOut />
      <footer className="found-foot">
        {keeping.isPending ? (
          <div className="found-saving" role="status">
            <Progress share={null} label="Saving your answers and working out the forecast" />
          </div>
        ) : (
          <p role="status">{answerWords(found, answers)}</p>
        )}
        <p className="found-keys">
          Shortcuts: <kbd>A</kbd> regular, <kbd>N</kbd> not regular, <kbd>L</kbd> not sure, arrow
          keys move
        </p>
        <FormRefusal text={refusalOf(keeping.error)} />
        <div className="found-actions">
          {props.later}
          <Button weight="ink" busy={keeping.isPending} onClick={keep}>
            {keeping.isPending ? 'Saving' : props.keepLabel}
          </Button>
        </div>
      </footer>
    </div>
  )
}

function refusalOf(error: Error | null): string | null {
  if (!error) return null
  return error instanceof CallError ? error.message : 'We couldn’t save your answers.'
}
