// Takes QIF apart: one letter and a value to a line, `^` after each record, headings that begin
// with `!`. Categories, classes, securities and prices between the accounts are passed over.

/**
 * One record of an account: its values by letter (the first of each, so that splits do not count)
 * and its first line.
 */
export type QifRecord = { readonly values: ReadonlyMap<string, string>; readonly line: number }

/** The records of one account or of a file that names none. */
export type QifAccount = {
  readonly name: string | null
  readonly card: boolean
  readonly records: QifRecord[]
}

/** What a QIF file holds. `cut` when its last record is broken off. */
export type QifContent = {
  readonly accounts: readonly QifAccount[]
  readonly investments: number
  readonly cut: boolean
}

type State = {
  accounts: QifAccount[]
  section: string
  name: string | null
  fresh: boolean
  values: Map<string, string>
  start: number
  investments: number
}

/** The accounts of a QIF file with their records. */
export function qifRecords(text: string): QifContent {
  const lines = text.split(/\r\n|\r|\n/)
  const state: State = {
    accounts: [],
    section: '',
    name: null,
    fresh: true,
    values: new Map(),
    start: 1,
    investments: 0,
  }
  for (const [at, raw] of lines.entries()) {
    const line = raw.trim()
    if (line.startsWith('!')) head(line, state)
    else if (line.startsWith('^')) close(state)
    else if (line !== '') take(line, at + 1, state)
  }
  // A writer that leaves out the last mark still ends its line; a file broken off does not.
  const broken = state.values.size > 0 && isMoney(state.section)
  const whole = lines.at(-1)?.trim() === '' && state.values.has('D') && state.values.has('T')
  if (broken && whole) close(state)
  return { accounts: state.accounts, investments: state.investments, cut: broken && !whole }
}

function head(line: string, state: State): void {
  const section = line.slice(1).toLowerCase().replace(/\s+/g, '')
  if (!/^(type|account)/.test(section)) return
  state.section = section
  state.values = new Map()
  state.fresh = true
}

function take(line: string, at: number, state: State): void {
  if (state.values.size === 0) state.start = at
  const letter = line.slice(0, 1).toUpperCase()
  if (!state.values.has(letter)) state.values.set(letter, line.slice(1).trim())
}

function close(state: State): void {
  const { section, values, start } = state
  state.values = new Map()
  if (values.size === 0) return
  if (section.startsWith('account')) state.name = values.get('N') ?? null
  else if (section.startsWith('type:inv')) state.investments++
  else if (isMoney(section)) holder(state).records.push({ values, line: start })
}

function holder(state: State): QifAccount {
  const last = state.accounts.at(-1)
  if (last && !state.fresh) return last
  state.fresh = false
  const same = state.accounts.find((account) => account.name === state.name)
  if (same) return same
  const account = { name: state.name, card: state.section === 'type:ccard', records: [] }
  state.accounts.push(account)
  return account
}

function isMoney(section: string): boolean {
  return /^type:(bank|cash|ccard|oth[al]|other)/.test(section)
}
