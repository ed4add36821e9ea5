// A word that names nobody may stand in the text of payments: "petclub" in GOCARDLESS FERNHOLLOW
// PETCLUB. The question is then read with the payee's name in its place and narrowed to the
// payments that hold the word, and the answer says so. What may mean something else is asked.
import type { Interpretation } from '@plimsoll/domain/question/interpretation'
import type { Subject } from '@plimsoll/domain/question/subject'
import type { Choice, ToolName } from '@plimsoll/domain/question/tool-call'
import { readTextHolders, type TextHolder } from '../../books/figures/text-words.store.ts'
import type { OpenBooks } from './assistant.ts'
import { englishWords } from './english-words.ts'
import { listed } from './listed.ts'

type Query = {
  readonly prompt: string
  readonly found: Interpretation
  readonly read: (question: string) => Interpretation
}

// Tools that sum or list payments; the others look at a name and not at the text of its payments.
const ofPayments: ReadonlySet<ToolName> = new Set<ToolName>([
  'flow_total',
  'count_payments',
  'average',
  'breakdown',
  'top',
  'largest',
  'list_payments',
  'payment_when',
  'price_change',
  'compare_periods',
  'extreme',
  'series',
  'by_weekday',
  'share',
])

/** The question read by the text of payments; null where its words are in none, or in too many. */
export async function namedByText(
  books: OpenBooks,
  { prompt, found, read }: Query,
): Promise<Interpretation | null> {
  const spelt = wordsInText(found, prompt)
  if (spelt) {
    const holders = await holdersOf(books, spelt.word)
    const together = holders.length > 0 ? ofAll({ ...spelt, holders, read }) : null
    if (together) return together
  }
  for (const word of unknownWords(found, prompt)) {
    const holders = await holdersOf(books, word)
    const isWord = word.split(' ').every((each) => englishWords.has(each.toLowerCase()))
    if (holders.length === 0 || (isWord && !standsAsName(prompt, word))) continue
    const own = ofNamedPayee({ prompt, word, holders, read })
    if (own) return own
    const isSure = isOne(holders) && (!isWord || isOwn(prompt, word))
    const answer = isSure ? answered({ prompt, word, holders, read }) : null
    const other = answer ?? clarifying({ prompt, word, holders, read })
    if (other) return other
  }
  return null
}

const wordsMax = 3
const namesMax = 3

