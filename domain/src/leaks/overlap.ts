// Subscriptions that overlap: two tools that do the same job, both paid for at the same time.

import { pounds } from '../amount-words.ts'
import { addDays, addMonthsToDay, daysBetween } from '../calendar.ts'
import { median } from '../forecast/statistics/descriptive.ts'
import { groupBy } from '../group.ts'
import { type Minor, minor } from '../money.ts'
import type { Leak, LeakFacts, Payment } from './leak.ts'
import { jobOf } from './tool-jobs.ts'

const lookedBackMonths = 4
const stillPaidDays = 40
const paymentsMin = 2
const months = 12

type Tool = { merchantId: string; name: string; payments: readonly Payment[]; yearly: Minor }

/** Jobs that more than one tool is paid for. */
export function overlaps(facts: LeakFacts): Leak[] {
  const from = addMonthsToDay(facts.asOf, -lookedBackMonths)
  const outs = facts.payments.filter(
    ({ amount, merchantId, day }) => amount < 0 && merchantId !== null && day > from,
  )
  const tools = [...groupBy(outs, ({ merchantId }) => merchantId as string)].flatMap(
    ([merchantId, payments]) => toolOf(merchantId, payments, facts),
  )
  return [...groupBy(tools, ({ job }) => job)].flatMap(([job, some]) => {
    const dear = some
      .map(({ tool }) => tool)
      .sort((a, b) => b.yearly - a.yearly || (a.name < b.name ? -1 : 1))
    return dear.length > 1 ? [leakOf(job, dear)] : []
  })
}

/** A tool that is paid for month after month, and still is. */
function toolOf(merchantId: string, payments: readonly Payment[], facts: LeakFacts) {
  const payee = facts.payees.get(merchantId)
  const job = payee ? jobOf(payee.key) : null
  const last = payments.at(-1)
  if (!payee || !job || !last || payments.length < paymentsMin) return []
  if (last.day < addDays(facts.asOf, -stillPaidDays)) return []
  const spread = daysBetween(payments[0]?.day ?? last.day, last.day)
  if (spread < 20) return []
  const yearly = minor(Math.round(medianOf(payments)) * timesIn(spread / (payments.length - 1)))
  return [{ job, tool: { merchantId, name: payee.name, payments, yearly } }]
}

function medianOf(payments: readonly Payment[]): number {
  return median(payments.map(({ amount }) => -amount))
}

/** How many times a year something comes that comes every so many days. */
function timesIn(days: number): number {
  if (days > 45) return days > 110 ? 1 : 4
  return days > 20 ? months : Math.round(365 / days)
}

function leakOf(job: string, tools: readonly Tool[]): Leak {
  const cheapest = tools.at(-1) as Tool
  const names = tools.map(({ name }) => name)
  const list = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
  const evidence = tools
    .flatMap(({ payments }) => payments.slice(-2))
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
  const day = evidence.at(-1)?.day ?? ''
  return {
    id: `overlap:${job}`,
    kind: 'overlap',
    figures: tools
      .map(({ merchantId, yearly }) => `${merchantId} ${yearly}`)
      .sort()
      .join(' '),
    merchantId: cheapest.merchantId,
    name: list,
    yearly: cheapest.yearly,
    amount: minor(Math.round(cheapest.yearly / months)),
    day,
    sentence: `You pay ${list} for the same job: ${job}.`,
    advice: `Keep one of them: without ${cheapest.name} you would save about ${pounds(cheapest.yearly)} a year.`,
    evidence,
  }
}
