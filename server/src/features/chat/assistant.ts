// Answers a question about the books of one business: interprets it, runs the tool, puts the facts
// into the sentence. Figures come from tools alone; where the question was not understood whole,
// the answer is choices.
import type { Day } from '@plimsoll/domain/calendar'
import { asOfDay } from '@plimsoll/domain/cashflow/as-of'
import { choicesMax } from '@plimsoll/domain/question/choices'
import type { Frame } from '@plimsoll/domain/question/frame'
import type { Interpretation } from '@plimsoll/domain/question/interpretation'
import type { PlanContext } from '@plimsoll/domain/question/plan/slots'
import type { QuestionContext } from '@plimsoll/domain/question/read-question'
import { isSubCategory } from '@plimsoll/domain/taxonomy'
import { readBooksExtent, readCashAccounts } from '../../books/figures/names.store.ts'
import type { TenantTx } from '../../db/tenant.ts'
import { readInvoiceNumbers, readInvoiceParties } from '../forecast/service.ts'
import { readProjectNames } from '../sales/service.ts'
import { knownCategories } from '../transactions/service.ts'
import { type Answer, blank } from './answer.ts'
import { answerCall, beforeRecords } from './answer-call.ts'
import { withChoicesAnswered } from './answered-choices.ts'
import { clarification } from './clarification.ts'
import { englishWords } from './english-words.ts'
import { exampleModels } from './example-sentences.ts'
import { joined } from './joined-answers.ts'
import { sidesOf } from './merchant-sides.ts'
import { indexedNames } from './name-cache.ts'
import { interpretIn } from './reading-books.ts'
import { helpPageOf, instructionsFor, pageFor, replyTo } from './replies.ts'
import type { ToolContext } from './tool-context.ts'
import { whatIfExamples } from './what-if-examples.ts'
import { asQuestion, withCurlyApostrophes } from './wording.ts'

/** The books opened for questions. */
export type OpenBooks = {
  readonly tools: ToolContext
  readonly question: QuestionContext
  readonly plan: PlanContext
}

/** Opens the books of a business on a day. */
export async function openBooks(tx: TenantTx, businessId: string, today: Day): Promise<OpenBooks> {
  const extent = await readBooksExtent(tx, businessId)
  const { codes, labelOf } = await knownCategories(tx, businessId)
  const accounts = await readCashAccounts(tx, businessId)
  const {
    merchants,
    index: names,
    usedCodes,
    salesWithoutCategory,
  } = await indexedNames(tx, businessId, {
    version: extent.version,
    parties: await readInvoiceParties(tx, businessId),
    subCategories: codes.filter(isSubCategory).map((code) => ({ code, label: labelOf(code) })),
    accounts,
  })
  const projects = await readProjectNames(tx, businessId)
  const invoices = await readInvoiceNumbers(tx, businessId)
  return {
    tools: {
      tx,
      businessId,
      today,
      extent,
      codes,
      nameOf: (code) => (isSubCategory(code) ? labelOf(code) : code),
    },
    question: {
      today,
      yearEnd: extent.yearEnd,
      firstDay: extent.firstDay,
      names,
      projects,
      invoices,
      englishWords,
      examples: exampleModels,
    },
    plan: {
      today,
      firstDay: extent.firstDay ?? today,
      asOf: asOfDay({ today, lastDay: extent.lastDay }),
      usedCodes,
      salesWithoutCategory,
      payingAccounts: new Set(accounts.flatMap(({ id, kind }) => (kind === 'savings' ? [] : [id]))),
      ...sidesOf(merchants),
    },
  }
}

/** Answers a question in the light of the frame before it. */
export async function answerQuestion(
  books: OpenBooks,
  prompt: string,
  before: Frame | null,
): Promise<Answer> {
  const found = await interpretIn(books, prompt, before)
  const isOneOfSeveral = found.next !== undefined
  const answerPart = (part: Interpretation) =>
    answerFound(books, prompt, isOneOfSeveral ? latestAlone(part) : part)
  const first = await answerPart(found)
  const others: Answer[] = []
  for (let { next } = found; next; { next } = next) others.push(await answerPart(next))
  return withChoicesAnswered(books, joined([first, ...others]), before)
}

// "When was the last, and when is the next?": the next has an answer of its own.
function latestAlone(found: Interpretation): Interpretation {
  const { plan } = found
  if (plan.kind !== 'call' || plan.call.tool !== 'payment_when') return found
  const { tool, args } = plan.call
  return { ...found, plan: { ...plan, call: { tool, args: { ...args, alone: true } } } }
}

async function answerFound(
  books: OpenBooks,
  prompt: string,
  found: Interpretation,
): Promise<Answer> {
  const answer = await answerPlan(books, prompt, found)
  return {
    ...answer,
    response: withCurlyApostrophes(answer.response),
    options: answer.options.map(asQuestion),
  }
}

async function answerPlan(
  books: OpenBooks,
  prompt: string,
  found: Interpretation,
): Promise<Answer> {
  const { plan } = found
  if (plan.kind === 'call') return answerCall(books, found, plan)
  if (plan.kind === 'clarify') return clarification(found, plan, prompt, books.question.projects)
  const { firstDay } = books.plan
  if (plan.topic === 'before_books')
    return { ...blank, status: 'unavailable', ...beforeRecords(firstDay), frame: found.frame }
  const isHelp = plan.kind === 'help'
  const { vatRegistered } = books.tools.extent
  const isNoVat = plan.topic === 'vat_detail' && vatRegistered === false
  const reply = isHelp ? instructionsFor(plan.topic) : replyTo(isNoVat ? 'no_vat' : plan.topic)
  const isChange = plan.topic === 'scenario' || plan.topic === 'change_which_customer'
  const others = isChange ? await whatIfExamples(books.tools) : reply.choices
  const page = plan.topic === 'action' ? pageFor(prompt) : reply.href
  const pages = [page, isHelp ? helpPageOf(plan.topic) : null].flatMap((each) => each ?? [])
  return {
    ...blank,
    status: plan.kind === 'help' ? 'answered' : plan.kind,
    response: reply.text,
    citations: pages.map(({ label, address }) => ({ ref: '', href: address, rowCount: 0, label })),
    options: [...(plan.choices ?? []), ...others].slice(0, choicesMax),
    reason: plan.topic,
    frame: found.frame,
  }
}
