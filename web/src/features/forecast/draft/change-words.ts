// Every change of the draft in words, for the review.
import { money } from '../../../format/amount.ts'
import { dayLong } from '../../../format/date.ts'
import { configurationWords } from '../rules/rule-words.ts'
import type { Change } from './draft.ts'

/** What the change does; `about` says to what. */
export function changeWords(change: Change): string {
  switch (change.kind) {
    case 'configuration':
      return configurationWords(change.configuration)
    case 'hiding':
      return change.hide ? 'Excluded from the forecast' : 'Back in the forecast'
    case 'one_off':
      return `${money(change.oneOff.amount)} on ${dayLong(change.oneOff.day)}`
    case 'removed_one_off':
      return 'Removed'
    case 'decision':
      return decisionWords(change.decision)
  }
}

function decisionWords({
  kind,
  due,
  day,
  days,
  amount,
}: Extract<Change, { kind: 'decision' }>['decision']) {
  const on = dayLong(due)
  switch (kind) {
    case 'cancel':
      return `Cancelled on ${on}`
    case 'redate':
      return `Moved from ${on} to ${day ? dayLong(day) : on}`
    case 'amount':
      return `${amount === undefined ? '' : money(amount)} on ${on}`
    case 'restore':
      return `Expected again on ${on}`
    case 'split':
      return `Split into ${days?.length ?? 0} parts, due on ${on}`
    case 'match':
      return `Matched by you, due on ${on}`
    case 'unmatch':
      return `Not paid yet, due on ${on}`
  }
}

/** `1 change`, `3 changes`. */
export function inChanges(count: number): string {
  return count === 1 ? '1 change' : `${count} changes`
}
