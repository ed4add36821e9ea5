// What is no question about the bank's money: help, projects, unpaid invoices, and what lies
// outside.

import { subCategoryOf } from '../taxonomy.ts'
import { conceptAt, smallWordSet } from './concepts.ts'
import { type Frame, frameOf, unreadFrame } from './frame.ts'
import { stillOwed } from './goes-on.ts'
import { helpTopic, helpWords } from './help-topics.ts'
import { clarified, type Interpretation, type InterpretInput } from './interpretation.ts'
import { invoicePlan } from './invoice-question.ts'
import { mend } from './mend-words.ts'
import { figuresOf, notHeld } from './not-held.ts'
import { outsideKinds, outsideTopic } from './outside.ts'
import { spanPeriod, untilToday } from './period.ts'
import { monthNumbers } from './periods/words.ts'
import { tookAllRecords } from './plan/planner.ts'
import { projectMeant } from './project-meant.ts'
import { type QuestionContext, readQuestion } from './read-question.ts'
import { projectPlan } from './sales-question.ts'
import type { Subject } from './subject.ts'
import { termAsked } from './term-asked.ts'
import { tokensIn } from './tokens.ts'
import type { ToolCall } from './tool-call.ts'
import { thresholdOf } from './vat-threshold.ts'

/** What a question outside the bank's money comes to; null for any other. */
export function outsideOf(
  question: string,
  words: readonly string[],
  input: InterpretInput,
): Interpretation | null {
  const own = outsideOfWords(question, words, input)
  if (own) return own
  const mended = mendedWords(question, input.question)
  return mended.join(' ') === words.join(' ') ? null : outsideOfSlips(question, mended, input)
}

// "Saftey cushion": only help and what is not held is looked for behind typing errors.
function outsideOfSlips(
  question: string,
  words: readonly string[],
  { before }: InterpretInput,
): Interpretation | null {
  const topic = helpTopic(words)
  if (topic) return { plan: { kind: 'help', topic }, frame: before, reading: null }
  const outside = outsideTopic(question, words)
  return outside === 'stock' && /^how (?:many|much)\b/.test(words.join(' '))
    ? { plan: { kind: outsideKinds[outside], topic: outside }, frame: before, reading: null }
    : null
}

function mendedWords(question: string, context: QuestionContext): string[] {
  const tokens = tokensIn(question)
  return tokens.map((token, at) => mend(token, { tokens, at, context, vocabulary: helpWords }).text)
}

function outsideOfWords(
  question: string,
  words: readonly string[],
  input: InterpretInput,
): Interpretation | null {
  const { before, question: context } = input
  const found = outsideTopic(question, words)
  // A till, a petty cash box or a pot may be an account of the books.
  const { accounts } = context.names
  const isAccount =
    (found === 'till' && accounts.some(({ name }) => cashHeld.test(name))) ||
    (found === 'pot' && accounts.some(({ name }) => /\bpots?\b/i.test(name))) ||
    // Of some banks each withdrawal has a payee that says so.
    (found === 'withdrawals' && withdrawn.some((word) => context.names.holding(word).length > 0))
  const unheld = found ? null : notHeld(question, words)
  const outside = isAccount ? null : (found ?? unheld)
  // What is refused has no help topic: "how can we dodge VAT?"
  const isRefused = outside !== null && /^(illegal|orders|tenant)$/.test(outside)
  const topic = isRefused ? null : (termAsked(question) ?? helpTopic(words))
  if (unheld && !topic)
    return {
      plan: { kind: outsideKinds[unheld], topic: unheld, choices: figuresOf(question, input) },
      frame: before,
      reading: null,
    }
  if (topic) return { plan: { kind: 'help', topic }, frame: before, reading: null }
  const { answeredBy } = before ?? {}
  const shown = answeredBy?.tool === 'sales_projects' ? answeredBy.args.aspect : null
  const aspect = shown === 'stage' ? 'next' : shown
  const project =
    projectPlan(words, context.projects ?? [], aspect) ??
    projectMeant(question, words, { answeredBy, context, aspect })
  if (project && !isRefused)
    return { plan: project, frame: frameOf(readQuestion(question, context)), reading: null }
  const threshold = isRefused ? null : thresholdOf(question, input)
  if (threshold) return threshold
  const feesPaid = isRefused ? null : feesPaidTo(question, input)
  if (feesPaid) return feesPaid
  if (!isRefused && asksForTheirFees(question, input))
    return {
      plan: { kind: outsideKinds.fees_within, topic: 'fees_within' },
      frame: before,
      reading: null,
    }
  if (!isRefused && asksForUnknownTrade(words, context))
    return {
      plan: { kind: outsideKinds.payer_trade, topic: 'payer_trade' },
      frame: before,
      reading: null,
    }
  if (!isRefused && namesUnknownPlace(question, context))
    return { plan: { kind: outsideKinds.place, topic: 'place' }, frame: before, reading: null }
  const sales = isRefused ? null : invoicesOf(question, words, { before, context })
  if (sales) return sales
  if (!outside) return null
  const repaid = outside === 'credit' ? repaidOf(question, input) : null
  if (repaid) return repaid
  // "What came in then?" after a profit that is not held is of the days that were named.
  const keepsDays = outside === 'profit' || outside === 'method'
  const frame = keepsDays ? unreadFrame(readQuestion(question, context)) : null
  return {
    plan: { kind: outsideKinds[outside], topic: outside },
    frame: frame ?? before,
    reading: null,
  }
}

