// Thirteen weeks side by side: in, out, closing and lowest. A week under the buffer says so in
// words; a press holds the lists to it.
import type { CashManagement } from '@plimsoll/contract/cash-management'
import type { Day } from '@plimsoll/domain/calendar'
import type { Minor } from '@plimsoll/domain/money'
import { TriangleAlert } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { money, rough } from '../../../format/amount.ts'
import { dayShort } from '../../../format/date.ts'
import { Card } from '../../../ui/Card.tsx'
import { lineWords } from '../UnderBuffer.tsx'
import './week-strip.css'

type Week = CashManagement['weeks'][number]

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** `chosen` is the first day of the week the lists are held to; a second press lets go. */
export function WeekStrip(props: {
  weeks: readonly Week[]
  balanceKnown: boolean
  buffer: Minor
  chosen: Day | null
  onChoose: (from: Day | null) => void
}) {
  const { weeks, chosen, balanceKnown, buffer } = props
  const top = Math.max(1, ...weeks.flatMap((week) => [week.in, week.out]))
  const under = weeks.filter((week) => week.under_buffer).length
  return (
    <Card
      title="The next 13 weeks"
      className="cm-weeks"
      {...(balanceKnown
        ? { aside: <span className="cm-aside">{underWords(weeks.length, under, buffer)}</span> }
        : {})}
    >
      <ol className="cm-strip" onKeyDown={moveAlong}>
        {weeks.map((week) => (
          <li key={week.from}>
            <button
              type="button"
              aria-pressed={week.from === chosen}
              aria-label={weekWords(week, balanceKnown ? buffer : null)}
              onClick={() => props.onChoose(week.from === chosen ? null : week.from)}
            >
              <span className="cm-week-day">{dayShort(week.from)}</span>
              <span className="cm-bars">
                <i className="cm-bar-in" style={{ height: `${(week.in / top) * 100}%` }} />
                <i className="cm-bar-out" style={{ height: `${(week.out / top) * 100}%` }} />
              </span>
              <span className="cm-week-in">+{rough(week.in)}</span>
              <span className="cm-week-out">−{rough(week.out)}</span>
              {balanceKnown && <Balances week={week} />}
            </button>
          </li>
        ))}
      </ol>
    </Card>
  )
}

function Balances({ week }: { week: Week }) {
  return (
    <>
      <b>{rough(week.closing)}</b>
      <span className={week.under_buffer ? 'cm-week-low cm-under' : 'cm-week-low'}>
        {week.under_buffer && <TriangleAlert size={12} aria-hidden />}
        <span>
          {week.under_buffer ? 'Low' : 'low'} <i>{rough(week.low)}</i>
        </span>
      </span>
    </>
  )
}

/** What the button shows, so that it is found by it, then the same exactly. */
function weekWords(week: Week, buffer: Minor | null): string {
  const shown = [dayShort(week.from), `+${rough(week.in)}`, `−${rough(week.out)}`]
  if (buffer !== null) shown.push(rough(week.closing), `low ${rough(week.low)}`)
  return [
    `${shown.join(' ')}: week to ${dayShort(week.to)}`,
    `${money(week.in)} in`,
    `${money(week.out)} out`,
    ...(buffer !== null
      ? [
          `closing at ${money(week.closing)}`,
          `lowest ${money(week.low)} on ${dayShort(week.low_day)}`,
        ]
      : []),
    ...(buffer !== null && week.under_buffer ? [`below ${lineWords(buffer)}`] : []),
  ].join(', ')
}

function underWords(weeks: number, under: number, buffer: Minor): string {
  const line = lineWords(buffer)
  if (under === 0) return `Expected balance above ${line} throughout`
  if (under > 1 && under === weeks)
    return `Expected balance below ${line} at some point in every week`
  return `Expected balance below ${line} in ${under === 1 ? '1 week' : `${under} weeks`}`
}

function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key]
  if (!step) return
  event.preventDefault()
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  buttons[buttons.indexOf(document.activeElement as HTMLButtonElement) + step]?.focus()
}
