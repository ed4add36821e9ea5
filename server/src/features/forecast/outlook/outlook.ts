// The one outlook of a business, drawn from the forecast as it stands. Everything that says
// something about the future reads it here.
import type { NoForecast, Outlook as WireOutlook } from '@plimsoll/contract/outlook'
import type { Day } from '@plimsoll/domain/calendar'
import type { Part } from '@plimsoll/domain/forecast/engine'
import { type Minor, zero } from '@plimsoll/domain/money'
import { isWithoutForecast, type Outlook, outlookOf } from '@plimsoll/domain/outlook/outlook'
import { causeWords, chanceSentence, headlineOf } from '@plimsoll/domain/outlook/outlook-words'
import { Problem } from '@plimsoll/domain/problem'
import { taxNameOf } from '@plimsoll/domain/tax/tax-words'
import { readBalance, readMerchantNames } from '../../../books/figures/movements.store.ts'
import type { TenantTx } from '../../../db/tenant.ts'
import { type Composed, composeStanding } from '../standing/compose.ts'
import { type Namer, partLabel } from '../standing/part-words.ts'
import { readStanding, type Standing } from '../standing/standing.ts'

/** The outlook as it stands today, over the horizon that the business chose. */
export async function readOutlook(
  tx: TenantTx,
  businessId: string,
  { today }: { today: Day },
): Promise<Outlook> {
  const standing = await readStanding(tx, businessId, today)
  if (!standing.run)
    return outlookWithout(standing, await readBalance(tx, businessId, standing.asOf))
  const composed = composeStanding(standing)
  return outlookIn({ ...composed, standing, names: await readMerchantNames(tx, businessId) })
}

/**
 * The outlook of a forecast that was put together already; against the cash buffer, or another
 * line.
 */
export function outlookIn(
  view: Composed & Namer & { standing: Standing },
  other: { line?: Minor; months?: number } = {},
): Outlook {
  const { standing, forecast } = view
  const { books, today, asOf, measured } = standing
  return outlookOf({
    today,
    asOf,
    balance: forecast.balance,
    balanceKnown: books.balanceKnown,
    buffer: other.line ?? books.buffer,
    months: other.months ?? books.outlookMonths,
    history: historyOf(standing),
    days: forecast.days,
    parts: forecast.parts,
    profile: forecast.profile,
    backtest: measured,
    labelOf: (part) => labelIn(part, view),
  })
}

/** Why nothing is forecast, in the words of every place; `null` where something is. */
export function noForecastOf(outlook: Outlook): NoForecast | null {
  if (!isWithoutForecast(outlook)) return null
  return { reason: outlook.reason, ...headlineOf({ outlook, lastDay: null }) }
}

/**
 * Throws with the reason where nothing is forecast: then there is nothing to compare or to plan.
 */
export function requireForecast(view: Parameters<typeof outlookIn>[0]): void {
  const unknown = noForecastOf(outlookIn(view))
  if (unknown) throw new Problem('conflict', `${unknown.lead} ${unknown.rest}`)
}

/** The outlook of a business that has no forecast. */
export function outlookWithout(standing: Standing, balance: Minor = zero): Outlook {
  const { books, today, asOf } = standing
  return outlookOf({
    today,
    asOf,
    balance,
    balanceKnown: books.balanceKnown,
    buffer: books.buffer,
    months: books.outlookMonths,
    history: historyOf(standing),
    days: [],
    parts: [],
    profile: { in: [], out: [] },
    backtest: null,
    labelOf: ({ subCategory }) => subCategory,
  })
}

function historyOf({ books: { firstDay, lastDay } }: Standing) {
  return firstDay && lastDay ? { firstDay, lastDay } : null
}

const taxKinds = ['vat', 'paye', 'cis', 'corporation_tax', 'self_assessment'] as const

const namedSources: ReadonlySet<Part['source']> = new Set(['one_off', 'rule', 'project', 'invoice'])

/**
 * What a part is called within a sentence: a tax and a category with a small letter, a payee by its
 * name.
 */
export function labelIn(part: Part, namer: Namer): string {
  const tax = part.source === 'tax' && taxKinds.find((kind) => kind === part.sourceId)
  if (tax) return taxNameOf(tax)
  const label = partLabel(part, namer)
  // A payee, a one-off payment, a rule, a sales project and a bill keep their names as they are.
  return part.merchantId || namedSources.has(part.source)
    ? label
    : label.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())
}

/** The outlook in the contract's words. */
export function wireOutlook(
  outlook: Outlook,
  facts: { lastDay: Day | null; withoutBalance?: readonly string[] },
): WireOutlook {
  const { asOf: as_of, until, months, balance, buffer } = outlook
  const horizon = { as_of, until, months, balance, buffer }
  const words = headlineOf({ outlook, ...facts })
  if (outlook.state === 'unknown')
    return {
      ...horizon,
      ...nothing,
      state: 'unknown',
      reason: outlook.reason,
      words: { ...words, chance: null },
    }
  const { low, confidence, safeToSpend } = outlook
  return {
    ...horizon,
    state: outlook.state,
    reason: null,
    chance: outlook.chance,
    first_at_risk: outlook.firstAtRisk,
    expected_below: outlook.expectedBelow,
    low: {
      day: low.day,
      balance: low.balance,
      cautious: low.cautious,
      cause: causeWords(low.causes) || null,
      causes: [...low.causes],
    },
    safe_to_spend: safeToSpend,
    confidence: {
      in_range: confidence.backtest?.inRange ?? null,
      days: confidence.backtest?.days ?? null,
      rough: confidence.rough,
      history_weeks: confidence.historyWeeks,
      short_history: confidence.shortHistory,
    },
    words: { ...words, chance: chanceSentence(outlook) },
  }
}

const nothing = {
  chance: null,
  first_at_risk: null,
  expected_below: null,
  low: null,
  safe_to_spend: null,
  confidence: null,
}
