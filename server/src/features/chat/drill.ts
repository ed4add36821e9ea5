// The pages on which a figure can be opened: lists of transactions narrowed to what makes it.
import { printMinor } from '@plimsoll/domain/money'
import { periodOfDays } from '@plimsoll/domain/question/period'
import { keyOf, type Subject } from '@plimsoll/domain/question/subject'
import type { FlowFilter } from '@plimsoll/domain/question/tool-call'
import { subCategoryOf } from '@plimsoll/domain/taxonomy'

type Listed = Omit<FlowFilter, 'side'> & {
  readonly side?: FlowFilter['side'] | null
  readonly any?: boolean
}

/** A list of transactions: where to open it, and what narrows it. */
type ListAddress = {
  readonly href: string
  readonly label: string
  readonly isLeftOut: boolean
  readonly rows: Listed
}

/**
 * One address for each list whose rows together make the figure, and those that are taken off it.
 */
export function listAddresses(filter: Listed): ListAddress[] {
  const { side, period, amountFrom, amountTo } = filter
  const single = (subjects: readonly Subject[], isLeftOut: boolean): ListAddress => ({
    href: addressOf(filter, subjects),
    label: subjects.map(({ name }) => name).join(', ') || wholeLabel(filter),
    isLeftOut,
    // A list can't be narrowed to days of the week.
    rows: {
      ...(side ? { side } : {}),
      period,
      subjects,
      ...(amountFrom === undefined ? {} : { amountFrom }),
      ...(amountTo === undefined ? {} : { amountTo }),
    },
  })
  const wholes = wholesOf(filter)
  const leftOut = singles(filter.except ?? []).flatMap((subject) =>
    wholes.flatMap((whole) => within(whole, subject)),
  )
  return [
    ...wholes.map((group) => single(group, false)),
    ...distinct(leftOut).map((group) => single(group, true)),
  ]
}

// What each list is narrowed to: a merchant, a category, or both.
function wholesOf({ subjects = [], any }: Listed): Subject[][] {
  const merchants = singles(subjects.filter(({ kind }) => kind === 'merchant'))
  const categories = subjects.filter(isCategory)
  const accounts = subjects.filter(({ kind }) => kind === 'account')
  const isBoth = merchants.length > 0 && categories.length > 0 && !any
  const groups: Subject[][] = isBoth
    ? merchants.flatMap((merchant) => categories.map((category) => [merchant, category]))
    : [...merchants, ...categories].map((subject) => [subject])
  return (groups.length > 0 ? groups : [[]]).flatMap((group) =>
    accounts.length > 0 ? accounts.map((account) => [...group, account]) : [group],
  )
}

// A family of merchants one by one: a list shows one of them.
function singles(subjects: readonly Subject[]): Subject[] {
  return subjects.flatMap((subject): Subject[] =>
    subject.kind === 'merchant'
      ? subject.ids.map((id, at) => ({
          ...subject,
          ids: [id],
          name: subject.names[at] ?? subject.name,
        }))
      : [subject],
  )
}

const isCategory = ({ kind }: Subject) => kind === 'category' || kind === 'sub_category'

// The rows of a list that something left out takes off it; none where they have none in common.
function within(whole: readonly Subject[], left: Subject): Subject[][] {
  if (left.kind === 'account') return [[left]]
  const own = whole.find((each) => (isCategory(left) ? isCategory(each) : each.kind === left.kind))
  if (!own) return [[...whole, left]]
  const isPart =
    left.kind === 'sub_category' &&
    own.kind === 'category' &&
    subCategoryOf(left.code).category === own.code
  if (isPart) return [[...whole.filter((each) => each !== own), left]]
  return keyOf(own) === keyOf(left) ? [[...whole]] : []
}

function distinct(groups: readonly Subject[][]): Subject[][] {
  return [...new Map(groups.map((group) => [group.map(keyOf).join(), group])).values()]
}

function wholeLabel({ side, period }: Listed): string {
  const flow = side === 'in' ? 'Money in' : side === 'out' ? 'Money out' : 'Transactions'
  return `${flow}, ${periodOfDays(period.from, period.to).label}`
}

function addressOf(filter: Listed, subjects: readonly Subject[]): string {
  const query = new URLSearchParams({ from: filter.period.from, to: filter.period.to })
  if (filter.side) query.set('direction', filter.side)
  for (const subject of subjects) {
    if (subject.kind === 'merchant') {
      query.set('merchant', subject.ids[0] ?? '')
      if (subject.text) query.set('q', subject.text)
    } else if (subject.kind === 'account') query.set('account', subject.id)
    else query.set(subject.kind, subject.code)
  }
  if (filter.amountFrom !== undefined) query.set('amount_from', printMinor(filter.amountFrom))
  if (filter.amountTo !== undefined) query.set('amount_to', printMinor(filter.amountTo))
  return `/cash-flow/edit-transaction?${query}`
}
