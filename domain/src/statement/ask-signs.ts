// The refusals of a table whose signs nothing proves, with the question that settles them.
import { magnitude } from '../money.ts'
import type { KnownTable } from './known-table.ts'
import { isUnnamedPair } from './missing-money.ts'
import { wordsOf } from './read-rows.ts'
import { refuse } from './refuse.ts'
import type { Entry } from './rows-read.ts'
import { spellAmount } from './sentences.ts'
import { isMarkedAlone } from './sign-flags.ts'
import { typesOf } from './sign-hints.ts'
import type { Question, StatementRefused } from './statement.ts'
import { isDebitCredit } from './table-evidence.ts'

const mixedWords =
  'Nothing in this file says which of its amounts came in. Export it again with a running balance, or with money in and money out in columns of their own.'

const whichWay = 'Which way did the money go?'

/** Asks which way money went, with an amount of the file as the example. */
export function askSigns(known: KnownTable, entries: readonly Entry[]): StatementRefused {
  const isPair = isMarkedAlone(entries) || !known.columns.amount
  const question = isPair
    ? askPairOf(known, entries)
    : (askType(known, entries) ?? askAmounts(known, entries))
  return refuse(
    'ambiguous_sign',
    'Nothing in this file proves which amounts came in and which went out. Tell us how it is written.',
    { questions: [question], columns: known.shown, signature: known.signature },
  )
}

const askPair: Question = {
  code: 'amount_sign',
  message: whichWay,
  options: [
    { value: 'as_written', label: 'Credits came in, debits went out' },
    { value: 'inverted', label: 'Debits came in, credits went out, as in a ledger' },
  ],
}

// Columns that nothing heads, or whose headings name no side, go by their numbers.
function askPairOf(known: KnownTable, entries: readonly Entry[]): Question {
  const { columns } = known
  const [into, out] = [columns.money_in?.[0], columns.money_out?.[0]]
  const [asIn, asOut] = [1, -1].map((side) => {
    const entry = entries.find(({ flag, printed }) => flag === side && printed !== 0)
    return entry ? example(known, { ...entry, printed: magnitude(entry.printed) }) : null
  })
  const examples = [
    [asIn && `${asIn}: in`, asOut && `${asOut}: out`],
    [asOut && `${asOut}: in`, asIn && `${asIn}: out`],
  ].map((ways) => ({ example: ways.filter((way) => way !== null).join('; ') }))
  const shown = (question: Question): Question => ({
    ...question,
    options: question.options.map((option) => ({
      ...option,
      ...(option.value === 'as_written' ? examples[0] : examples[1]),
    })),
  })
  const isNumbered = known.headers.length === 0 || isUnnamedPair(known, {})
  if (into === undefined || out === undefined) return shown(askPair)
  if (!isNumbered) return shown(isDebitCredit(known) ? askPair : askHeadings(known, into, out))
  const [a, b] = [Math.min(into, out) + 1, Math.max(into, out) + 1]
  const named = (inColumn: number, outColumn: number) =>
    `Amounts in column ${inColumn} came in, those in column ${outColumn} went out`
  const isFirst = into < out
  return shown({
    ...askPair,
    options: [
      { value: isFirst ? 'as_written' : 'inverted', label: named(a, b) },
      { value: isFirst ? 'inverted' : 'as_written', label: named(b, a) },
    ],
  })
}

// Columns that no bank calls credits and debits go by their own headings.
function askHeadings({ headers }: KnownTable, into: number, out: number): Question {
  const label = (a: number, b: number) => `‘${headers[a]}’ came in, ‘${headers[b]}’ went out`
  return {
    ...askPair,
    options: [
      { value: 'as_written', label: label(into, out) },
      { value: 'inverted', label: label(out, into) },
    ],
  }
}

const mixed = { value: 'mixed', label: 'Some came in and some went out' }

// Where the types of some payments say which way they went, only the others are asked about.
function askType(known: KnownTable, entries: readonly Entry[]): Question | null {
  if (entries.some(({ printed }) => printed < 0)) return null
  const { senseOf, wordOf } = typesOf(known, entries)
  const silent = entries.flatMap((_, at) => (senseOf(at) === null ? [at] : []))
  const words = [...new Set(silent.map(wordOf))].filter((word) => word !== '')
  const [first] = silent
  if (first === undefined || silent.length === entries.length) return null
  const named = words.slice(0, typesMax).map((word) => `‘${word}’`)
  const types = named.length === 0 ? 'without a type' : `of type ${named.join(', ')}`
  const shown = example(known, entries[first])
  return {
    code: 'amount_sign',
    message: `Which way did the payments ${types} go?`,
    options: [
      { value: 'as_written', label: 'They came in', example: `${shown}: in` },
      { value: 'inverted', label: 'They went out', example: `${shown}: out` },
      mixed,
    ],
  }
}

const typesMax = 3

function askAmounts(known: KnownTable, entries: readonly Entry[]): Question {
  const entry = entries.find(({ printed }) => printed !== 0)
  const shown = example(known, entry)
  // An example with a minus goes the other way than the amounts without one.
  const [written, inverted] = entry && entry.printed < 0 ? ['out', 'in'] : ['in', 'out']
  return {
    code: 'amount_sign',
    message: whichWay,
    options: [
      {
        value: 'as_written',
        label: 'Amounts without a minus came in',
        example: `${shown}: ${written}`,
      },
      {
        value: 'inverted',
        label: 'Amounts without a minus went out',
        example: `${shown}: ${inverted}`,
      },
      ...(entries.every(({ printed }) => printed >= 0) ? [mixed] : []),
    ],
  }
}

function example(known: KnownTable, entry: Entry | undefined): string {
  return entry ? `${spellAmount(entry.printed)} ${wordsOf(entry.row, known)}`.trim() : ''
}

/** The refusal of a file whose amounts, by the person's answer, went both ways without a sign. */
export function refuseMixed(known: KnownTable): StatementRefused {
  return refuse('ambiguous_sign', mixedWords, {
    columns: known.shown,
    signature: known.signature,
  })
}
