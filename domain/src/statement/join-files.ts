// Puts the statements of several files that came packed together into one reading, where nothing
// speaks against it. Two accounts in one would be worse than a question.
import { joinedReading } from './join-readings.ts'
import { accountKey } from './row-accounts.ts'
import { count } from './sentences.ts'
import type { Assumption, StatementAccount, StatementRead } from './statement.ts'
import { withFigures } from './unproved-reading.ts'

/** A file by its name, and what was read in it. */
export type FileReading = { readonly name: string; readonly reading: StatementRead }

/**
 * The readings as one, each row under the name of its file; `null` where the files may repeat each
 * other or be of several accounts without saying so.
 */
export function joinedFiles(files: readonly FileReading[]): StatementRead | null {
  const runs = new Map<string, Part[]>()
  for (const { name, reading } of files)
    for (const account of reading.accounts) {
      const key = accountKey(account)
      runs.set(key, [...(runs.get(key) ?? []), { name, account, signature: reading.signature }])
    }
  const all = [...runs.values()]
  const isNameless = all.some(([first]) => first?.account.account === null)
  if ((isNameless && all.length > 1) || !all.every(followOn)) return null
  const joined = joinedReading(files.map(({ name, reading }) => underName(reading, name)))
  if (!joined) return null
  const readings = files.map(({ reading }) => reading)
  const noted = withDoubtsOnce(joined, readings)
  return { ...noted, assumptions: [...asOneAccount(all), ...noted.assumptions] }
}

// Months laid out alike are looked at once, with the sums of all.
function withDoubtsOnce(joined: StatementRead, readings: readonly StatementRead[]): StatementRead {
  const all = readings.flatMap(({ assumptions }) => assumptions)
  const why = all.find(({ figures }) => figures !== undefined)?.message
  const [left, ...others] = joined.assumptions.filter(({ code }) => code === 'rows_left_out')
  const more = others.length > 0 ? ` So were rows of ${count(others.length, 'other file')}.` : ''
  const kept = joined.assumptions.filter(
    ({ code }) => code !== 'rows_left_out' && code !== 'unproved',
  )
  const rows = left ? [{ ...left, message: `${left.message}${more}` }] : []
  const noted = { ...joined, assumptions: [...kept, ...rows] }
  if (why === undefined) return noted
  const isAlike = readings.every(({ signature }) => signature === joined.signature)
  const named = withFigures(isAlike ? noted : { ...noted, columns: [] }, why)
  return { ...named, columns: joined.columns }
}

type Part = { name: string; account: StatementAccount; signature: string }

// Parts of one account lie one after the other, each from the balance that the last one ends with.
// Files that print neither the account nor a balance are at least laid out alike.
function followOn(parts: readonly Part[]): boolean {
  const inTime = parts.toSorted((a, b) => (a.account.firstDay < b.account.firstDay ? -1 : 1))
  return inTime.slice(1).every((part, at) => {
    const before = inTime[at]
    if (!before) return true
    const { closing, lastDay } = before.account
    const { opening, firstDay } = part.account
    const hasBalances = closing !== null && opening !== null
    if (hasBalances && closing !== opening) return false
    const isAlike = part.account.account !== null || part.signature === before.signature
    return firstDay > lastDay && (hasBalances || isAlike)
  })
}

// Nothing but their layout makes such files one account.
function asOneAccount(runs: readonly (readonly Part[])[]): Assumption[] {
  return runs.flatMap((parts) => {
    const isProved = parts.every(
      ({ account }) => account.opening !== null && account.closing !== null,
    )
    if (parts.length < 2 || isProved || parts[0]?.account.account !== null) return []
    const names = parts.map(({ name }) => `‘${name}’`).join(', ')
    const message = `The files ${names} are read as one account. If they are several, upload each by itself.`
    return [{ code: 'sheets_joined', message }]
  })
}

// Doubts that name rows by their numbers.
const ofRows = new Set(['rows_left_out', 'rows_alike'])

function underName(reading: StatementRead, name: string): StatementRead {
  return {
    ...reading,
    transactions: reading.transactions.map((each) => ({ ...each, sheet: name })),
    assumptions: reading.assumptions.map(({ code, message }) => ({
      code,
      message: ofRows.has(code) ? `${name}: ${message}` : message,
    })),
    badRows: reading.badRows.map((each) => ({
      ...each,
      sheet: name,
      message: `${name}: ${each.message}`,
    })),
  }
}
