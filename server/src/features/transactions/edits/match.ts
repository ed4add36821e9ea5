// Matches with expected payments, which are the forecast's to keep: in the same entry of the trail
// as the edits they came with, so that one undo takes both back.
import type { Day } from '@plimsoll/domain/calendar'
import { dayInWords } from '@plimsoll/domain/date-words'
import type { Author } from '../../../books/changes/changes.store.ts'
import { type Changed, extendChange } from '../../../books/changes/make-change.ts'
import type { Context } from '../../../context.ts'
import type { PaymentMatch } from '../../../expected-payments.ts'
import type { UpdateInput } from './edit-fields.ts'

/** A match that can be, in the words of the trail. */
type Match = { match: PaymentMatch; what: string }

/** The requested matches; refused, before anything is written, where one of them cannot be. */
export async function checkMatches(
  context: Context,
  businessId: string,
  { transactions }: UpdateInput,
): Promise<Match[]> {
  const matches: Match[] = []
  for (const { id, occurrence } of transactions) {
    if (!occurrence) continue
    const match = { transactionId: id, ...occurrence }
    const name = await context.expected.check(context, businessId, match)
    matches.push({ match, what: `Matched with ${name}, due ${dayInWords(occurrence.due as Day)}` })
  }
  return matches
}

/** Keeps matches in the change that the edits made, or in one of their own. */
export async function matchPayments<T>(
  context: Context,
  businessId: string,
  change: { author: Author; edited: Changed<T>; matches: readonly Match[] },
): Promise<Changed<T>> {
  const { author, edited, matches } = change
  const by = { businessId, userId: author.userId ?? '' }
  let { changeId } = edited
  for (const { match, what } of matches)
    await context.expected.match(context, by, match, async (tx, work) => {
      changeId = await extendChange(tx, businessId, { changeId, author, work, what })
    })
  return { ...edited, changeId, changed: Math.max(edited.changed, matches.length) }
}
