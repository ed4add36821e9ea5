// Below the report of a week: the report by email, and the other weeks.
import { CardGroup } from '../../ui/Card.tsx'
import { PastWeeks } from './PastWeeks.tsx'
import { WeeklyEmail } from './WeeklyEmail.tsx'

/** `current` is the Monday of the week on screen. */
export default function MoreWeeks({ current }: { current: string }) {
  return (
    <CardGroup>
      <WeeklyEmail />
      <PastWeeks current={current} />
    </CardGroup>
  )
}
