// What alerts look at, drawn from the forecast as it stands: the outlook and its path, who is late,
// what was paid lately.
import { createHash } from 'node:crypto'
import type { AlertFacts } from '@plimsoll/domain/alerts/alert'
import { newsDays } from '@plimsoll/domain/alerts/large-outflow'
import { addDays, type Day, monthOf } from '@plimsoll/domain/calendar'
import { withinHorizon } from '@plimsoll/domain/outlook/horizon'
import type { Outlook } from '@plimsoll/domain/outlook/outlook'
import { causeWords } from '@plimsoll/domain/outlook/outlook-words'
import { nameOfSubCategory } from '../../../books/categories/names.ts'
import { type OutflowRow, readOutflows } from '../../../books/figures/outflows.store.ts'
import type { TenantTx } from '../../../db/tenant.ts'
import { outlookIn } from '../outlook/outlook.ts'
import { lateReceipts } from '../standing/late-receipts.ts'
import { readView, type View } from '../standing/view.ts'

const outflowsMax = 200

/** Reads the facts, and the books they are of; null while there are no books. */
export async function readAlertFacts(
  tx: TenantTx,
  businessId: string,
  today: Day,
): Promise<{ facts: AlertFacts; view: View } | null> {
  const view = await readView(tx, businessId, { today })
  if (!view) return null
  const { asOf, books } = view.standing
  const span = { from: addDays(today, -newsDays), to: today, limit: outflowsMax }
  const outflows = await readOutflows(tx, businessId, span)
  const outlook = outlookIn(view)
  const reason = outlook.state === 'unknown' ? outlook.reason : null
  const isOld = reason === 'old_data'
  const facts: AlertFacts = {
    today,
    asOf,
    balance: view.base.balance,
    balanceKnown: books.balanceKnown && !isOld,
    buffer: books.buffer,
    days:
      isOld || reason === 'no_forecast'
        ? []
        : withinHorizon(view.forecast.days, { asOf, months: books.outlookMonths }),
    lowCause: outlook.state === 'unknown' ? '' : causeWords(outlook.low.causes),
    outflows: outflowsOf(outflows, view),
    receipts: lateReceipts(view),
    likelyDip: likelyDipIn(outlook),
  }
  return { facts, view }
}

function likelyDipIn(outlook: Outlook): AlertFacts['likelyDip'] {
  if (outlook.state !== 'watch' || outlook.evenFrom === null) return null
  return { ...outlook, evenFrom: outlook.evenFrom }
}

/**
 * A payment is named by what the bank says of it, so that it stays the same when a file is read
 * again under new ids.
 */
function outflowsOf(rows: readonly OutflowRow[], view: View): AlertFacts['outflows'] {
  const seen = new Map<string, number>()
  return rows.map((row) => {
    const words = `${row.day} ${row.amount} ${row.text}`
    const count = (seen.get(words) ?? 0) + 1
    seen.set(words, count)
    return {
      subject: createHash('sha256').update(`${words} ${count}`).digest('base64url').slice(0, 24),
      day: row.day,
      name:
        (row.merchant && view.names.get(row.merchant)) ||
        nameOfSubCategory(row.sub_category, view.categoryNames),
      amount: row.amount,
      usual: row.usual,
      href: hrefOf(row),
    }
  })
}

const activityKeys: Record<string, string> = { operating: 'op', investing: 'inv', financing: 'fin' }

/** The figure of the cash-flow table that holds it, opened to its transactions. */
function hrefOf({ side, activity, category, sub_category, day }: OutflowRow): string {
  const key = activityKeys[activity ?? '']
  if (!key || !category) return '/cash-flow'
  return `/cash-flow?cell=${side}.${key}.${category}.${sub_category}:${monthOf(day)}`
}
