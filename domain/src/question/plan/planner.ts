// What rules of a plan work with: the slots of a question, and whether a rule has a use for every
// one of them.
import { addDays, addMonths, firstDayOf, lastDayOf, monthOf } from '../../calendar.ts'
import { subCategoryOf } from '../../taxonomy.ts'
import { namesGoods } from '../narrower-words.ts'
import { dayLabel, monthPeriod, type Period, spanPeriod, untilToday } from '../period.ts'
import type { Subject } from '../subject.ts'
import type { Choice, FlowFilter, FlowSide, Plan, ToolCall } from '../tool-call.ts'
import {
  allWithoutCategory,
  flowFilter,
  noteOnSales,
  salesIncome,
  salesOf,
  uncategorisedIn,
} from './flow-filter.ts'
import { isEarnedFromUs, isOfPayersAlone, isPaidByThem, isPassive, paysUs } from './money-way.ts'
import { type PlanContext, Slots } from './slots.ts'
import { sideOfSubject } from './subject-side.ts'

/** How a note on days that nobody named begins. */
export const tookDays = 'You named no period'

/** What was taken where no days were named and any may be meant. */
export const tookAllRecords = `${tookDays}, so I took all your records.`

/** What was taken where no days were named; twelve full months need no dates twice. */
export function tookWhich(period: Period, { today, firstDay, asOf = today }: PlanContext): string {
  const last = addMonths(monthOf(asOf), -1)
  const isYear = period.to === lastDayOf(last) && period.from === firstDayOf(addMonths(last, -11))
  const isAll = period.from === firstDay
  if (asOf < today)
    return `${tookDays}, so I took ${isAll ? 'all your records, which end' : `${period.label}: your records end`} on ${dayLabel(asOf)}.`
  if (isAll) return tookAllRecords
  return `${tookDays}, so I took ${isYear ? 'the last 12 full months' : period.label}.`
}

const ofEverything = /\b(?:altogether|in total|in all|all told|all in|overall|ever|all time)\b/

// Money is lent or put in once in years.
function isOfFunding(subject: Subject): boolean {
  if (subject.kind !== 'sub_category') return false
  return subCategoryOf(subject.code).category === 'funding_in' || paidOffCodes.has(subject.code)
}

// What is paid off bit by bit is wanted as what was paid off so far.
const paidOffCodes: ReadonlySet<string> = new Set(['loan_repayment', 'directors_loan_out'])

const isTaxCode = (code: string) => code === 'paye_ni' || subCategoryOf(code).category === 'taxes'

/** A question as slots, with what rules need to test and use them. */
export class Planner extends Slots {
  readonly assumptions: string[] = []
  readonly choices: Choice[] = []
  #assumesPeriod = false

