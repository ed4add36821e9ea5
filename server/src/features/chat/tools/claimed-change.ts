// What an owner takes for granted about a change, and the books contradict: in the total, or only
// because another number of payments fell into one of the months.
import { magnitude, minor } from '@plimsoll/domain/money'
import { count, type Fact, money } from '../facts.ts'
import type { Group } from './flow-groups.ts'

type Sides = { readonly now: readonly Group[]; readonly before: readonly Group[] }

/** How the answer opens where "why did it go up?" has it wrong; empty where it has it right. */
export function contradiction(
  claimed: 'more' | 'less' | undefined,
  change: number,
  sides: Sides,
): { readonly words: string; readonly facts: readonly Fact[] } {
  const isUp = change > 0
  if (!claimed || change === 0 || isUp === (claimed === 'more')) return { words: '', facts: [] }
  const { now, before } = sides
  const [own, former] = [now[0], before[0]]
  const isOne = now.length === 1 && before.length === 1 && own?.name === former?.name
  const each = (group: Group | undefined) => (group ? group.amount / group.count : 0)
  const perPayment = Math.round(each(own) - each(former))
  const holdsEach =
    isOne && own?.count !== former?.count && perPayment > 0 === !isUp && perPayment !== 0
  if (!holdsEach || !own || !former)
    return { words: `It went ${isUp ? 'up, not down' : 'down, not up'}. `, facts: [] }
  const payments = (number: number) => (number === 1 ? 'payment' : 'payments')
  return {
    words: `Each payment went ${isUp ? 'down' : 'up'} by {{each_change}} (from {{each_before}} to {{each_now}}), but {{period}} held {{count_now}} ${payments(own.count)} and {{against}} {{count_before}}, so the total went the other way. `,
    facts: [
      money('each_change', magnitude(minor(perPayment)), 'Change of each payment'),
      money('each_before', minor(Math.round(each(former))), 'Each payment before'),
      money('each_now', minor(Math.round(each(own))), 'Each payment'),
      count('count_now', own.count, 'Payments'),
      count('count_before', former.count, 'Payments before'),
    ],
  }
}
