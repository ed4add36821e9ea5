// What cash management draws from the forecast, read once: the outlook, what is due, who pays how,
// taxes, and the path by day.
import type { CashManagement, DueItem } from '@plimsoll/contract/cash-management'
import { addDays, type Day } from '@plimsoll/domain/calendar'
import type { ForecastDay } from '@plimsoll/domain/forecast/engine'
import type { Minor } from '@plimsoll/domain/money'
import { withinHorizon } from '@plimsoll/domain/outlook/horizon'
import {
  isWithoutForecast,
  type Outlook,
  type UnknownOutlook,
} from '@plimsoll/domain/outlook/outlook'
import type { TenantTx } from '../../../db/tenant.ts'
import { lineIdOf } from '../line-id.ts'
import { outlookIn } from '../outlook/outlook.ts'
import { dueWithoutForecast } from '../standing/entered.ts'
import { readKeptView } from '../standing/kept-view.ts'
import { readView, type View } from '../standing/view.ts'
import { dueItems } from './due-items.ts'
import { irregularOf } from './irregular.ts'
import { payersOf } from './payers.ts'
import { taxCalendar } from './tax-calendar.ts'

/**
 * Thirteen weeks of dated payments, or as many as the forecast has; `days` cover the outlook's
 * horizon.
 */
export type Due = {
  asOf: Day
  balance: Minor
  buffer: Minor
  outlook: Outlook
  balanceKnown: boolean
  hidesPay: boolean
  lastDay: Day | null
  days: readonly ForecastDay[]
  items: DueItem[]
  missed: DueItem[]
  paid: DueItem[]
  cancelled: DueItem[]
  /** Clients that no payer of the books has the very name of, by the line of their project. */
  clients: ReadonlyMap<string, string>
  payers: CashManagement['payers']
} & Pick<CashManagement, 'irregular' | 'taxes' | 'set_aside' | 'tax_notes'>

/** Thirteen weeks. */
export const dueDays = 91

/** Reads it; `null` while there are no books. */
export async function readDue(tx: TenantTx, businessId: string, today: Day): Promise<Due | null> {
  return dueOf(tx, businessId, await readView(tx, businessId, { today }))
}

/**
 * The same from the view that is kept, for transactions that change no figure; to the end of the
 * forecast where that is wanted.
 */
export async function readKeptDue(
  tx: TenantTx,
  businessId: string,
  today: Day,
  reach?: 'forecast',
): Promise<Due | null> {
  return dueOf(tx, businessId, await readKeptView(tx, businessId, { today }), reach)
}

async function dueOf(
  tx: TenantTx,
  businessId: string,
  view: View | null,
  reach?: 'forecast',
): Promise<Due | null> {
  if (!view) return null
  const { asOf, books } = view.standing
  const end = reach ? view.forecast.days.at(-1)?.day : undefined
  const until = end ?? addDays(asOf, dueDays)
  const { items, missed, paid, cancelled } = await dueItems(tx, businessId, { view, until })
  const outlook = outlookIn(view)
  const due = {
    asOf,
    balance: view.base.balance,
    buffer: books.buffer,
    outlook,
    lastDay: books.lastDay,
    balanceKnown: books.balanceKnown,
    hidesPay: books.hidePay,
    missed,
    paid,
    cancelled,
    clients: clientsIn(view),
  }
  if (isWithoutForecast(outlook))
    return { ...due, ...nothingAhead, ...enteredOf(outlook, due, items) }
  return {
    ...due,
    days: withinHorizon(view.forecast.days, { asOf, months: books.outlookMonths }),
    items,
    payers: payersOf(view, { items, missed }),
    irregular: irregularOf(view, items),
    ...taxCalendar(view),
  }
}

function clientsIn({ standing }: View): ReadonlyMap<string, string> {
  const { projects } = standing.projects.settlement
  return new Map(
    projects.flatMap(({ project: { id, client } }) =>
      client.merchantId === null
        ? [[lineIdOf({ kind: 'project', projectId: id, side: 'in' }), client.name] as const]
        : [],
    ),
  )
}

/** What is estimated of the time to come where nothing is forecast. */
const nothingAhead = {
  days: [],
  payers: [],
  irregular: [],
  taxes: [],
  set_aside: [],
  tax_notes: [],
}

/** What was entered is due without any forecast, and what is owed already, but not by old data. */
function enteredOf(
  outlook: UnknownOutlook,
  { missed }: Pick<Due, 'missed'>,
  items: readonly DueItem[],
): Pick<Due, 'items' | 'missed'> {
  const isOld = outlook.reason === 'old_data'
  return { items: dueWithoutForecast(items, outlook), missed: isOld ? [] : missed }
}
