// The books that tests of the reader ask about: payers, payees, categories and two accounts.

import type { Frame } from '../question/frame.ts'
import { interpret } from '../question/interpret.ts'
import type { Interpretation } from '../question/interpretation.ts'
import { NameIndex } from '../question/names.ts'
import type { Plan } from '../question/tool-call.ts'
import { subCategories } from '../taxonomy.ts'

const payers = ['Northwind Hotels', 'Tidewater Brewing Co', 'Stripe', 'Etsy']
const payees = [
  'Adobe',
  'HMRC VAT',
  'Screwfix',
  'Shell',
  'Costa',
  'Companies House',
  'Harbour Estates Rent',
  'Marlow Timber Yard',
]
// Awkward names: of months, of numbers, of people with two payee names, of a trade, of a refund.
const codesOfPayees: Readonly<Record<string, string>> = {
  'April Sinclair Wages': 'net_wages',
  Three: 'phone_internet',
  EE: 'phone_internet',
  'Next Directory': 'office_supplies',
  'S Okafor Directors Salary': 'directors_salary',
  'S Okafor Dividend': 'dividends_drawings',
  'South East Water': 'utilities',
  'British Gas': 'utilities',
  'Premier Inn': 'subsistence',
  Trainline: 'travel',
  'More Than Insurance': 'insurance',
  'Refund Tidewater Brewing': 'customer_refunds',
}
const indexOf = (merchants: readonly string[]) =>
  new NameIndex({
    merchants: merchants.map((name) => ({
      id: name,
      name,
      aliases: [],
      codes: name in codesOfPayees ? [codesOfPayees[name] ?? ''] : [],
    })),
    subCategories: subCategories.map(({ subCategory: code, label }) => ({ code, label })),
    accounts: [
      { id: 'main', name: 'Main account', kind: 'current' },
      { id: 'reserve', name: 'Reserve account', kind: 'savings' },
    ],
  })
const names = indexOf([...payers, ...payees])
const awkwardNames = indexOf([...payers, ...payees, ...Object.keys(codesOfPayees)])
/** What the reader knows of the books. */
export const question = {
  today: '2026-11-20',
  yearEnd: '03-31',
  firstDay: '2025-05-01',
  names,
  englishWords: new Set(
    'london website inflation receipt head nobody morning size point widgets scaffolding overseas'.split(
      ' ',
    ),
  ),
}
/** What plans are made with. */
export const plan = {
  today: '2026-11-20',
  firstDay: '2025-05-01',
  payingAccounts: new Set(['main']),
  sideOfMerchant: (ids: readonly string[]) =>
    (payers.includes(ids[0] ?? '') ? 'in' : 'out') as 'in' | 'out',
}

/** What the last of some questions comes to, one after the other. */
export function interpreted(...prompts: readonly string[]): Interpretation {
  return interpretedIn(names, prompts)
}

/** Its plan alone: what it might have meant instead takes longest to work out. */
export function planOf(...prompts: readonly string[]): Plan {
  return withoutChoices(prompts).plan
}

/** What it comes to, without what it might have meant instead. */
export function withoutChoices(prompts: readonly string[]): Interpretation {
  return interpretedIn(names, prompts, { isChoice: true })
}

function interpretedIn(
  index: NameIndex,
  prompts: readonly string[],
  options: { isChoice?: true } = {},
): Interpretation {
  const input = { question: { ...question, names: index }, plan, ...options }
  let before: Frame | null = null
  let found: Interpretation = interpret('', { before, ...input })
  for (const prompt of prompts) {
    found = interpret(prompt, { before, ...input })
    before = found.frame ?? before
  }
  return found
}

type Days = { readonly from: string; readonly to: string }

/**
 * A plan in short: the tool, the way of the money, the names, what is left out, and the days; and
 * what a second question in the same message comes to.
 */
export function planned(...prompts: readonly string[]): string {
  return inShort(withoutChoices(prompts))
}

/** The tool that is called, the names it is about, and its other arguments; else what it is. */
export function changeOf(...prompts: readonly string[]) {
  const { plan } = interpreted(...prompts)
  if (plan.kind !== 'call') return plan.kind
  const { subject, subjects, ...args } = plan.call.args as {
    subject?: { name: string }
    subjects?: { name: string }[]
  }
  const about = [...(subject ? [subject] : []), ...(subjects ?? [])].map(({ name }) => name)
  return { tool: plan.call.tool, about, ...args }
}

/** The same in books with awkward names: April Sinclair, Three, S Okafor twice. */
export function plannedAwkward(...prompts: readonly string[]): string {
  return inShort(interpretedIn(awkwardNames, prompts, { isChoice: true }))
}

function inShort({ plan: found, next }: Interpretation): string {
  return next ? `${planInShort(found)} then ${inShort(next)}` : planInShort(found)
}

function planInShort(found: Plan): string {
  if (found.kind === 'clarify') return `clarify ${found.reason}`.trim()
  if (found.kind !== 'call') return `${found.kind} ${found.topic}`
  const { tool, args } = found.call
  const { side, measure, subjects, except, period, against, when } = args as {
    side?: string
    measure?: string
    subjects?: { name: string }[]
    except?: { name: string }[]
    period?: Days
    against?: Days | { name: string }
    when?: boolean
  }
  const days = (each: Days | undefined) => (each ? `${each.from}/${each.to}` : '')
  const other =
    against && 'from' in against ? `vs ${days(against)}` : against ? `vs ${against.name}` : ''
  return [
    tool,
    side ?? measure ?? '',
    (subjects ?? []).map(({ name }) => name).join('+'),
    (except ?? []).map(({ name }) => `-${name}`).join(''),
    days(period),
    other,
    when ? 'when' : '',
  ]
    .filter(Boolean)
    .join(' ')
}
