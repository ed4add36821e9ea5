// Sorts the tokens of an OFX file into the statements they make up: whose account, which balance,
// which entries. Values stay as written; `read-ofx.ts` gives them their meaning.
import type { OfxToken } from './ofx-tokens.ts'

/**
 * The fields of one group by name; a name that repeats keeps its first value. Fields of groups
 * inside it are `GROUP.NAME`.
 */
export type OfxFields = ReadonlyMap<string, string>

/** One STMTTRN, with the line it begins on. */
export type OfxEntry = { readonly fields: OfxFields; readonly line: number }

/** One STMTRS or CCSTMTRS as written. */
export type OfxStatement = {
  readonly card: boolean
  readonly fields: OfxFields
  readonly entries: readonly OfxEntry[]
  /** Entries of the list of pending ones. */
  readonly pending: number
  readonly ledger: OfxEntry | null
}

/** What an OFX file holds. `cut` when it ends inside a statement. */
export type OfxContent = {
  readonly statements: readonly OfxStatement[]
  readonly investments: number
  readonly cut: boolean
}

const groups = new Set(
  'OFX STMTRS CCSTMTRS INVSTMTRS BANKACCTFROM CCACCTFROM BANKACCTTO CCACCTTO BANKTRANLIST BANKTRANLISTP STMTTRN STMTTRNP LEDGERBAL AVAILBAL PAYEE CURRENCY ORIGCURRENCY BALLIST BAL'.split(
    ' ',
  ),
)
const entryGroups = new Set(['STMTTRN', 'STMTTRNP'])

type Open = {
  card: boolean
  fields: Map<string, string>
  entries: OfxEntry[]
  pending: number
  ledger: OfxEntry | null
}
type Group = { name: string; fields: Map<string, string>; line: number }

/**
 * The statements of a file. Groups that a careless writer leaves open are closed by the next of
 * their kind or by their parent's end.
 */
export function ofxStatements(tokens: Iterable<OfxToken>): OfxContent {
  const statements: OfxStatement[] = []
  let stack: Group[] = []
  let statement: Open | null = null
  const loose = new Map<string, string>()
  let investments = 0
  let ended = false
  const leave = (depth: number) => {
    for (const group of stack.slice(depth).reverse()) if (statement) keep(group, statement)
    stack = stack.slice(0, depth)
  }
  const enter = ({ name, line }: OfxToken) => {
    const same = stack.findLastIndex((group) => group.name === name)
    if (same >= 0) leave(same)
    else if (entryGroups.has(name)) leave(listDepth(stack))
    if (name === 'INVSTMTRS') investments++
    if (name === 'OFX') ended = false
    if (name === 'STMTRS' || name === 'CCSTMTRS') {
      statement = newStatement(name === 'CCSTMTRS')
      statements.push(statement)
    }
    // The careless leave out even the statement round their entries.
    if (!statement && (name === 'STMTTRN' || name === 'LEDGERBAL')) {
      statement = newStatement(false)
      for (const [key, value] of loose) statement.fields.set(`STMTRS.${key}`, value)
      statements.push(statement)
    }
    const within = entryGroups.has(stack.at(-1)?.name ?? '') ? stack.at(-1)?.fields : undefined
    stack.push({ name, line, fields: within ?? new Map() })
  }
  for (const token of tokens) {
    if (token.kind === 'field') {
      put(token, stack.at(-1), statement)
      if (!statement) loose.set(token.name, token.value)
    } else if (!groups.has(token.name)) continue
    else if (token.kind === 'open') enter(token)
    else {
      const depth = stack.findLastIndex((group) => group.name === token.name)
      if (depth >= 0) leave(depth)
      if (token.name === 'STMTRS' || token.name === 'CCSTMTRS') statement = null
      if (token.name === 'OFX') ended = true
    }
  }
  return { statements, investments, cut: !ended }
}

function newStatement(card: boolean): Open {
  return { card, fields: new Map(), entries: [], pending: 0, ledger: null }
}

function listDepth(stack: readonly Group[]): number {
  const list = stack.findLastIndex((group) => group.name.startsWith('BANKTRANLIST'))
  return list < 0 ? stack.length : list + 1
}

function put(token: OfxToken, group: Group | undefined, statement: Open | null): void {
  if (!group) return
  const isOwn = entryGroups.has(group.name) || group.name === 'LEDGERBAL'
  const name = isOwn ? token.name : `${group.name}.${token.name}`
  const target = isOwn || isInEntry(group) ? group.fields : statement?.fields
  if (target && !target.has(name)) target.set(name, token.value)
}

function isInEntry(group: Group): boolean {
  return /^(PAYEE|CURRENCY|ORIGCURRENCY|BANKACCTTO|CCACCTTO)$/.test(group.name)
}

function keep(group: Group, statement: Open): void {
  const { fields, line } = group
  if (group.name === 'STMTTRN') statement.entries.push({ fields, line })
  else if (group.name === 'STMTTRNP') statement.pending++
  else if (group.name === 'LEDGERBAL') statement.ledger = { fields, line }
}