const ofLoan = /\b(?:loans?|advance|finance|mortgage|hp|hire purchase|borrowings?)\b/i
const asksIfRepaid =
  /^(?!(?:and |so )*(?:when|how much|what)\b.*\b(?:left|owe|owed|owing|outstanding|finish|be paid)\b).*\b(?:paid (?:off|back|up)|pay off|paying(?: off| back)?|repaid|cleared?|settled|done with|all done)\b/i

// Whether a loan is paid off isn't known; what was repaid is.
function repaidOf(question: string, { question: context, plan }: InterpretInput) {
  if (!ofLoan.test(question) || !asksIfRepaid.test(question)) return null
  const reading = readQuestion(question, context)
  const [lender, ...others] = reading.included.filter(({ kind }) => kind === 'merchant')
  const code = /\bdirector/i.test(question) ? 'directors_loan_out' : 'loan_repayment'
  if (lender && plan.sideOfMerchant('ids' in lender ? lender.ids : []) === 'in') return null
  if (others.length > 0 || (!lender && plan.usedCodes && !plan.usedCodes.has(code))) return null
  const subject: Subject = lender ?? {
    kind: 'sub_category',
    code,
    name: subCategoryOf(code).label,
  }
  const call: ToolCall = {
    tool: 'flow_total',
    args: {
      side: 'out',
      subjects: [subject],
      period: spanPeriod(context.firstDay ?? plan.today, plan.today),
    },
  }
  const found: Interpretation = {
    plan: { kind: 'call', call, assumptions: [stillOwed], choices: [] },
    frame: frameOf(reading),
    reading: null,
  }
  return found
}

const fees = '(?:fees?|commissions?|charges)'
const keepsFees = new RegExp(
  `\\b(?:take|takes|took|taken|taking|keep|keeps|kept|keeping|charge|charges|charged|deduct|deducts|deducted|cost|costs|skim|skimmed|pocket|pocketed|hold|held)\\b(?: us| me)?(?: back| off)? (?:in|as|for|by way of) ${fees}\\b|^(?!.*\\b(?:we|i) (?:pay|paid|spend|spent)\\b)(?:how much |what |and |so |are |have |has |did |do |does |is |were |was )*(?:the |our |my )?[\\w&]+(?:['’]s|s['’]|s)? ${fees}(?: (?:so far|cost|costs|costing|come to|add up to|amount to|been|us|me|this|last|year|month|quarter|in \\w+|are|have|to date)){0,5}[\\s?.!]*$`,
  'i',
)

// "What did Amazon keep back in fees?": what a payer keeps for itself never reaches the bank.
function asksForTheirFees(question: string, { question: context, plan }: InterpretInput): boolean {
  if (!keepsFees.test(question)) return false
  const { included, choices } = readQuestion(question, context)
  const payers = included.filter((each) => each.kind === 'merchant')
  return (
    choices.length === 0 &&
    payers.length > 0 &&
    payers.every((each) => plan.sideOfMerchant(each.ids) === 'in')
  )
}

