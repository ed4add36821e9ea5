// What share one thing had of another, as plain questions.
import type { Subject } from '../subject.ts'
import type { Parts } from './put-again.ts'
import { namesOf } from './question-of.ts'

/** Questions for shares of what is named, the likeliest first. */
export function sharesOf({ groups, text }: Parts, days: string): string[] {
  const moved = (side: 'in' | 'out') =>
    groups.flatMap((group) => (group.side === side ? [...group.members] : []))
  const [ins, outs] = [moved('in'), moved('out')]
  const isOfIncome =
    ins.length > 0 || /\b(?:takings|sales|income|turnover|revenue|comes? in|came in)\b/.test(text)
  const whole = /\b(?:takings|sales|turnover|revenue)\b/.test(text) ? 'our sales' : 'money in'
  if (outs.length === 0)
    return [
      ...(ins.length > 1 ? [namesOf(ins)] : []),
      ...ins.slice(0, 2).map(({ name }) => name),
    ].map((names) => `What share of ${whole} came from ${names}${days}?`)
  if (isOfIncome) {
    return groups.flatMap((group) => {
      const names = group.side === 'out' ? namesOf(group.members) : null
      return names ? [`What share of ${whole} went on ${names}${days}?`] : []
    })
  }
  const payees = outs.filter(({ kind }) => kind === 'merchant')
  const [category] = outs.filter(({ kind }) => kind !== 'merchant')
  return [
    ...ofPayees(payees, days, text),
    ...(category && payees.length === 1
      ? [`What share of ${category.name} went to ${payees[0]?.name}${days}?`]
      : []),
    ...(namesOf(outs) ? [`What share of our spending was ${namesOf(outs)}${days}?`] : []),
  ]
}

// "What part of A, B and C was B?": the one that stands last, or twice.
function ofPayees(payees: readonly Subject[], days: string, text: string): string[] {
  const whole = namesOf(payees)
  if (payees.length < 2 || whole === null) return []
  const lastOf = ({ name }: Subject) => text.lastIndexOf(name.toLowerCase().split(' ')[0] ?? name)
  const [part] = [...payees].sort((one, other) => lastOf(other) - lastOf(one))
  return part ? [`What share of ${whole} was ${part.name}${days}?`] : []
}
