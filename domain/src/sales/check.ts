// What cannot be about a project as somebody entered it: one clear sentence for each mistake.
import { money } from '../amount-words.ts'
import { dayInWords } from '../date-words.ts'
import { less, sum } from '../money.ts'
import { recurrences, recurrencesMax } from './cost-payments.ts'
import { milestoneAmounts, wholeShare } from './milestone-amounts.ts'
import type { Cost, Milestone, Project } from './project.ts'

/** A sentence, and the field it is about, such as `milestones.2.amount`. */
type Mistake = { readonly message: string; readonly path: string }

type Checked = Pick<Project, 'value' | 'vat' | 'start' | 'end' | 'milestones' | 'costs'>

const earliest = '2000-01-01'
const latest = '2099-12-31'

/** The mistakes of a project in the order of its fields; none where it can be kept. */
export function mistakesIn(project: Checked): Mistake[] {
  return [
    ...datesOf(project),
    ...project.milestones.flatMap((milestone, at) => milestoneMistakes(milestone, at, project)),
    ...planMistakes(project),
    ...project.costs.flatMap((cost, at) => costMistakes(cost, at, project)),
  ]
}

function datesOf({ start, end }: Checked): Mistake[] {
  if (!isNear(start)) return [{ path: 'start', message: farAway }]
  if (end && !isNear(end)) return [{ path: 'end', message: farAway }]
  if (end && end < start)
    return [
      {
        path: 'end',
        message: `The project ends on ${dayInWords(end)}, before it starts on ${dayInWords(start)}.`,
      },
    ]
  return []
}

/** Why a day outside of them is refused. */
export const farAway = 'Choose a date between 2000 and 2099.'

/** Whether a day is one that a project can have. */
export function isNear(day: string): boolean {
  return day >= earliest && day <= latest
}

function milestoneMistakes(milestone: Milestone, at: number, { start }: Checked): Mistake[] {
  const { label, amount, share, invoiceDate, chosenOn } = milestone
  const path = `milestones.${at}`
  const mistakes: Mistake[] = []
  if ((amount === null) === (share === null))
    mistakes.push({
      path: `${path}.amount`,
      message: `Enter an amount or a percentage for “${label}”, not both.`,
    })
  if (share !== null && (share <= 0 || share > wholeShare))
    mistakes.push({
      path: `${path}.share`,
      message: `The percentage of “${label}” must be above 0 and at most 100.`,
    })
  if (!isNear(invoiceDate)) mistakes.push({ path: `${path}.invoice_date`, message: farAway })
  else if (invoiceDate < start)
    mistakes.push({
      path: `${path}.invoice_date`,
      message: `“${label}” is invoiced on ${dayInWords(invoiceDate)}, before the project starts on ${dayInWords(start)}.`,
    })
  if (chosenOn !== null && !isNear(chosenOn))
    mistakes.push({ path: `${path}.expected_on`, message: farAway })
  else if (chosenOn !== null && chosenOn < start)
    mistakes.push({
      path: `${path}.expected_on`,
      message: `“${label}” is expected on ${dayInWords(chosenOn)}, before the project starts on ${dayInWords(start)}.`,
    })
  return mistakes
}

function planMistakes({ milestones, value, vat }: Checked): Mistake[] {
  const shares = milestones.reduce((total, { share }) => total + (share ?? 0), 0)
  if (shares > wholeShare)
    return [
      {
        path: 'milestones',
        message: `The percentages of the milestones come to ${percentWords(shares)}, more than the whole value.`,
      },
    ]
  const planned = sum(milestoneAmounts(milestones, { value, vat }).map(({ amount }) => amount))
  if (planned <= value) return []
  return [
    {
      path: 'milestones',
      message: `The milestones come to ${money(planned)}, ${money(less(planned, value))} more than the value of ${money(value)}.`,
    },
  ]
}

function costMistakes(cost: Cost, at: number, { end, milestones }: Checked): Mistake[] {
  const { label, kind, amount, share, day, until, every } = cost
  const path = `costs.${at}`
  const days = [day, until].filter((each) => each !== null)
  if (days.some((each) => !isNear(each))) return [{ path: `${path}.day`, message: farAway }]
  if (kind === 'share')
    return shareMistakes({ label, share, path, hasMilestones: milestones.length > 0 })
  if (amount === null)
    return [{ path: `${path}.amount`, message: `Enter the amount of “${label}”.` }]
  if (day === null)
    return [{ path: `${path}.day`, message: `Choose the day on which “${label}” is paid.` }]
  if (kind === 'one_off') return []
  if (every === null)
    return [{ path: `${path}.every`, message: `Choose how often “${label}” is paid.` }]
  const last = until ?? end
  if (last === null)
    return [
      {
        path: `${path}.until`,
        message: `Choose when “${label}” is paid for the last time, or when the project ends.`,
      },
    ]
  if (last < day)
    return [
      {
        path: `${path}.until`,
        message: `“${label}” is paid for the last time on ${dayInWords(last)}, before the first time on ${dayInWords(day)}.`,
      },
    ]
  if (recurrences(cost, end).length > recurrencesMax)
    return [{ path: `${path}.until`, message: `“${label}” can be paid 260 times at most.` }]
  return []
}

function shareMistakes(cost: {
  label: string
  share: number | null
  path: string
  hasMilestones: boolean
}): Mistake[] {
  const { label, share, path, hasMilestones } = cost
  if (share === null || share <= 0 || share > wholeShare)
    return [
      {
        path: `${path}.share`,
        message: `The percentage of “${label}” must be above 0 and at most 100.`,
      },
    ]
  if (hasMilestones) return []
  return [
    { path: `${path}.share`, message: `“${label}” is a percentage of milestones: add one first.` },
  ]
}

/** Hundredths of a percent in words: `110 %`, `33.33 %`. */
function percentWords(share: number): string {
  return `${Number(((share / wholeShare) * 100).toFixed(2))}%`
}

/** The day of the latest receipt; a project cannot be stopped on or before it. */
export function latestReceipt(
  milestones: readonly { readonly matches: readonly { readonly day: string }[] }[],
): string | null {
  const days = milestones.flatMap(({ matches }) => matches.map(({ day }) => day)).sort()
  return days.at(-1) ?? null
}
