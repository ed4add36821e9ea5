// The rules in the order in which they apply: moved by drag or by arrow keys, switched, opened.

import type { Category } from '@plimsoll/contract/categories'
import type { AccountBalance } from '@plimsoll/contract/sources'
import { GripVertical } from 'lucide-react'
import { type DragEvent, type KeyboardEvent, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { inTransactions } from '../proof.ts'
import { movedTo } from './order.ts'
import { type Rule, useOrderRules, useSwitchRule } from './queries.ts'
import { actionWords, conditionWords } from './rule-words.ts'

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }

/** `onOpen` opens the editor of a rule. */
export function RuleList(props: {
  rules: readonly Rule[]
  accounts: readonly AccountBalance[]
  categories: readonly Category[]
  onOpen: (rule: Rule) => void
}) {
  const { rules } = props
  const order = useOrderRules()
  const switching = useSwitchRule()
  const [dragged, drag] = useState<string | null>(null)
  const [over, setOver] = useState<string | null>(null)
  const [announcement, announce] = useState('')
  const ids = rules.map(({ id }) => id)
  const move = (rule: Rule, place: number) => {
    if (place < 0 || place >= ids.length || place === ids.indexOf(rule.id)) return
    order.mutate(movedTo(ids, rule.id, place))
    announce(`${rule.name} is number ${place + 1} of ${ids.length}.`)
  }
  const onKeyDown = (event: KeyboardEvent, rule: Rule) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    move(rule, ids.indexOf(rule.id) + step)
  }
  const onDrop = (event: DragEvent, target: Rule) => {
    event.preventDefault()
    const rule = rules.find(({ id }) => id === dragged)
    if (rule) move(rule, ids.indexOf(target.id))
    drag(null)
    setOver(null)
  }
  return (
    <>
      <p className="sr-only" role="status">
        {announcement}
      </p>
      <ol className="rule-list">
        {rules.map((rule, at) => (
          <li
            key={rule.id}
            className={rule.enabled ? '' : 'rule-off'}
            data-over={over === rule.id || undefined}
            onDragOver={(event) => {
              if (!dragged) return
              event.preventDefault()
              setOver(rule.id)
            }}
            onDrop={(event) => onDrop(event, rule)}
          >
            <button
              type="button"
              className="rule-grip"
              draggable
              aria-label={`Move ${rule.name}, number ${at + 1} of ${ids.length}, with the arrow keys`}
              onKeyDown={(event) => onKeyDown(event, rule)}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move'
                drag(rule.id)
              }}
              onDragEnd={() => {
                drag(null)
                setOver(null)
              }}
            >
              <GripVertical size={16} aria-hidden />
            </button>
            <button type="button" className="rule-what" onClick={() => props.onOpen(rule)}>
              <b>{rule.name}</b>
              <span>
                {sentence(conditionWords(rule, props.accounts))} →{' '}
                {actionWords(rule, props.categories)}
              </span>
              <small>
                {rule.matched > 0 ? `${inTransactions(rule.matched)} so far` : 'No changes yet'}
                {!rule.enabled && ', switched off'}
              </small>
            </button>
            <input
              type="checkbox"
              role="switch"
              className="switch"
              aria-label={`${rule.name} is on`}
              aria-checked={rule.enabled}
              checked={rule.enabled}
              onChange={(event) => switching.mutate({ id: rule.id, enabled: event.target.checked })}
            />
            <span className="rule-steps">
              <Button
                aria-label={`${rule.name} up`}
                disabled={at === 0}
                onClick={() => move(rule, at - 1)}
              >
                Up
              </Button>
              <Button
                aria-label={`${rule.name} down`}
                disabled={at === ids.length - 1}
                onClick={() => move(rule, at + 1)}
              >
                Down
              </Button>
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