  call(call: ToolCall): Plan {
    const plan = {
      kind: 'call',
      call,
      assumptions: this.assumptions,
      choices: this.choices,
    } as const
    const wider: { call: ToolCall; note: string }[] = []
    const alone = this.#withoutCategory(call)
    if (alone) wider.push(alone)
    const add = (args: object, note: string) =>
      wider.push({ call: { ...call, args: { ...call.args, ...args } } as ToolCall, note })
    const allRecords = { period: this.allRecords() }
    if (this.#assumesPeriod && 'period' in call.args) add(allRecords, tookAllRecords)
    const { subjects } = call.args as { subjects?: readonly Subject[] }
    const note = allWithoutCategory
    const own = noteOnSales(subjects)
    if (own) this.assumptions.push(own)
    if (subjects?.length === 1 && subjects[0] === salesIncome) {
      add({ subjects: [uncategorisedIn] }, note)
      if (this.#assumesPeriod)
        add({ subjects: [uncategorisedIn], ...allRecords }, `${tookAllRecords} ${note}`)
    }
    return wider.length > 0 ? { ...plan, wider } : plan
  }

  // "Etsy payouts" of a payee without any payment in that category: all of the payee's.
  #withoutCategory(call: ToolCall): { call: ToolCall; note: string } | null {
    const { subjects = [], any } = call.args as FlowFilter
    const merchants = subjects.filter(({ kind }) => kind === 'merchant')
    const [category] = subjects.filter(({ kind }) => kind === 'category' || kind === 'sub_category')
    const [merchant] = merchants
    if (any || !merchant || !category || category === salesIncome) return null
    // One tax is no other.
    if (category.kind === 'sub_category' && isTaxCode(category.code)) return null
    // A laptop is no more than a laptop: all that was paid to somebody is no price of it.
    if (category.kind === 'sub_category' && namesGoods(category.code, this.text)) return null
    return {
      call: { ...call, args: { ...call.args, subjects: merchants } } as ToolCall,
      note:
        this.context.sideOfMerchant('ids' in merchant ? merchant.ids : []) === 'in'
          ? `No payment from ${merchant.name} is categorised as ${category.name}, so this is everything received from them.`
          : `No payment to ${merchant.name} is categorised as ${category.name}, so this is everything paid to them.`,
    }
  }

  /** No answer, but questions that have one. */
  asksBack(prompts: readonly string[]): Plan {
    return {
      kind: 'clarify',
      reason: '',
      choices: prompts.map((prompt) => ({ label: prompt, prompt })),
    }
  }

  /** What customers paid. */
  get sales(): readonly Subject[] {
    return salesOf(this.context)
  }

  /** From the first day of the books to today. */
  allRecords(): Period {
    return spanPeriod(this.context.firstDay, this.context.today)
  }

  /** Which way the money in question went: by the words, else by what is named. */
  side(): FlowSide | null {
    if (paysUs(this)) return 'in'
    if (isPassive(this) || isEarnedFromUs(this)) return 'out'
    if (this.has('out', 'went_on') && !this.has('in', 'sales'))
      return isPaidByThem(this) ? 'in' : 'out'
    if (this.has('in', 'sales', 'customers') && !this.has('out', 'went_on')) return 'in'
    if (this.has('out') && this.has('in', 'sales')) return isOfPayersAlone(this) ? 'in' : null
    return this.sideOfSubjects() ?? this.sideOfExcluded()
  }

  /** Whether a cost is put as if somebody earned it: "when do the staff get paid". */
  isPassive(): boolean {
    return isPassive(this)
  }

  sideOfSubjects(): FlowSide | null {
    const sides = new Set(this.payees.map((subject) => this.sideOf(subject)))
    const [only] = sides
    return sides.size === 1 ? (only ?? null) : null
  }

  // "Everything except wages" is money out.
  sideOfExcluded(): FlowSide | null {
    const sides = new Set(this.frame.excluded.map((subject) => this.sideOf(subject)))
    const [only] = sides
    return this.payees.length === 0 && sides.size === 1 ? (only ?? null) : null
  }

  sideOf(subject: Subject): FlowSide | null {
    return sideOfSubject(subject, this.context)
  }

  /**
   * Whether the words' way and that of every category agree: "income from fuel" is not answered.
   */
  agrees(side: FlowSide): boolean {
    // "What did HMRC take?" is no question about sales.
    // "Sales minus wages" takes off what was never in them.
    const isTakenOff = this.frame.excluded.some((subject) => {
      const own = this.sideOf(subject)
      return own !== null && own !== side
    })
    if (isTakenOff) return false
    const isOfSales = this.has('sales') && !this.isPassive()
    return this.payees.every(
      (subject) => (subject.kind === 'merchant' && !isOfSales) || this.sideOf(subject) === side,
    )
  }

  /** The filter of payments, with sales meaning the category of that name. */
  filter(side: FlowSide, period: Period): FlowFilter {
    return flowFilter(this, side, period)
  }

  /**
   * The one period of the question up to today, or the current month where none is named. Null
   * where it lies ahead.
   */
  pastPeriod(usual: Period | null = null): Period | null {
    const { periods } = this.frame
    const { today } = this.context
    if (periods.length > 1) return this.joined()
    const [named] = periods
    // What lies ahead but for today is no total of today alone.
    if (named && named.from >= today && named.to > today) return null
    if (named) return untilToday(named, today)
    const period = untilToday(this.usualPeriod(usual), today)
    if (period) {
      this.#assumesPeriod = true
      const isAll = period.from === this.context.firstDay
      // "Altogether" named them.
      if (!isAll || !ofEverything.test(this.text))
        this.assumptions.push(tookWhich(period, this.context))
      this.choices.push(
        { label: 'Last month', prompt: 'and last month?' },
        { label: 'This year so far', prompt: 'and this year so far?' },
        ...(isAll ? [] : [{ label: 'All my records', prompt: 'and ever?' }]),
      )
    }
    return period
  }

  // What a merchant was paid, or anything "in total", has no days unless some are named.
  usualPeriod(usual: Period | null): Period {
    if (usual) return usual
    const isOfMerchant = this.payees.some(
      (each) => each.kind === 'merchant' || isOfFunding(each) || this.asksWhetherPaid,
    )
    const isInAll =
      this.payees.length > 0 &&
      /\b(in total|in all|all told|altogether|all together|overall|total)\b/.test(this.text)
    // What has been paid back of a loan is all of it, however long ago.
    const isPaidBack =
      /\b(?:paid|pay|given) (?:it |off |that )?back\b|\brepaid\b|\bpaid off\b/.test(this.text)
    return isOfMerchant || isInAll || isPaidBack
      ? this.allRecords()
      : monthPeriod(monthOf(this.asOf))
  }

  // "Have we paid any corporation tax?" is no question about a month.
  private get asksWhetherPaid(): boolean {
    return /^(have|has|had|did) (we|i|the \w+) (ever )?(paid|pay|had|have|got|bought|buy|spent|spend) (any|anything)\b/.test(
      this.text,
    )
  }

  // "September and October": neighbouring periods are one span; others are not added up unasked.
  joined(): Period | null {
    const sorted = [...this.frame.periods].sort((a, b) => (a.from < b.from ? -1 : 1))
    const [first] = sorted
    const last = sorted.at(-1)
    if (!first || !last) return null
    const areNeighbours = sorted.every(
      (period, at) => at === 0 || addDays(sorted[at - 1]?.to ?? period.from, 1) === period.from,
    )
    const span = areNeighbours
      ? untilToday(spanPeriod(first.from, last.to), this.context.today)
      : null
    return span
  }

  /** The last twelve full months; all records of books that are shorter than those. */
  lastYear(): Period {
    const year = this.fullYear()
    const isShort = this.context.firstDay > firstDayOf(addMonths(monthOf(this.asOf), -12))
    return isShort ? this.allRecords() : year
  }

  /** The last twelve full months, or as many as the books have. */
  fullYear(): Period {
    const last = addMonths(monthOf(this.asOf), -1)
    const first = addMonths(last, -11)
    const begins = this.context.firstDay.endsWith('-01')
      ? monthOf(this.context.firstDay)
      : addMonths(monthOf(this.context.firstDay), 1)
    const from = firstDayOf(first < begins ? begins : first)
    // Books that began this month, or within the one before it, hold no full month.
    return from > lastDayOf(last) ? this.allRecords() : spanPeriod(from, lastDayOf(last))
  }
}
