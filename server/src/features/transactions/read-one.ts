// One transaction with everything that is known of it: the bank's own facts, its parts, its other
// leg, its history.
import type { readTransaction as endpoint } from '@plimsoll/contract/edits'
import type { Transaction } from '@plimsoll/contract/transactions'
import type { Day } from '@plimsoll/domain/calendar'
import { Problem } from '@plimsoll/domain/problem'
import type * as z from 'zod/mini'
import { readRemovalMisfit } from '../../books/accounts/balance-fit.store.ts'
import { knownCategories } from '../../books/categories/known.ts'
import { readChanges } from '../../books/changes/changes.store.ts'
import { readParts } from '../../books/edits/splits.store.ts'
import { readReached, readTargets } from '../../books/edits/targets.store.ts'
import { readListed } from '../../books/list/list.store.ts'
import { toPart, toTransactions } from '../../books/list/list-reply.ts'
import { readFacts, readOtherLeg } from '../../books/list/read-one.store.ts'
import { readCandidates } from '../../books/transfers/ties.store.ts'
import type { Context } from '../../context.ts'
import { asTenant } from '../../db/tenant.ts'
import { toEntry } from './changes/changes-reply.ts'
import { merchantSides } from './edits/apply-edit.ts'
import { suggest } from './learning/suggest.ts'

type TransactionReply = z.output<(typeof endpoint)['reply']>['data']

const historyMax = 50

/** Reads one transaction. Refused where the business has none of this id. */
export async function readOne(
  context: Context,
  businessId: string,
  id: string,
): Promise<TransactionReply> {
  const today = context.today()
  return asTenant(context.db, businessId, async (tx) => {
    const rows = await readListed(tx, businessId, [id])
    const facts = await readFacts(tx, businessId, id)
    const categories = await knownCategories(tx, businessId)
    const [transaction] = await toTransactions(tx, businessId, { rows, categories })
    if (!transaction || !facts) throw new Problem('not_found', 'There is no such transaction.')
    const merchants = merchantSides(await readTargets(tx, businessId, [id]))
    const reached = await readReached(tx, businessId, { merchants, but: [id] })
    const expected = await context.expected.findMet(tx, businessId, {
      transactionId: id,
      today,
    })
    const { file_name, file_line, ...own } = facts
    const isHidden = transaction.text !== facts.text
    return {
      transaction,
      facts: {
        ...own,
        ...(isHidden ? hiddenFacts(transaction) : {}),
        day: own.day as Day,
        file: file_name === null ? null : { name: file_name, line: file_line },
      },
      splits: (await readParts(tx, businessId, [id])).map((part) => toPart(part, categories)),
      transfer: await readOtherLeg(tx, businessId, id),
      transfer_candidates: await readCandidates(tx, businessId, id),
      occurrence: expected.met,
      occurrence_candidates: expected.candidates,
      // Suggestions give their reasons, which would name the person.
      suggestions: isHidden ? [] : ((await suggest(tx, businessId, [id]))[id] ?? []),
      of_merchant: { past: reached.ids.length, by_hand: reached.keptByHand },
      history: (
        await readChanges(tx, businessId, { after: null, rowsMax: historyMax, transactionId: id })
      ).map(toEntry),
      removal_misfit: await readRemovalMisfit(tx, businessId, id),
    }
  })
}

/**
 * What is shown of somebody's pay where single pay is hidden: the bank's words would name the
 * person.
 */
function hiddenFacts({ text, merchant }: Transaction) {
  return { text, counterparty: null, reference: null, merchant: merchant?.name ?? null }
}
