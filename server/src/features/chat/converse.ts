// A question with the questions before it, answered in one read of the books: for the command line
// and for tests.
import type { Day } from '@plimsoll/domain/calendar'
import type { Db } from '../../db/pool.ts'
import { asTenant } from '../../db/tenant.ts'
import type { Answer } from './answer.ts'
import { answerQuestion, openBooks } from './assistant.ts'
import { frameAfter } from './reading-books.ts'

/** Answers as the business of an id sees it on a day. */
export async function converse(
  db: Db,
  businessId: string,
  input: { prompt: string; previous: readonly string[]; today: Day },
): Promise<Answer> {
  return asTenant(db, businessId, async (tx) => {
    const books = await openBooks(tx, businessId, input.today)
    return answerQuestion(books, input.prompt, await frameAfter(books, input.previous))
  })
}
