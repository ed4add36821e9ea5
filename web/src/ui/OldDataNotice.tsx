// Until when the books reach, where they ended long ago, and the way to bring them up to date.
import { Link } from 'wouter'
import { dayLong } from '../format/date.ts'
import { Banner } from './Banner.tsx'

/** `lastDay` is the last day of the bank data. */
export function OldDataNotice({ lastDay }: { lastDay: string }) {
  return (
    <Banner action={<Link to="/integration">Add newer transactions</Link>}>
      Your bank data ends on {dayLong(lastDay)}. Add newer data to see what’s ahead.
    </Banner>
  )
}
