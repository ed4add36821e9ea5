// The refusals of a table whose signs nothing proves, with the question that settles them.
import type { KnownTable } from './known-table.ts'
import { wordsOf } from './read-rows.ts'
import { refuse } from './refuse.ts'
import type { Entry } from './rows-read.ts'
import { spellAmount } from './sentences.ts'
import { isMarkedAlone } from './sign-flags.ts'
import type { Question, StatementRefused } from './statement.ts'

const mixedWords =
  'Nothing in this file says which of its amounts came in. Export it again with a running balance, or with money in and money out in columns of their own.'

/** Asks which way money went, with an amount of the file as the example. */
export function askSigns(known: KnownTable, entries: readonly Entry[]): StatementRefused {
  const example = entries.find((entry) => entry.printed !== 0)
  const words = example ? wordsOf(example.row, known) : ''
  const shown = example ? `${spellAmount(example.printed)} ${words}`.trim() : ''
  // An example with a minus goes the other way than the amounts without one.
  const [written, inverted] = example && example.printed < 0 ? ['out', 'in'] : ['in', 'out']
  const question: Question = {
    code: 'amount_sign',
    message: 'Which way did the money go?',
    options:
      isMarkedAlone(entries) || !known.columns.amount
        ? [
            { value: 'as_written', label: 'Credits came in, debits went out' },
            { value: 'inverted', label: 'Debits came in, credits went out, as in a ledger' },
          ]
        : [
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
            ...(entries.every(({ printed }) => printed >= 0)
              ? [{ value: 'mixed', label: 'Some came in and some went out' }]
              : []),
          ],
  }
  return refuse(
    'ambiguous_sign',
    'Nothing in this file proves which amounts came in and which went out. Tell us how it is written.',
    { questions: [question], columns: known.shown, signature: known.signature },
  )
}

/** The refusal of a file whose amounts, by the person's answer, went both ways without a sign. */
export function refuseMixed(known: KnownTable): StatementRefused {
  return refuse('ambiguous_sign', mixedWords, {
    columns: known.shown,
    signature: known.signature,
  })
}
