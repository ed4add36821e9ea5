// Plain questions about days to come.
import { addDays } from '../../calendar.ts'
import type { Parts } from './put-again.ts'
import { daysAfter, during } from './question-of.ts'

/** What is due, when, and where cash will stand; none for days that are over. */
export function putAhead({ groups, periods, kinds, today, text }: Parts): string[] {
  const coming = periods.flatMap(({ from, to }) =>
    to <= today ? [] : [{ from: from > today ? from : addDays(today, 1), to }],
  )
  // A change that is tried can't be put by names and days.
  if (kinds.has('what_if')) return []
  if (periods.length > 0 && coming.length === 0) return []
  const days = coming.length === 0 ? [''] : coming.slice(0, 2).map(daysAfter)
  const last = coming.at(-1)
  const isBare = groups.length === 0
  const prompts: string[] = []
  if (last && isBare && /\b(?:balance|bank|accounts?|acc|cash|left|stand|have|float)\b/.test(text))
    prompts.push(`What will the balance be${daysAfter({ from: last.to, to: last.to })}?`)
  if (
    /\b(?:low\w*|tight|run out|overdrawn|buffer|short|dip|ok|okay|alright|cope|survive)\b/.test(
      text,
    )
  )
    prompts.push(...days.map((each) => `When will cash be lowest${each}?`))
  // What is left after two payments is left after the later of them.
  if (/\bleft\b|\b(?:after|once)\b.*\b(?:gone|paid|out|cleared)\b/.test(text))
    for (const { side, members } of groups)
      for (const { name } of side === 'out' ? members.slice(0, 2) : [])
        prompts.push(
          ...days.slice(0, 1).map((each) => `How much will be left after ${name}${each}?`),
        )
  const isOut = /\b(?:out|leav\w*|pay|paying|bills?|owe|spend|cost|suppliers?)\b/.test(text)
  const isIn = !isOut && /\b(?:in|receive|get|owed|customers?|pays? us)\b/.test(text)
  for (const each of days) {
    if (kinds.has('top') && isBare)
      prompts.push(`What is the largest payment due ${isIn ? `in${during(each)}` : `out${each}`}?`)
    for (const { side, members } of groups)
      for (const { kind, name } of members.slice(0, 2)) {
        const [way, whom] = side === 'in' ? ['in from', 'from'] : ['out to', 'to']
        const isPayee = kind === 'merchant'
        const due = isPayee
          ? `What is due ${way} ${name}${each}?`
          : `What is due for ${name}${each}?`
        const next = isPayee
          ? `When is the next payment ${whom} ${name}?`
          : `When is ${name} next due?`
        prompts.push(...(kinds.has('when') ? [next, due] : [due, next]))
      }
    if (isBare && each && (isIn || isOut))
      prompts.push(`What is due ${isIn ? `in${during(each)}` : `out${each}`}?`)
  }
  return prompts
}
