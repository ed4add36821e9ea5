// Until when the books reach, where they ended long ago, on pages that know their last day alone.
import { dayLong } from '../format/date.ts'
import { NoForecast } from './NoForecast.tsx'

/** `lastDay` is the last day of the bank data. The sentence is the outlook's. */
export function OldDataNotice({ lastDay }: { lastDay: string }) {
  return (
    <NoForecast
      unknown={{
        reason: 'old_data',
        lead: `Your bank data ends on ${dayLong(lastDay)}.`,
        rest: 'Add newer data to see where your cash stands today.',
      }}
    />
  )
}
