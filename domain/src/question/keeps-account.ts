// After a question about one account: "what was it in June?" is about that account still. Where a
// figure can't be had for it alone, it is asked back, never given for all of them.

import { clarified, type Interpretation, type InterpretInput } from './interpretation.ts'
import { isFollowUp } from './is-follow-up.ts'
import { type Period, spanLabel } from './period.ts'
import { readQuestion } from './read-question.ts'
import type { Subject } from './subject.ts'
import { tokensIn } from './tokens.ts'
import type { Choice, Plan, ToolCall } from './tool-call.ts'

type Account = Extract<Subject, { kind: 'account' }>
type Understands = (question: string) => Interpretation

const pronoun = /\b(it|its|it's|that|there|this one|that one)\b/i
const ofTheWhole =
  /\b(our|we|us|my|i|bank|cash|all|altogether|together|total|overall|both|business|company|accounts|everything|combined)\b/

/** The answer for the account that the question before named; null where it is not meant. */
export function keptAccount(
  question: string,
  input: InterpretInput,
  { found, understands }: { found: Interpretation; understands: Understands },
): Interpretation | null {
  const { before } = input
  const account = before && accountOf(before.answeredBy, before.included)
  if (!before || !account || input.question.names.accountCount < 2) return null
  if (!isOpen(found.plan)) return null
  const reading = readQuestion(question, input.question)
  if (reading.included.length + reading.choices.length > 0) return null
  const text = tokensIn(question)
    .map((token) => token.text)
    .join(' ')
  const points = pronoun.test(text)
  if (!points && (ofTheWhole.test(text) || !leansOn(reading, found.plan))) return null
  const kept = withAccount(found, account)
  if (kept) return kept
  const prompts = points
    ? named(question, account.name)
    : moves.test(text)
      ? [moved(text, account.name, before.periods)]
      : [`${question.replace(/\?$/, '')} in ${account.name}`]
  for (const prompt of prompts) {
    const own = understands(prompt)
    if (own.plan.kind === 'call' && hasAccount(own.plan.call, account)) return own
  }
  if (found.plan.kind === 'clarify' && !points) return null
  const whole = question
    .replace(/\b(in|into|of|from) (it|that|there)\b/i, '')
    .replace(pronoun, 'our balance')
  const choices = [`What is the balance of ${account.name}?`, whole, 'What’s our balance?']
    .filter((prompt) => understands(prompt).plan.kind === 'call')
    .map((prompt): Choice => ({ label: prompt, prompt }))
  return { ...clarified('shape', reading, choices), frame: before, isOfRule: true }
}

// "What went in?": into the account, over the days that were asked about.
const moves =
  /^(?:and |so |but )*((?:what|how much)(?: has| have)? (?:went|gone|came|come|been paid|was paid|was moved|been moved|moved|transferred)) (in|out|into it|out of it)\b(.*)$/

function moved(text: string, name: string, periods: readonly Period[]): string {
  const [, lead = '', way = '', rest = ''] = moves.exec(text) ?? []
  const [only] = periods
  const days = rest.trim() || !only ? rest : ` from ${spanLabel(only.from, only.to)}`
  return `${lead} ${way.startsWith('in') ? 'into' : 'out of'} the ${name}${days}`
}

function accountOf(call: ToolCall | undefined, included: readonly Subject[]): Account | null {
  const [only, ...others] = included
  if (only?.kind !== 'account' || others.length > 0 || !call) return null
  return hasAccount(call, only) ? only : null
}

const hasAccount = ({ args }: ToolCall, { id }: Account) => 'account' in args && args.account === id

// A call for all accounts, or none: what an account may still be put into.
function isOpen(plan: Plan): boolean {
  if (plan.kind !== 'call') return plan.kind === 'clarify'
  const { args } = plan.call
  return (
    !('account' in args && args.account !== undefined) && !('subjects' in args && args.subjects)
  )
}

function leansOn(reading: Parameters<typeof isFollowUp>[0], plan: Plan): boolean {
  if (plan.kind === 'clarify') return isFollowUp(reading)
  return isOfBalance(plan) && (reading.periods.length > 0 || isFollowUp(reading))
}

function isOfBalance(plan: Plan): boolean {
  if (plan.kind !== 'call') return false
  const { tool, args } = plan.call
  return (
    tool === 'cash_balance' ||
    tool === 'average_balance' ||
    tool === 'balance_below' ||
    (tool === 'extreme' && args.measure === 'balance')
  )
}

function withAccount(found: Interpretation, account: Account): Interpretation | null {
  const { plan } = found
  if (plan.kind !== 'call') return null
  const { call } = plan
  const frame = found.frame && { ...found.frame, included: [account] }
  if (call.tool === 'cash_balance')
    return { ...found, frame, plan: { ...plan, call: { ...call, args: ofIt(call.args, account) } } }
  if (call.tool === 'extreme' && call.args.measure === 'balance')
    return { ...found, frame, plan: { ...plan, call: { ...call, args: ofIt(call.args, account) } } }
  return null
}

const ofIt = <Args>(args: Args, { id }: Account) => ({ ...args, account: id })

// "Into it" is into the account, "its" is the account's.
function named(question: string, name: string): string[] {
  if (/\bits\b/i.test(question)) return [question.replace(/\bits\b/i, `the ${name}’s`)]
  return [
    question.replace(pronoun, name),
    question.replace(/\b(in|into|of|from) (it|that|there)\b/i, `$1 ${name}`),
  ]
}

/**
 * "Is there enough in 7245 to settle the corporation tax?": what is expected is known of all
 * accounts together, so the balance of the one and the payment are offered side by side.
 */
export function enoughInOneAccount(
  question: string,
  input: InterpretInput,
  understands: Understands,
): Interpretation | null {
  if (
    input.question.names.accountCount < 2 ||
    !/\b(enough|cover|covers|sufficient|suffice)\b/i.test(question) ||
    // What an account earns is no balance of it.
    /\binterest\b/i.test(question)
  )
    return null
  const reading = readQuestion(question, input.question)
  const [account, ...more] = accountsIn(question, input)
  // "The accountant asks whether there's enough for the tax": what is to be paid comes last.
  const other = reading.included.filter(({ kind }) => kind !== 'account').at(-1)
  if (!account || more.length > 0 || !other) return null
  const payment = other.name.replace(/ payment$/, '')
  const choices = [
    `What is the balance of ${account.name}?`,
    `When is the next ${payment} payment due?`,
    `Can we cover the ${payment}?`,
  ]
    .filter((prompt) => understands(prompt).plan.kind === 'call')
    .map((prompt): Choice => ({ label: prompt, prompt }))
  return choices.length > 1
    ? { ...clarified('shape', reading, choices), frame: null, isOfRule: true }
    : null
}

// Those that are written anywhere: "in the current account" is otherwise the money in the bank.
function accountsIn(question: string, { question: { names } }: InterpretInput): Account[] {
  const words = tokensIn(question).map(({ text }) => text)
  const found = words.flatMap((_, at) => names.exactAt(words, at)?.subjects ?? [])
  const accounts = found.filter((subject): subject is Account => subject.kind === 'account')
  return [...new Map(accounts.map((account) => [account.id, account])).values()]
}
