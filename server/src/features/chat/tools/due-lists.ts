// Lists of payments to come, in words and as a table: the largest, the first, and what has no day.
import type { Day } from '@plimsoll/domain/calendar'
import { type Minor, magnitude, minor, sum } from '@plimsoll/domain/money'
import { dayLabel, type Period } from '@plimsoll/domain/question/period'
import type { Subject } from '@plimsoll/domain/question/subject'
import type { FlowSide } from '@plimsoll/domain/question/tool-call'
import { subCategoryOf } from '@plimsoll/domain/taxonomy'
import type { FlowQuery } from '../../../books/figures/flows.store.ts'
import type { Due } from '../../forecast/service.ts'
import {
  count,
  date,
  type Fact,
  money,
  named,
  span,
  type Table,
  type ToolResult,
} from '../facts.ts'
import { listed } from '../listed.ts'
import { partyId } from '../party-ids.ts'
import { onCashManagement } from './ahead-words.ts'
import { letters } from './compare-tools.ts'
import { withWhom } from './sentence-names.ts'

/** Whether a payment that is due is of what a question names. */
export function isOfSubjects(
  {
    codes,
    merchants,
    any,
    exceptCodes = [],
    exceptMerchants = [],
  }: Pick<FlowQuery, 'codes' | 'merchants' | 'any'> &
    Partial<Pick<FlowQuery, 'exceptCodes' | 'exceptMerchants'>>,
  item: Due['items'][number],
): boolean {
  if (exceptCodes.includes(item.sub_category)) return false
  const party = item.merchant_id ?? partyId(item.merchant ?? '')
  if (exceptMerchants.includes(party)) return false
  const ofCode = codes === null || codes.includes(item.sub_category)
  const ofMerchant = merchants === null || merchants.includes(party)
  return any && codes !== null && merchants !== null ? ofCode || ofMerchant : ofCode && ofMerchant
}

/** Subjects with PAYE beside the taxes: it is due to HMRC as they are, though a cost of people. */
export function withPaye(subjects: readonly Subject[]): readonly Subject[] {
  const isOfTaxes = subjects.some((each) => each.kind === 'category' && each.code === 'taxes')
  return isOfTaxes && !subjects.some((each) => 'code' in each && each.code === paye.code)
    ? [...subjects, paye]
    : subjects
}

const paye = {
  kind: 'sub_category',
  code: 'paye_ni',
  name: subCategoryOf('paye_ni').label,
} as const

/**
 * What the forecast expects in all, where payments without a day of their own come on top. Of one
 * payee or of one size only dated payments are known.
 */
export function undatedBeside(
  { days }: Due,
  {
    side,
    period,
    subjects = [],
    amountFrom,
    amountTo,
    suppliersOnly,
    regularOnly,
    except = [],
  }: {
    side: FlowSide
    period: Period
    subjects?: readonly Subject[]
    except?: readonly Subject[]
    suppliersOnly?: boolean
    regularOnly?: boolean
    amountFrom?: Minor
    amountTo?: Minor
  },
  total: Minor = minor(0),
): { words: string; facts: Fact[] } | null {
  if (subjects.length > 0 || suppliersOnly || regularOnly || except.length > 0) return null
  if (amountFrom !== undefined || amountTo !== undefined) return null
  const last = days.at(-1)?.day
  if (!last || period.to > last) return null
  const expected = sum(
    days.filter(({ day }) => day >= period.from && day <= period.to).map((each) => each[side]),
  )
  if (expected <= total) return null
  const kind = side === 'in' ? 'receipts' : 'spending'
  return {
    words: ` With the usual ${kind} without a fixed day, the forecast expects {{expected}}.`,
    facts: [money('expected', expected, 'Expected in all')],
  }
}

const rankWords = ['', 'second ', 'third ', 'fourth ', 'fifth ', 'sixth ']

export function largestDue(
  items: readonly Due['items'][number][],
  { largest = 1, skip = 0, period }: { largest?: number; skip?: number; period: Period },
): Pick<ToolResult, 'template' | 'facts' | 'table'> {
  const shown = [...items].sort(bySize).slice(skip, skip + largest)
  const [first = items[0] as Due['items'][number]] = shown
  return {
    template: `The ${rankWords[skip] ?? 'next '}largest payment due ${first.side} ${period.from === period.to ? 'on {{from}}' : 'from {{from}} to {{to}}'} is {{total}} ${withWhom(first).joint} {{merchant}}${period.from === period.to ? '' : ', expected on {{day}}'}.${nextWords(shown, period)}`,
    facts: [
      money('total', magnitude(first.open), first.merchant),
      named('merchant', withWhom(first).name),
      date('day', first.day, 'Date'),
      date('from', period.from, 'From'),
      date('to', period.to, 'To'),
      ...restFacts(shown),
    ],
    table: dueTable(shown),
  }
}

export function firstDue(
  shown: readonly Due['items'][number][],
  skip = 0,
): Pick<ToolResult, 'template' | 'facts' | 'table'> {
  const [first = shown[0] as Due['items'][number]] = shown
  const isOneDay = shown.every(({ day }) => day === first.day)
  const each = shown.map((item, at) => {
    const [amount, name, day] =
      at === 0
        ? ['amount', 'merchant', 'day']
        : ['row', 'name', 'day'].map((id) => `${id}_${letters(at - 1)}`)
    return `{{${amount}}} ${withWhom(item).joint} {{${name}}}${isOneDay ? '' : ` on {{${day}}}`}`
  })
  const number = shown.length === 1 ? 'payment' : 'payments'
  const together = shown.length > 1 && isOneDay ? ', all on {{day}},' : ''
  return {
    template: `${skip > 0 ? 'After those, the' : 'The'} next {{count}} ${number} due ${first.side}${together} ${shown.length === 1 ? 'comes' : 'come'} to {{total}}: ${listed(each)}.`,
    facts: [
      money('total', magnitude(sum(shown.map(({ open }) => open))), 'Due'),
      count('count', shown.length, shown.length === 1 ? 'Payment' : 'Payments'),
      money('amount', magnitude(first.open), first.merchant),
      named('merchant', withWhom(first).name),
      date('day', first.day, 'Date'),
      ...restFacts(shown),
    ],
    table: dueTable(shown),
  }
}

