// The ways in which an account may be named: its name, its last digits, what it is for, and what
// the bank's lines of transfers call it.
import type { Entry } from './name-entries.ts'
import { nameWords } from './name-words.ts'
import type { BookNames, Subject } from './subject.ts'

const byKind: Readonly<Record<string, readonly string[]>> = {
  current: [
    'current account',
    'main account',
    'bank account current',
    'business account',
    'current acc',
  ],
  savings: [
    'savings',
    'savings account',
    'savings pot',
    'reserve',
    'reserve account',
    'reserves',
    'deposit account',
    'rainy day account',
  ],
  card: [
    'credit card',
    'card',
    'company card',
    'business card',
    'card balance',
    'by card',
    'credit card account',
    'the card',
  ],
  cash: ['petty cash', 'till'],
}

/** The entries of every account. */
export function accountEntries({ accounts }: BookNames): Entry[] {
  const own = accounts.map((account) => {
    const same = accounts.filter(({ kind }) => kind === account.kind)
    const others = same.length === 1 ? (byKind[account.kind] ?? []) : []
    return { account, words: [account.name, ...others, ...digitsOf(account.name)] }
  })
  const taken = new Set(own.flatMap(({ words }) => words.map(wordsOf)))
  const called = accounts.map((account) => ({
    account,
    words: [...new Set((account.calledIn ?? []).flatMap(namesIn))].filter(
      (text) => !taken.has(wordsOf(text)),
    ),
  }))
  // A name that two accounts share identifies neither.
  const isOnly = (text: string) =>
    called.filter(({ words }) => words.some((each) => wordsOf(each) === wordsOf(text))).length === 1
  return [...own, ...called.map((each) => ({ ...each, words: each.words.filter(isOnly) }))].flatMap(
    ({ account, words }) => {
      const subject: Subject = { kind: 'account', id: account.id, name: account.name }
      return words.map((text) => ({ words: nameWords(text), subject }))
    },
  )
}

/** Accounts by the last four digits of their names, but for those that may be a year. */
export function accountsByDigits({ accounts }: BookNames): Map<string, Subject[]> {
  const found = new Map<string, Subject[]>()
  for (const { id, name } of accounts) {
    const [digits] = /\d{4}$/.exec(name) ?? []
    if (!digits || /^(19|20)/.test(digits)) continue
    found.set(digits, [...(found.get(digits) ?? []), { kind: 'account', id, name }])
  }
  return found
}

/** Whether four digits stand for an account: not "invoice 7245", "over 7245", "7245 pounds". */
export function isNumberOfAccount(words: readonly (string | null)[], at: number): boolean {
  return !(
    /^(invoice|invoices|ref|reference|order|over|under|above|below|than|exactly|least|most|about|around|roughly|spend|spent|afford|paid|£)$/.test(
      words[at - 1] ?? '',
    ) || /^(pounds?|gbp|quid|pence|p)$/.test(words[at + 1] ?? '')
  )
}

const wordsOf = (text: string) => nameWords(text).join(' ')

// "Account ending 7245" is "the 7245 account" as well.
function digitsOf(name: string): string[] {
  const [digits] = /\d{4}$/.exec(name) ?? []
  return digits
    ? [
        `account ending ${digits}`,
        `account ending in ${digits}`,
        `account ${digits}`,
        `${digits} account`,
        `account number ending ${digits}`,
        `account number ending in ${digits}`,
        `acc ending ${digits}`,
        `acc ${digits}`,
        `one ending ${digits}`,
        `one ending in ${digits}`,
      ]
    : []
}

// "TO TAX POT 52280975": the tax pot, which is the tax account and the tax savings as well.
function namesIn(text: string): string[] {
  const [, written = ''] =
    /^(?:(?:transfer|tfr|trf) )?(?:to|from) (?:my |the |our )?([a-z][a-z ]*?)(?: a\/c| acc(?:ount)?)?(?: [\d -]+)?$/i.exec(
      text.trim(),
    ) ?? []
  const name = written.toLowerCase()
  if (!/^[a-z]{3,}( [a-z]{3,}){0,2}$/.test(name)) return []
  const stem = name.replace(/ (pot|savings|saver|reserve|account)$/, '')
  if (/^(savings?|saver|deposit)$/.test(name)) return [...savingsNames]
  if (/^(current|main|business|everyday)$/.test(name)) return [...currentNames]
  if (/^reserves?$/.test(name)) return ['reserve', 'reserves', 'reserve account']
  return [
    ...(name.includes(' ') ? [name] : []),
    `${name} account`,
    `${stem} pot`,
    `${stem} account`,
    `${stem} savings`,
    `${stem} savings account`,
    `${stem} savings pot`,
    `${stem} pot account`,
    `${stem} reserve`,
  ]
}

const savingsNames = [
  'savings',
  'savings account',
  'savings pot',
  'saving account',
  'saver',
  'savings acc',
  'deposit account',
  'rainy day account',
]
const currentNames = ['current account', 'current acc', 'main account', 'everyday account']
