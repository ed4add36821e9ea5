// A payment that the user expects once: what it is, and the way to take it out of the forecast.
import type { ForecastLine } from '@plimsoll/contract/forecast'
import { Trash2 } from 'lucide-react'
import { money } from '../../../format/amount.ts'
import { dayLong } from '../../../format/date.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { changeKeys } from '../draft/draft.ts'
import type { DraftHandle } from '../draft/use-draft.ts'

const prefix = 'one_off.'

/** The id of the payment that a line stands for; null where the line is something else. */
export function oneOffIdOf({ seriesId }: Pick<ForecastLine, 'seriesId'>): string | null {
  return seriesId.startsWith(prefix) ? seriesId.slice(prefix.length) : null
}

/** Removing goes into the draft. */
export function OneOffCard(props: {
  line: ForecastLine
  id: string
  href: string
  draft: DraftHandle
}) {
  const { line, id, draft } = props
  const key = changeKeys.removed(id)
  const isRemoved = draft.draft.some((change) => change.key === key)
  return (
    <Card title="One-off payment">
      {line.next && (
        <p className="muted">
          {money(line.next.amount)} on {dayLong(line.next.day)}, added by you.
        </p>
      )}
      <div className="form-actions fc-one-off">
        {isRemoved ? (
          <Button onClick={() => draft.takeBack(key)}>Keep</Button>
        ) : (
          <Button
            onClick={() =>
              draft.put({
                kind: 'removed_one_off',
                key,
                about: line.merchant,
                href: props.href,
                id,
              })
            }
          >
            <Trash2 size={16} aria-hidden /> Remove payment
          </Button>
        )}
      </div>
    </Card>
  )
}
