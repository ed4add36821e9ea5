// The pages on which a figure can be opened: lists of transactions narrowed to what makes it.
import { printMinor } from '@plimsoll/domain/money'
import { periodOfDays } from '@plimsoll/domain/question/period'
import type { Subject } from '@plimsoll/domain/question/subject'
import type { FlowFilter } from '@plimsoll/domain/question/tool-call'

type Listed = Omit<FlowFilter, 'side'> & {
  readonly side?: FlowFilter['side'] | null
  readonly any?: boolean
}

/**
 * One address for each list whose rows together make the figure, and those that are taken off it.
 */
export function listAddresses(
  filter: Listed,
): { href: string; label: string; isLeftOut: boolean }[] {
  const subjects = filter.subjects ?? []
  const single = (some: readonly Subject[], isLeftOut: boolean) => ({
    href: addressOf(filter, some),
    label: some.map(({ name }) => name).join(', ') || wholeLabel(filter),
    isLeftOut,
  })
  const merchants = subjects.flatMap((subject) =>
    subject.kind === 'merchant'
      ? subject.ids.map(
          (id, at): Subject => ({ ...subject, ids: [id], name: subject.names[at] ?? subject.name }),
        )
      : [],
  )
  const categories = subjects.filter(({ kind }) => kind === 'category' || kind === 'sub_category')
  const accounts = subjects.filter(({ kind }) => kind === 'account')
  const isBoth = merchants.length > 0 && categories.length > 0 && !filter.any
  const groups: Subject[][] = isBoth
    ? merchants.flatMap((merchant) => categories.map((category) => [merchant, category]))
    : [...merchants, ...categories].map((subject) => [subject])
  const wholes = (groups.length > 0 ? groups : [[]]).flatMap((group) =>
    accounts.length > 0 ? accounts.map((account) => [...group, account]) : [group],
  )
  const except = (filter.except ?? []).flatMap((subject): Subject[] =>
    subject.kind === 'merchant'
      ? subject.ids.map((id, at) => ({
          ...subject,
          ids: [id],
          name: subject.names[at] ?? subject.name,
        }))
      : [subject],
  )
  return [
    ...wholes.map((group) => single(group, false)),
    ...except.map((subject) => single([subject], true)),
  ]
}

function wholeLabel({ side, period }: Listed): string {
  const flow = side === 'in' ? 'Money in' : side === 'out' ? 'Money out' : 'Transactions'
  return `${flow}, ${periodOfDays(period.from, period.to).label}`
}

function addressOf(filter: Listed, subjects: readonly Subject[]): string {
  const query = new URLSearchParams({ from: filter.period.from, to: filter.period.to })
  if (filter.side) query.set('direction', filter.side)
  for (const subject of subjects) {
    if (subject.kind === 'merchant') query.set('merchant', subject.ids[0] ?? '')
    else if (subject.kind === 'account') query.set('account', subject.id)
    else query.set(subject.kind, subject.code)
  }
  if (filter.amountFrom !== undefined) query.set('amount_from', printMinor(filter.amountFrom))
  if (filter.amountTo !== undefined) query.set('amount_to', printMinor(filter.amountTo))
  return `/cash-flow/edit-transaction?${query}`
}
