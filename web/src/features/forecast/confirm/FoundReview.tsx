// Looking through what was found: groups from the surest down, an answer for each, and the way to keep them. Used within onboarding and as a page.
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { CallError } from '../../../api/call.ts'
import { Button } from '../../../ui/Button.tsx'
import { FormRefusal } from '../../../ui/form/FormRefusal.tsx'
import { FoundRow } from './FoundRow.tsx'
import {
  type Answers,
  acceptAll,
  answerWords,
  type Found,
  groupsOf,
  newAnswers,
  verdictOf,
} from './found-groups.ts'
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
  const keep = () =>
    keeping.mutate(newAnswers(found, answers), {
      onSuccess: () => {
        setAnswers({})
        props.onKept()
      },
    })
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const row = (event.target as Element).closest<HTMLElement>('.found-row')
    if (!row || !(event.target instanceof HTMLButtonElement)) return
    const verdict = answerKey(event.key)
    const isStep = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    if (!verdict && !isStep) return
    event.preventDefault()
    const id = row.dataset.series ?? ''
    if (verdict) setAnswers((before) => ({ ...before, [id]: verdict }))
    stepFrom(row, event.key === 'ArrowUp' ? -1 : 1, verdict)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys serve the buttons inside; each can be pressed without them.
    <div className="found" onKeyDown={onKeyDown}>
      {groupsOf(found).map((group) => {
        const open = group.found.filter((one) => verdictOf(one, answers) === 'none').length
        return (
          <section key={group.key} className="card found-group" aria-label={group.label}>
            <header className="card-head">
              <h2>{group.label}</h2>
              {open > 0 && (
                <Button
                  weight="quiet"
                  aria-label={`Accept all ${open}: ${group.label}`}
                  onClick={() => setAnswers((before) => acceptAll(group.found, before))}
                >
                  Accept all {open}
                </Button>
              )}
            </header>
            <ul>
              {group.found.map((one) => (
                <FoundRow
                  key={one.seriesId}
                  found={one}
                  verdict={verdictOf(one, answers)}
                  link={props.linkOf?.(one)}
                  onAnswer={(verdict) =>
                    setAnswers((before) => ({ ...before, [one.seriesId]: verdict }))
                  }
                />
              ))}
            </ul>
          </section>
        )
      })}
      <footer className="found-foot">
        <p role="status">{answerWords(found, answers)}</p>
        <p className="found-keys">
          Shortcuts: <kbd>A</kbd> regular, <kbd>N</kbd> not regular, <kbd>L</kbd> not sure, arrow
          keys move
        </p>
        <FormRefusal text={refusalOf(keeping.error)} />
        <div className="found-actions">
          {props.later}
          <Button weight="ink" busy={keeping.isPending} onClick={keep}>
            {props.keepLabel}
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