// So many payments are named one by one; of more the largest are, and the table has the rest.
const namedMost = 5
const largestNamed = 3

/** Whom the payments of a total are with and when each is due. */
export function namesDue(
  items: readonly Due['items'][number][],
  { period, subjects = [] }: { period: Period; subjects?: readonly Subject[] },
): {
  readonly words: string
  readonly facts: readonly Fact[]
} {
  if (items.length === 0) return { words: '', facts: [] }
  const isAll = items.length <= namedMost
  const shown = isAll ? items : [...items].sort(bySize).slice(0, largestNamed)
  // What the sentence names already goes without saying: its one payee, its one day, its one year.
  const [only, ...others] = subjects
  const isNamed = (item: Due['items'][number]) =>
    others.length === 0 && only?.name === item.merchant && items.length > 1
  const isOneDay = period.from === period.to
  const isOneYear = period.from.slice(0, 4) === period.to.slice(0, 4)
  const rows = shown.map((item, at) => {
    const whom = isNamed(item) ? '' : ` ${withWhom(item).joint} {{name_${letters(at)}}}`
    const day = isOneDay ? '' : ` on {{${isOneYear ? 'on' : 'day'}_${letters(at)}}}`
    return `{{row_${letters(at)}}}${whom}${day}`
  })
  return {
    words: isAll ? `: ${listed(rows)}.` : `. The largest are ${listed(rows)}.`,
    facts: [
      ...rowFacts(shown),
      ...(isOneYear && !isOneDay
        ? shown.map((item, at) =>
            span(`on_${letters(at)}`, dayLabel(item.day).replace(/ \d{4}$/, '')),
          )
        : []),
    ],
  }
}

/** Of a single payment its day and whom it is with; the amount stands in the sentence already. */
export function onlyDue(
  item: Due['items'][number],
  {
    side,
    period,
    subjects = [],
  }: { side: FlowSide; period: Period; subjects?: readonly Subject[] },
  about: string,
): string {
  const isNamed = subjects.length === 1 && subjects[0]?.name === item.merchant
  const whom = isNamed ? '' : ` ${withWhom(item).joint} {{name_aa}}`
  const isOneDay = period.from === period.to
  const day = ` on ${isOneDay ? '{{from}}' : '{{day_aa}}'}`
  const days = isOneDay ? '' : ': the only payment from {{from}} to {{to}}'
  // "In from Northwind on 7 December", but "out on Rent on 1 January, to Marlow Estates".
  const when = about && whom ? `${about}${day},${whom}` : `${about}${whom}${day}`
  return `{{total}} is due ${side}${when}${days}.`
}

const bySize = (a: Due['items'][number], b: Due['items'][number]) =>
  Math.abs(b.open) - Math.abs(a.open) || (a.day < b.day ? -1 : 1)

function restFacts(shown: readonly Due['items'][number][]): Fact[] {
  return rowFacts(shown.slice(1))
}

function rowFacts(shown: readonly Due['items'][number][]): Fact[] {
  return shown.flatMap((item, at) => [
    money(`row_${letters(at)}`, magnitude(item.open), item.merchant),
    named(`name_${letters(at)}`, withWhom(item).name),
    date(`day_${letters(at)}`, item.day, item.merchant),
  ])
}

export function dueTable(shown: readonly Due['items'][number][]): Table {
  return {
    columns: ['Date', 'Name', 'Amount'],
    rows: shown.map((item) => [
      { day: item.day },
      { text: item.merchant },
      { minor: String(item.open) },
    ]),
  }
}

// "Then £20,144.18 to VAT on 12 January 2027, …"
function nextWords(shown: readonly Due['items'][number][], period: Period): string {
  const rest = shown
    .slice(1)
    .map(
      (item, at) =>
        `{{row_${letters(at)}}} ${withWhom(item).joint} {{name_${letters(at)}}}${period.from === period.to ? '' : ` on {{day_${letters(at)}}}`}`,
    )
  return rest.length > 0 ? ` Then ${listed(rest)}.` : ''
}

/** That nothing follows the last payment that is listed. */
export function nothingAfter(
  { day }: Pick<Due['items'][number], 'day'>,
  { about, until }: { about: { words: string; facts: readonly Fact[] }; until: Day },
): Pick<ToolResult, 'template' | 'facts' | 'citations'> {
  return {
    template: `Nothing more${about.words} with a known date is due after {{day}}, up to {{to}}.`,
    facts: [date('day', day, 'The last that is listed'), date('to', until, 'To'), ...about.facts],
    citations: onCashManagement('day', 0),
  }
}

/** The wages of one day are one occasion, though each goes to somebody else. */
export function occasionsOf(
  items: readonly Due['items'][number][],
  { subjects = [] }: { subjects?: readonly Subject[] },
): readonly Due['items'][number][] {
  if (subjects.length === 0) return items
  return items.filter(
    ({ day, side }, at) => items.findIndex((each) => each.day === day && each.side === side) === at,
  )
}
