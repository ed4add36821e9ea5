// Subscriptions that overlap: two tools that do the same job, both paid for at the same time.

import { pounds } from '../amount-words.ts'
import { addDays, addMonthsToDay, type Day, daysBetween } from '../calendar.ts'
import { median } from '../forecast/statistics/descriptive.ts'
import { groupBy } from '../group.ts'
import { type Minor, magnitude, minor } from '../money.ts'
import { compareText } from '../order.ts'
import type { Leak, LeakFacts, Payment } from './leak.ts'
import { jobOf } from './tool-jobs.ts'

const lookedBackMonths = 4
const stillPaidDays = 40
const paymentsMin = 2
const months = 12
// What is paid by the year is in use for a year from its last payment.
const yearDays = 365
const driftDays = 15

type Tool = { merchantId: string; name: string; payments: readonly Payment[]; yearly: Minor }

/** Jobs that more than one tool is paid for. */
export function overlaps(facts: LeakFacts): Leak[] {
  const outs = facts.payments.filter(({ amount, merchantId }) => amount < 0 && merchantId !== null)
  const tools = [...groupBy(outs, ({ merchantId }) => merchantId as string)].flatMap(
    ([merchantId, payments]) => toolOf(merchantId, payments, facts),
  )
  return [...groupBy(tools, ({ job }) => job)].flatMap(([job, some]) => {
    const dear = some
      .map(({ tool }) => tool)
      .sort((a, b) => b.yearly - a.yearly || compareText(a.name, b.name))
    return dear.length > 1 ? [leakOf(job, dear)] : []
  })
}

/** A tool that is paid for again and again, and still is. */
function toolOf(merchantId: string, all: readonly Payment[], facts: LeakFacts) {
  const payee = facts.payees.get(merchantId)
  const job = payee ? jobOf(payee.key) : null
  if (!payee || !job) return []
  const use = useOf(all, facts.asOf)
  return use ? [{ job, tool: { merchantId, name: payee.name, ...use } }] : []
}

function useOf(all: readonly Payment[], asOf: Day): Pick<Tool, 'payments' | 'yearly'> | null {
  const from = addMonthsToDay(asOf, -lookedBackMonths)
  const payments = all.filter(({ day }) => day > from)
  const [first, last] = [payments[0], payments.at(-1)]
  if (!first || !last || payments.length < paymentsMin) return byYear(all, asOf)
  if (last.day < addDays(asOf, -stillPaidDays)) return null
  const spread = daysBetween(first.day, last.day)
  if (spread < 20) return null
  const times = timesIn(spread / (payments.length - 1))
  return { payments, yearly: minor(Math.round(medianOf(payments)) * times) }
}

/** Two payments a year apart and nothing between them, the last within the year. */
function byYear(all: readonly Payment[], asOf: Day): Pick<Tool, 'payments' | 'yearly'> | null {
  const [first, last] = all.slice(-2)
  if (!first || !last || last.day < addDays(asOf, -yearDays)) return null
  if (Math.abs(daysBetween(first.day, last.day) - yearDays) > driftDays) return null
  return { payments: [last], yearly: magnitude(last.amount) }
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
    .sort((a, b) => compareText(a.day, b.day))
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