// What nothing explains, with what stands beside it, the longest first.
function unknownWords({ plan, reading }: Interpretation, prompt: string): string[] {
  const unused = reading?.unused ?? []
  if (plan.kind !== 'clarify' || !/^(unused|goods)$/.test(plan.reason)) return []
  if (unused.length === 0 || unused.length > wordsMax) return []
  const together = unused.length > 1 && prompt.includes(unused.join(' ')) ? [unused.join(' ')] : []
  return [...together, ...(unused.length === 1 ? unused : [])]
    .map((each) => each.replace(/['’]s$/, '').replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, ''))
    .filter((each) => each.length >= 4)
}

// "Desk" stands in Desk 14 of the workspace, and only within a longer word in Autodesk.
async function holdersOf({ tools }: OpenBooks, word: string): Promise<TextHolder[]> {
  const found = await readTextHolders(tools.tx, tools.businessId, word)
  const whole = found.filter(({ count, within }) => within < count)
  return whole.length > 0 ? whole : found
}

// "The roof - Penzance Roofing": the word stands in payments of the payee that is named anyway.
function ofNamedPayee({ prompt, word, holders, read }: Held): Interpretation | null {
  const [lead, rest] = prompt.split(word, 2)
  const without = `${lead?.replace(/\b(?:my|our|the)\s+$/i, '')}${rest}`
  const found = read(without)
  if (found.plan.kind !== 'call' || found.next) return null
  const { subjects = [] } = found.plan.call.args as { subjects?: readonly Subject[] }
  const ids = new Set(subjects.flatMap((each) => (each.kind === 'merchant' ? each.ids : [])))
  const isTheirs = holders.length > 1 && holders.every(({ merchant }) => ids.has(merchant))
  return isTheirs ? withStatement(found, `${statementOf(word, holders)}.`) : null
}

// "Club" within PETCLUB may be another club.
function isOne(holders: readonly TextHolder[]): boolean {
  return holders.length === 1 && holders.every(({ within }) => within === 0)
}

const before = (prompt: string, word: string) =>
  prompt
    .slice(0, Math.max(0, prompt.indexOf(word)))
    .trim()
    .split(/\s+/)
    .at(-1)
    ?.toLowerCase() ?? ''

function isOwn(prompt: string, word: string): boolean {
  return /^(my|our|the)$/.test(before(prompt, word))
}

function standsAsName(prompt: string, word: string): boolean {
  return /^(my|our|the|on|for|to|from|with|of)$/.test(before(prompt, word))
}

type Held = {
  readonly prompt: string
  readonly word: string
  readonly holders: readonly TextHolder[]
  readonly read: Query['read']
}

function answered({ prompt, word, holders, read }: Held): Interpretation | null {
  const [holder] = holders
  if (!holder) return null
  const found = readings(prompt, word, holder.name)
    .map(read)
    .find(({ plan }) => plan.kind === 'call')
  if (found?.plan.kind !== 'call') return null
  const statement = `${statementOf(word, holders)}.`
  if (isWhole(holders)) return withStatement(found, statement)
  if (!ofPayments.has(found.plan.call.tool) || found.next) return null
  return narrowedTo(found, { word, holders, statement })
}

// All that a payee was paid holds the word, so the payee is meant.
function isWhole([holder, ...others]: readonly TextHolder[]): boolean {
  return holder !== undefined && others.length === 0 && holder.count === holder.all
}

function withStatement(found: Interpretation, statement: string): Interpretation {
  const { plan } = found
  return plan.kind === 'call'
    ? { ...found, plan: { ...plan, assumptions: [...plan.assumptions, statement] } }
    : found
}

// "Payments with KD-114 in the reference": of everybody on the side that is wanted.
function ofAll({ prompt, word, holders, read }: Held): Interpretation | null {
  const [first] = holders
  if (!first) return null
  const found = [`${prompt} to ${first.name}`, `${prompt} from ${first.name}`]
    .map(read)
    .find(({ plan }) => plan.kind === 'call' && ofPayments.has(plan.call.tool))
  if (found?.plan.kind !== 'call' || found.next) return null
  if (isWhole(holders)) return withStatement(found, `${statementOf(word, holders)}.`)
  const { side } = found.plan.call.args as { side?: 'in' | 'out' }
  const own = holders.filter((each) => each.side === (side ?? first.side))
  if (own[0]?.merchant !== first.merchant || own.length > holdersMax) return null
  return narrowedTo(found, { word, holders: own, statement: `${statementOf(word, own)}.` })
}

const holdersMax = 40

// What is spelt out to stand in a payment's text, with the question without it.
function wordsInText(
  { plan }: Interpretation,
  prompt: string,
): Omit<Held, 'holders' | 'read'> | null {
  const [phrase = '', before, , after] = spelt.exec(prompt) ?? mentioned.exec(prompt) ?? []
  const word = (before ?? after ?? '').trim()
  if (plan.kind !== 'clarify' || word.length < 3) return null
  return { prompt: prompt.replace(phrase, '').replace(/\s+/g, ' ').trim(), word }
}

const quotes = '["“”\'‘’]?'
const place = '(?:text|reference|ref|description|notes?|narrative|memo|details?)'
const spelt = new RegExp(
  `\\b(?:with|having|that (?:have|has)) ${quotes}([\\p{L}\\d][\\p{L}\\d /-]*?)${quotes} (?:in|as) (?:the |their |its )?(?:bank )?(${place})\\b`,
  'iu',
)
const mentioned = new RegExp(
  `\\b(?:mentioning|that mention|with (?:the )?${place}|marked|labelled) (?:the word )?${quotes}([\\p{L}\\d][\\p{L}\\d/-]*)${quotes}`,
  'iu',
)

function clarifying({ prompt, word, holders, read }: Held): Interpretation | null {
  if (holders.length > namesMax) return null
  const choices = holders.flatMap(({ name }): Choice[] => {
    const question = readings(prompt, word, name).find((each) => read(each).plan.kind === 'call')
    return question ? [{ label: name, prompt: question }] : []
  })
  const distinct = [...new Map(choices.map((each) => [each.prompt, each])).values()]
  if (distinct.length === 0) return null
  const statement = `${statementOf(word, holders)}.`
  return {
    plan: { kind: 'clarify', reason: 'text', choices: distinct, statement },
    frame: null,
    reading: null,
  }
}

// “The desk” is a name without its article, and "petclub money" is what comes from it.
function readings(prompt: string, word: string, name: string): string[] {
  const at = prompt.indexOf(word)
  const [lead, rest] = [prompt.slice(0, at), prompt.slice(at + word.length)]
  const bare = lead.replace(/\b(?:my|our|the)\s+$/i, '')
  const alone = rest.replace(/^(?:['’]s)?\s+(?:money|payments?|bills?|stuff|things?)\b/i, '')
  return [
    ...new Set([lead + name + rest, bare + name + rest, lead + name + alone, bare + name + alone]),
  ]
}

function statementOf(word: string, holders: readonly TextHolder[]): string {
  const parts = holders.map(({ name, side, count, all }) => {
    const whole = count === all && count > 1 ? 'all ' : ''
    return `${whole}${count} ${count === 1 ? 'payment' : 'payments'} ${side === 'in' ? 'from' : 'to'} ${name}`
  })
  return `“${word}” stands in the text of ${listed(parts)}`
}

// The same reading with only the payments that hold the word. Choices that the answer would offer
// stand for the payee alone.
function narrowedTo(
  found: Interpretation,
  { word, holders, statement }: { word: string; holders: readonly TextHolder[]; statement: string },
): Interpretation | null {
  const [first] = holders
  const ids = [...new Set(holders.map(({ merchant }) => merchant))]
  const names = [...new Set(holders.map(({ name }) => name))]
  const payees = first?.side === 'in' ? 'payers' : 'payees'
  const called = names.length > 1 ? `${names.length} ${payees}` : listed(names)
  const own: Subject = {
    kind: 'merchant',
    ids,
    name: `${called} (${word})`,
    names,
    text: word,
  }
  const narrow = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(narrow)
    if (!value || typeof value !== 'object' || value instanceof Set || value instanceof Map)
      return value
    const subject = value as Subject
    if (subject.kind === 'merchant' && first && subject.ids.includes(first.merchant)) return own
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, narrow(each)]))
  }
  const { plan, ...rest } = narrow(found) as Interpretation
  if (plan.kind !== 'call') return null
  const assumptions = [...plan.assumptions, statement]
  return { ...rest, plan: { ...plan, assumptions, choices: [], wider: [] } }
}
