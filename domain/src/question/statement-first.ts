// What somebody says of a payee before they ask about it: "i think bolitho only came twice - how
// many payments to him", "we bought something off dell ages ago, when was it". The rest points back
// at the name, which is all that is taken from the statement.
import type { InterpretInput } from './interpretation.ts'
import { plainWords } from './phrasing/plain-words.ts'
import { readQuestion } from './read-question.ts'
import { keyOf } from './subject.ts'
import type { Topic } from './topic-first.ts'

const pointsBack = /\b(?:it|they|them|their|its|him|her|he|she)\b/i
const asking =
  /^(?:(?:and|so|but|ok|right|please|pls) )*(?:how|what|whats|when|whens|who|whos|which|where|why|did|do|does|is|are|was|were|has|have|had|can|could|will|would|should|show|list|tell|give|if|suppose|say)\b/i
const within =
  /\b(?:how(?:['’]?s)?|what(?:['’]?s)?|when(?:['’]?s)?|who(?:['’]?s)?|which|where|why|if (?:we|i|they))\b/i
const binds = /\b(?:not|only want|except|excluding|without|apart from|minus|ignor\w*)\b|n['’]t\b/i

/** The name in a statement that the rest asks about; null where it has none or says which days. */
export function statementOf(lead: string, after: string, input: InterpretInput): Topic | null {
  if (asking.test(lead) || within.test(lead) || binds.test(lead) || !pointsBack.test(after))
    return null
  const { question: context } = input
  const reading = readQuestion(plainWords(lead, context), context)
  const subjects = [
    ...reading.included,
    ...reading.choices.flatMap(({ subjects: some }) => (some.length === 1 ? some : [])),
  ].filter(({ kind }) => kind === 'merchant' || kind === 'sub_category')
  // Beside a payee a category says what it is; "the lads are moaning about wages" names one twice.
  const payees = subjects.filter(({ kind }) => kind === 'merchant')
  const named = payees.length > 0 ? payees : subjects
  const [only, ...others] = [...new Map(named.map((each) => [keyOf(each), each])).values()]
  const isOfOne = only !== undefined && others.length === 0 && reading.excluded.length === 0
  const days = readQuestion(plainWords(after, context), context).periods
  if (!isOfOne || reading.amounts.length > 0) return null
  if (reading.periods.length > 0 && days.length === 0) return null
  return { reading, subjects: [only], words: only.name, days: '' }
}
