// A figure put in words without a question: "what we spent on rent", "Northwind has paid us", "came
// in", "the VAT". The words are put as a question, with the days of the figure beside it.
import { type Interpretation, type InterpretInput, interpretedCall } from '../interpretation.ts'
import { inDays, type Period } from '../period.ts'
import { sideOfSubject } from '../plan/subject-side.ts'
import { readQuestion } from '../read-question.ts'
import type { FlowSide, ToolCall } from '../tool-call.ts'
import { figureKindOf } from './answered-figure.ts'

/** Reads a question by itself. */
export type Understands = (question: string) => Interpretation

/** What a figure in words is read with: its days where it names none, and how a name is put. */
export type FigureSetting = {
  readonly input: InterpretInput
  readonly understands: Understands
  readonly days: Period | null
  /** Days to come are meant. */
  readonly isAhead?: boolean
}

const bases: Readonly<Record<string, string>> = {
  paid: 'pay',
  pays: 'pay',
  spent: 'spend',
  took: 'take',
  taken: 'take',
  received: 'receive',
  got: 'get',
  had: 'get',
  made: 'make',
  earned: 'earn',
  gave: 'pay',
  give: 'pay',
  given: 'pay',
  drew: 'draw',
  drawn: 'draw',
}
const whole = '(?:(?:what|how much|the amount|the money|all|everything)(?: that)? )?'
const lately = '(?: (?:ever|already|now|actually))?'

const clauses: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  [
    new RegExp(
      `^${whole}(?:did |have |has |do )?(?:we|i)(?: have|['’]ve| had)?${lately} (paid|pay|spent|spend|took|take|taken|received|receive|got|get|had|made|make|earned|earn|gave|give|given|drew|drawn|draw)\\b(.*)$`,
      'i',
    ),
    (verb = '', rest = '') => `how much did we ${bases[verb.toLowerCase()] ?? verb}${rest}`,
  ],
  [
    new RegExp(
      `^${whole}(?:did |has |have |does )?(?!we\\b|i\\b|they\\b|it\\b|that\\b)(.{2,40}?)(?: has| have| had| did|['’]s)?${lately} (?:paid|pays?|sent|sends?|brought in|brings? in|brought|given|gave|gives?)(?: to)?(?: (?:us|me))?(| (?:in|for|last|this|since|from|over|during)\\b.*)$`,
      'i',
    ),
    (name = '', rest = '') => `how much did ${name} pay us${rest}`,
  ],
  [
    new RegExp(
      `^${whole}(?!we\\b|i\\b|they\\b|it\\b|that\\b)(.{2,40}?)(?: has| have| had)?${lately} costs?(?: (?:us|me))?(| (?:in|for|last|this|since|from|over|during)\\b.*)$`,
      'i',
    ),
    (name = '', rest = '') => `how much did ${name} cost us${rest}`,
  ],
  [
    new RegExp(`^${whole}(?:has |have )?(?:went|goes|go|gone)( out| on| to)\\b(.*)$`, 'i'),
    (place = '', rest = '') => `how much went${place}${rest}`,
  ],
  [
    new RegExp(
      `^${whole}(?:is|are|will be) (?:due|coming|going|expected)(?: to (?:come|go))? (in|out)\\b(.*)$`,
      'i',
    ),
    (way = '', rest = '') => `what is due ${way}${rest}`,
  ],
  [
    new RegExp(`^${whole}(?:has |have )?(?:came|comes?) in\\b(.*)$`, 'i'),
    (rest = '') => `how much came in${rest}`,
  ],
  [
    new RegExp(
      `^${whole}(?:we|i)(?:['’]ll| will| are going to) (pay|spend|take|receive)\\b(.*)$`,
      'i',
    ),
    (verb = '', rest = '') => `how much will we ${verb}${rest}`,
  ],
]

const balance =
  /^(?:what |how much )?(?:(?:we|i)(?:['’]ve| have)?(?: got)?|there is|is) in (?:the|our|my) (?:bank|accounts?)(?: (?:now|today))?$|^(?:the |our |my )?(?:bank |cash )?balance(?: (?:now|today))?$|^(?:the |our )?cash (?:in the bank|we have)$|^what(?:['’]s| is) in the bank$/i

/** Whether the words are those of what is in the bank. */
export function isBalance(words: string): boolean {
  return balance.test(words.trim())
}

/** Whether the words hold a verb of their own: "Northwind has paid us". */
export function isClause(words: string): boolean {
  return isBalance(words) || clauses.some(([clause]) => clause.test(words.trim()))
}

/** The call for a figure in words; null where they are none. */
export function figureIn(words: string, setting: FigureSetting): ToolCall | null {
  const text = words.trim().replace(/[\s?.!,]+$/, '')
  if (isBalance(text)) return { tool: 'cash_balance', args: {} }
  for (const [clause, put] of clauses) {
    const match = clause.exec(text)
    if (!match) continue
    const [, ...parts] = match
    const call = figureAsked(put(...parts), setting)
    if (call) return call
  }
  return ofName(text, setting)
}

/** The call of a question in the days given, where it names none itself. */
export function figureAsked(
  question: string,
  { input, understands, days, isAhead }: FigureSetting,
) {
  const reading = readQuestion(question, { ...input.question, assumesAhead: isAhead === true })
  const dated = days && reading.periods.length === 0 ? `${question} ${inDays(days)}` : question
  const call = interpretedCall(understands(dated))
  return call && figureKindOf(call) ? call : null
}

// A name, or names added up: the money that goes its usual way.
function ofName(text: string, setting: FigureSetting): ToolCall | null {
  const { input } = setting
  const bare = text
    .replace(/^(?:the|our|my|what|that for|those for|that of) /i, '')
    .replace(/ (?:that is |that’s |which is )?due(?= (?:in|on|by|next|this)\b|$)/i, '')
  const reading = readQuestion(bare, { ...input.question, assumesAhead: setting.isAhead === true })
  const { included, excluded, unused, choices, amounts, concepts } = reading
  if (included.length === 0 || excluded.length + unused.length + choices.length > 0) return null
  if (amounts.length > 0 || included.some(({ kind }) => kind === 'account')) return null
  if ([...concepts].some((each) => !/^(out|in|total|payment|how_much)$/.test(each))) return null
  const sides = new Set(included.map((each) => sideOfSubject(each, input.plan)))
  const [side] = sides
  if (!side || sides.size > 1) return null
  return figureAsked(questionOf(bare, side, setting), setting)
}

function questionOf(name: string, side: FlowSide, { isAhead }: FigureSetting): string {
  if (isAhead) return side === 'in' ? `what is due in from ${name}` : `what is due for ${name}`
  return side === 'in' ? `how much came in from ${name}` : `how much did we spend on ${name}`
}
