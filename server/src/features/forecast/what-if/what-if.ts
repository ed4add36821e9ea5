// Changes laid over the forecast as it stands and kept nowhere: the path before and after, by
// the way that scenarios are computed.
import type { Changeset } from '@plimsoll/contract/forecast-lines'
import type { Day, Month } from '@plimsoll/domain/calendar'
import type { Minor } from '@plimsoll/domain/money'
import { horizonEnd, withinHorizon } from '@plimsoll/domain/outlook/horizon'
import type { Outlook } from '@plimsoll/domain/outlook/outlook'
import type { TriedCounting } from '@plimsoll/domain/sales/forecast-parts'
import type { Side } from '@plimsoll/domain/taxonomy'
import type { TenantTx } from '../../../db/tenant.ts'
import { lineIdOf, lineOfPart } from '../line-id.ts'
import { lineOfRule } from '../lines/known-lines.ts'
import { outlookIn } from '../outlook/outlook.ts'
import { withProjectBook } from '../projects/with-projects.ts'
import { composeDraft } from '../standing/compose.ts'
import { readKeptView } from '../standing/kept-view.ts'
import type { View } from '../standing/view.ts'
import { type Level, levelled } from './levelled.ts'

/** The path within the outlook's horizon. */
export type WhatIfPath = {
  readonly outlook: Outlook
  readonly days: readonly { readonly day: Day; readonly closing: Minor }[]
  readonly months: readonly { readonly month: Month; readonly closing: Minor }[]
}

/** The paths before and after, and whether costs at another level keep their days. */
export type WhatIfPaths = {
  readonly before: WhatIfPath
  readonly after: WhatIfPath
  readonly keepsDays: boolean
}

/** Payments of some payers, or some costs, that come later. */
type Delay = {
  readonly side: Side
  /** The day on which what is expected on a day comes instead. */
  readonly movedFrom: (day: Day) => Day
  /** Whether a payee or sub-category is meant. */
  readonly isOf: (line: { merchantId: string | null; subCategory: string }) => boolean
}

/** What to change: changes as a scenario holds them, and payments that come later. */
export type WhatIfChange = {
  readonly changes?: Changeset
  readonly delayed?: readonly Delay[]
  /** Sales projects that are counted otherwise. */
  readonly tried?: readonly TriedCounting[]
  /** Costs that come to so much each time. */
  readonly levels?: readonly Level[]
}

/** The paths before and after; `null` while there are no books. */
export async function whatIf(
  tx: TenantTx,
  businessId: string,
  { today, changes = {}, delayed = [], tried = [], levels = [] }: { today: Day } & WhatIfChange,
): Promise<WhatIfPaths | null> {
  const view = await readKeptView(tx, businessId, { today })
  if (!view) return null
  const laid = tried.length > 0 ? withProjectBook(view, { tried }) : view
  const decisions = delayed.flatMap((delay) => delaying(laid, delay))
  const own = levels.map((level) => levelled(laid, level))
  const all = [changes, ...levels.map(({ otherwise }, at) => own[at] ?? otherwise)]
  const draft: Changeset = {
    one_offs: all.flatMap((each) => each.one_offs ?? []),
    scalings: all.flatMap((each) => each.scalings ?? []),
    customConfigurations: all.flatMap((each) => each.customConfigurations ?? []),
    decisions: [...(changes.decisions ?? []), ...decisions],
  }
  const composed = await composeDraft(tx, businessId, laid.standing, draft)
  const after = pathOf({ ...laid, ...composed })
  return { before: pathOf(view), after, keepsDays: own.every((each) => each !== null) }
}

function pathOf(view: View): WhatIfPath {
  const outlook = outlookIn(view)
  const days = withinHorizon(view.forecast.days, outlook)
  const last = days.at(-1)?.day ?? outlook.asOf
  return {
    outlook,
    days,
    months: view.forecast.months.filter(({ month }) => month <= last.slice(0, 7)),
  }
}

// What no day is known for stays spread over its month; what comes after the horizon shows nowhere.
function delaying(
  view: View,
  { side, movedFrom, isOf }: Delay,
): NonNullable<Changeset['decisions']> {
  const { asOf, books } = view.standing
  const end = horizonEnd(asOf, books.outlookMonths)
  return view.forecast.parts.flatMap((part) => {
    const isMeant = part.source !== 'remainder' && part.side === side && isOf(part)
    if (!isMeant || part.day === null || part.day > end) return []
    const day = movedFrom(part.day)
    if (day === part.day) return []
    const line = lineOfPart(part, (ruleId) => lineOfRule(view, ruleId))
    return [
      {
        line_id: lineIdOf(line),
        due: part.due ?? part.day,
        kind: 'redate' as const,
        day,
      },
    ]
  })
}
