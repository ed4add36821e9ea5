// Questions with a form of their own, read before any other: numbered invoices, days to come set
// beside others, and what-ifs.
import { balancesAhead } from './balances-ahead.ts'
import { eachAhead, largerAhead } from './forms-ahead.ts'
import { frameOf } from './frame.ts'
import { interpretGoesOn } from './goes-on.ts'
import { interpretNumbered } from './interpret-numbered.ts'
import { type Interpretation, type InterpretInput, interpretedCall } from './interpretation.ts'
import { interpretLeftToPay } from './left-to-pay.ts'
import { listAhead } from './lists-ahead/lists-ahead.ts'
import { readQuestion } from './read-question.ts'
import { refundsOfAll } from './refunds-of-all.ts'
import type { ToolCall } from './tool-call.ts'
import { comparedAhead } from './two-answers/compared-ahead.ts'
import { askedOfChange } from './what-if/asked-of-change.ts'
import { interpretWhatIf } from './what-if/interpret-what-if.ts'

/** What a question of such a form comes to; null for any other. */
export function interpretOwn(
  question: string,
  input: InterpretInput,
  understands: (question: string) => Interpretation,
): Interpretation | null {
  const beside =
    comparedAhead(question, input, understands) ??
    eachAhead(question, input) ??
    balancesAhead(question, input) ??
    largerAhead(question, input, understands)
  return (
    interpretNumbered(question, input) ??
    refundsOfAll(question, input) ??
    (beside && called(beside, question, input)) ??
    listedAhead(question, input, understands) ??
    interpretWhatIf(question, input) ??
    interpretGoesOn(question, input, understands) ??
    interpretLeftToPay(question, input) ??
    affordedWith(question, input, understands)
  )
}

function listedAhead(
  question: string,
  input: InterpretInput,
  understands: (question: string) => Interpretation,
): Interpretation | null {
  const call = listAhead(question, input, understands)
  return call && called(call, question, input)
}

// "Could I take £500 out before Christmas and still be OK for the rent?" is whether it is afforded.
function affordedWith(
  question: string,
  input: InterpretInput,
  understands: (question: string) => Interpretation,
): Interpretation | null {
  const query = askedOfChange(question, input.question)
  if (!query || (query.keep === undefined && !query.keepsBuffer)) return null
  const call = interpretedCall(understands(query.change))
  if (call?.tool !== 'afford' || call.args.keep !== undefined) return null
  const keep = query.keep ? { keep: query.keep } : {}
  return called({ tool: 'afford', args: { ...call.args, ...keep } }, question, input)
}

// What a call answers, with the names and days of the question for the next to follow up on.
function called(call: ToolCall, question: string, input: InterpretInput): Interpretation {
  const reading = readQuestion(question, { ...input.question, assumesAhead: true })
  const plan = { kind: 'call', call, assumptions: [], choices: [] } as const
  return { plan, frame: { ...frameOf(reading), looksAhead: true }, reading: null }
}
