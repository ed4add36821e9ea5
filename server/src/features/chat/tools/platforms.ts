// Card processors and marketplaces among payers: they pay out what many customers paid, and are no
// customers themselves.

import type { Subject } from '@plimsoll/domain/question/subject'
import type { FlowFilter } from '@plimsoll/domain/question/tool-call'
import { payoutSubCategories } from '@plimsoll/domain/variance/takings'
import { type Fact, money, named } from '../facts.ts'
import type { ToolContext } from '../tool-context.ts'
import { type Group, groupsOf } from './flow-groups.ts'

/** The names among payers whose money is mostly payouts. */
export async function platformsAmong(
  context: ToolContext,
  args: FlowFilter,
  payers: readonly Group[],
): Promise<ReadonlySet<string>> {
  const others = (args.subjects ?? []).filter(({ kind }) => !/category$/.test(kind))
  const kinds = [...payoutSubCategories].map((code): Subject => {
    return { kind: 'sub_category', code, name: context.nameOf(code) }
  })
  const payouts = await groupsOf(context, { ...args, subjects: [...others, ...kinds] }, 'merchant')
  const paidOut = new Map(payouts.map(({ name, amount }) => [name, amount]))
  return new Set(
    payers
      .filter(({ name, amount }) => 2 * (paidOut.get(name) ?? 0) > amount)
      .map(({ name }) => name),
  )
}

/** The largest payer that is a customer, in a sentence of its own; empty where there is none. */
export function namedCustomer(
  payers: readonly Group[],
  platforms: ReadonlySet<string>,
): { words: string; facts: Fact[] } {
  const customer = payers.find(({ name, subject }) => subject && !platforms.has(name))
  if (!customer) return { words: '', facts: [] }
  return {
    words: ' Your largest named customer was {{customer}} with {{customer_amount}}.',
    facts: [
      named('customer', customer.name),
      money('customer_amount', customer.amount, customer.name),
    ],
  }
}