// Fees that a payer such as Worldpay takes by direct debit are what is paid to it.
function feesPaidTo(question: string, input: InterpretInput): Interpretation | null {
  const { question: context, plan } = input
  if (!asksForTheirFees(question, input)) return null
  const reading = readQuestion(question, context)
  const payers = reading.included.flatMap((each) => (each.kind === 'merchant' ? [each] : []))
  const [named, ...others] = reading.periods
  const arePaid = payers.every(({ ids }) => plan.isPaid?.(ids) && !onlyTakesBack(ids, context))
  if (others.length > 0 || !arePaid) return null
  const period = named
    ? untilToday(named, plan.today)
    : spanPeriod(context.firstDay ?? plan.today, plan.today)
  if (!period) return null
  const all = named ? [] : [tookAllRecords]
  const takesBack = payers.some(({ ids }) => codesOf(ids, context).includes(takenBack.code))
  return {
    plan: {
      kind: 'call',
      call: {
        tool: 'flow_total',
        args: {
          side: 'out',
          period,
          subjects: payers,
          ...(takesBack ? { except: [takenBack] } : {}),
        },
      },
      assumptions: [
        ...all,
        'That is what was paid to them: what they keep back before paying out isn’t in your bank.',
      ],
      choices: [],
    },
    frame: { ...frameOf(reading), concepts: new Set(['how_much', 'out']) },
    reading: null,
  }
}

// A chargeback is a customer's money and no fee.
const takenBack = {
  kind: 'sub_category',
  code: 'customer_refunds',
  name: subCategoryOf('customer_refunds').label,
} as const

function codesOf(ids: readonly string[], { names }: QuestionContext): readonly string[] {
  return ids.flatMap((id) => names.codes.get(id) ?? [])
}

function onlyTakesBack(ids: readonly string[], context: QuestionContext): boolean {
  const paid = codesOf(ids, context).filter((code) => subCategoryOf(code).direction !== 'in')
  return paid.length > 0 && paid.every((code) => code === takenBack.code)
}

// "What comes in from insurers?" of books that know no payer to be one.
function asksForUnknownTrade(words: readonly string[], { names }: QuestionContext): boolean {
  return words.some(
    (_, at) => names.payersAt(words, at)?.subjects.length === 0 && !isWithinName(words, at, names),
  )
}

// The "Hotels" of Northwind Hotels are no trade.
function isWithinName(
  words: readonly string[],
  place: number,
  names: QuestionContext['names'],
): boolean {
  return words.some((_, at) => at < place && (names.exactAt(words, at)?.end ?? 0) > place)
}

const place =
  /\b(?:our|the|my) (\p{Lu}\p{L}{2,}) (?:office|branch|shop|site|store|depot|warehouse|department|division|practice|surgery|restaurant|salon|studio|showroom|factory)\b/u

// "What did our Dublin office spend?" of books that know nothing by that name.
function namesUnknownPlace(question: string, { names }: QuestionContext): boolean {
  const [, name = ''] = place.exec(question) ?? []
  const word = name.toLowerCase()
  return (
    word !== '' &&
    conceptAt([word], 0) === null &&
    !smallWordSet.has(word) &&
    !monthNumbers[word] &&
    !/^(?:christmas|easter|post|head|main|home|tax|box|charity|coffee)$/.test(word) &&
    names.holding(word).length === 0 &&
    names.beginningSo(word).length === 0 &&
    names.exactAt([word], 0) === null
  )
}

const withdrawn = ['withdrawal', 'withdrawals', 'cashpoint', 'atm', 'lnk', 'link']
const cashHeld = /\b(tills?|petty|tin|box|safe|float|drawer)\b/i

// Unpaid invoices and bills; "and the bills?" follows up a question about them.
function invoicesOf(
  question: string,
  words: readonly string[],
  { before, context }: { before: Frame | null; context: QuestionContext },
): Interpretation | null {
  const frame = (invoiceWords: readonly string[]): Frame => ({
    ...frameOf(readQuestion(question, context)),
    invoiceWords,
  })
  const own = invoicePlan(words)
  if (own) return { plan: own, frame: frame(words), reading: null }
  const follows =
    before?.invoiceWords &&
    /^(and|what about|how about|just|only|or)\b.*\b(bills?|invoices?|overdue|unpaid)$/.test(
      words.join(' '),
    )
  if (!follows || !before.invoiceWords) return null
  const nouns = /^(invoices?|bills?)$/
  const isNoun = words.some((word) => nouns.test(word))
  const kept = before.invoiceWords.filter((word) => !isNoun || !nouns.test(word))
  const joined = [...kept, ...words.filter((word) => !/^(what|about|how)$/.test(word))]
  const plan = invoicePlan(joined)
  return plan ? { plan, frame: frame(joined), reading: null } : clarified('shape', null)
}
