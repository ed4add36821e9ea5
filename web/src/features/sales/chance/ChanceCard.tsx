// The chance of running short: the likeliest week, every week at a glance, and what drives it, each
// with a lever to try.
import type { SalesChance } from '@plimsoll/contract/sales-forecast'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { grouped, money } from '../../../format/amount.ts'
import { dayShort } from '../../../format/date.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useChance } from '../queries.ts'
import './chance.css'

type Driver = SalesChance['drivers'][number]
/** A driver with something that can be done about it. */
export type Lever = Driver & { lever: NonNullable<Driver['lever']>; project_id: string }

const few = 5

/** `onTry` opens a lever; `goalHref` is where a way to stay above an amount is looked for. */
type Tries = {
  onTry: (lever: Lever) => void
  goalHref: (above: SalesChance['threshold'], until: SalesChance['until']) => string
}

/** Nothing where there is no outlook. */
export function ChanceCard({ onTry, goalHref }: Tries) {
  const chance = useChance()
  if (chance.error)
    return (
      <Card title="Chance of running short">
        <ErrorState
          title="We couldn’t work out the chance."
          text={chance.error.message}
          onRetry={() => void chance.refetch()}
        />
      </Card>
    )
  if (chance.data === undefined) return <Skeleton height="220px" />
  if (chance.data === null) return null
  return <Chance chance={chance.data} onTry={onTry} goalHref={goalHref} />
}

function Chance({ chance, onTry, goalHref }: Tries & { chance: SalesChance }) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? chance.drivers : chance.drivers.slice(0, few)
  return (
    <Card
      title="Chance of running short"
      className="sl-chance"
      aside={
        <span className="sl-chance-basis">
          Late payers, wins and slips, {grouped(chance.paths)} times over
        </span>
      }
    >
      <p className="sl-chance-sentence">{chance.sentence}</p>
      <p className="sl-chance-outlook">{outlookWords(chance)}</p>
      <Weeks weeks={chance.weeks} threshold={money(chance.threshold)} />
      {shown.length > 0 && (
        <ol className="sl-drivers" aria-label="What drives it">
          {shown.map((driver) => (
            <DriverRow
              key={`${driver.kind} ${driver.item_id ?? driver.project_id}`}
              driver={driver}
            >
              {hasLever(driver) ? (
                <Button
                  aria-label={`Try: ${driver.label}. ${driver.lever.words}`}
                  onClick={() => onTry(driver)}
                >
                  Try
                </Button>
              ) : (
                <Link
                  className="btn btn-outline"
                  to={goalHref(chance.threshold, chance.until)}
                  aria-label={`Try: find a way to keep cash above ${money(chance.threshold)}`}
                >
                  Try
                </Link>
              )}
            </DriverRow>
          ))}
        </ol>
      )}
      {shown.length < chance.drivers.length && (
        <Button weight="quiet" onClick={() => setWhole(true)}>
          Show all {chance.drivers.length}
        </Button>
      )}
    </Card>
  )
}

function DriverRow({ driver, children }: { driver: Driver; children: ReactNode }) {
  return (
    <li>
      <span>
        <b>{driver.label}</b>
        <small>
          {driver.words}
          {driver.lever && ` ${driver.lever.words}.`}
        </small>
      </span>
      <span className="sl-driver-effect">{driver.points}</span>
      {children}
    </li>
  )
}

/**
 * The whole horizon, and how that stands to the outlook, which counts projects as the switch has
 * it.
 */
function outlookWords({ chance, until, outlook }: SalesChance): string {
  const all = `${inPercent(chance)} at any time until ${dayShort(until)}.`
  const counts = {
    off: 'without projects',
    expected: 'with projects at expected value',
    won: 'with every project as if won',
  }[outlook.counting]
  return `${all.charAt(0).toUpperCase()}${all.slice(1)} Your outlook, ${counts}, puts it at ${inPercent(outlook.chance)}, ${outlook.words}.`
}

/** One bar for each week; read out as a list. */
function Weeks({ weeks, threshold }: { weeks: SalesChance['weeks']; threshold: string }) {
  const highest = Math.max(0.01, ...weeks.map(({ chance }) => chance))
  return (
    <ul className="sl-weeks" aria-label={`Chance of falling below ${threshold}, by week`}>
      {weeks.map(({ from, chance }, at) => (
        <li key={from} title={`Week of ${dayShort(from)}: ${inPercent(chance)}`}>
          <span className="sl-week-room" aria-hidden="true">
            <i style={{ height: `${Math.round((chance / highest) * 100)}%` }} />
          </span>
          <span className="sl-week-name" aria-hidden="true" data-named={at % 4 === 0 || undefined}>
            {dayShort(from)}
          </span>
          <span className="sr-only">
            Week of {dayShort(from)}: {inPercent(chance)}
          </span>
        </li>
      ))}
    </ul>
  )
}

function hasLever(driver: Driver): driver is Lever {
  return driver.lever !== null && driver.project_id !== null
}

/** `23%`, and `Under 1%` for a small chance that isn't none. */
export function inPercent(chance: number): string {
  const whole = Math.round(chance * 100)
  return whole === 0 && chance > 0 ? 'under 1%' : `${whole}%`
}
