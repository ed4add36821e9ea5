// What a column of a file can hold, in words, and what the columns of a look hold now.
import type { Answers, Look } from './queries.ts'

/** The role of one column. */
export type ColumnAnswer = NonNullable<Answers['columns']>[string]

const words: Record<ColumnAnswer, string> = {
  ignore: 'Not used',
  date: 'Date',
  description: 'Description',
  amount: 'Amount',
  money_in: 'Money in',
  money_out: 'Money out',
  balance: 'Balance',
  counterparty: 'Payee or payer',
  reference: 'Reference',
  type: 'Type',
  sign: 'In or out',
  currency: 'Currency',
  account: 'Account',
  category: 'Category',
  notes: 'Notes',
  status: 'Status',
  fee: 'Fee',
  bank_id: 'Bank’s transaction ID',
}

/** The choices, the usual ones first. */
export const columnRoles = Object.entries(words).map(([value, label]) => ({ value, label }))

/** What each column holds: as the user chose, else as detected. */
export function rolesOf({ lines, trial }: Look, answers: Answers): ColumnAnswer[] {
  const width = Math.max(trial.columns.length, ...lines.map(({ cells }) => cells.length))
  const read = new Map(trial.columns.map(({ index, role }) => [index, role]))
  return Array.from(
    { length: width },
    (_, index) => answers.columns?.[String(index)] ?? read.get(index) ?? 'ignore',
  )
}

// Several columns of words are joined, and several of money in or out are those of one kind each;
// of anything else a row has one.
const joined = new Set<ColumnAnswer>([
  'ignore',
  'description',
  'reference',
  'notes',
  'account',
  'money_in',
  'money_out',
])

/**
 * The columns once the user has given one of them another role; what a row has only once leaves the
 * column it was in.
 */
export function withRole(
  roles: readonly ColumnAnswer[],
  index: number,
  role: ColumnAnswer,
): Record<string, ColumnAnswer> {
  const others = (each: ColumnAnswer) => (each === role && !joined.has(role) ? 'ignore' : each)
  return Object.fromEntries(
    roles.map((each, at) => [String(at), at === index ? role : others(each)]),
  )
}

/** A name for each column that no other has. */
export function columnNames({ lines, trial, header_line }: Look): string[] {
  const width = Math.max(trial.columns.length, ...lines.map(({ cells }) => cells.length))
  const printed = lines.find(({ line }) => line === header_line)?.cells ?? []
  return Array.from({ length: width }, (_, index) =>
    printed[index] ? `column ${index + 1}, ${printed[index]},` : `column ${index + 1}`,
  )
}
