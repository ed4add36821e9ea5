// Turns the weekly report by email on and off.
import { Card } from '../../ui/Card.tsx'
import { Switch } from '../../ui/form/Switch.tsx'
import { useSaveWeeklyEmail, useWeeklyEmail } from './share-queries.ts'

/** Nothing until it is known. */
export function WeeklyEmail() {
  const { data } = useWeeklyEmail()
  const save = useSaveWeeklyEmail()
  if (!data) return null
  return (
    <Card title="By email" className="wr-email">
      <Switch
        label="Email me this report on Mondays"
        hint={
          data.sends
            ? `Sent to ${data.address} at 8 in the morning. You can stop it from any of the emails.`
            : 'Emails aren’t available here yet. You can print or share the report instead.'
        }
        checked={save.isPending ? (save.variables ?? data.subscribed) : data.subscribed}
        onChange={(subscribed) => save.mutate(subscribed)}
      />
    </Card>
  )
}
