// The order in which a question is read: as a turn on the answer before it, by forms of its own, as
// a remark, and then by its words.
import { interpretOwn } from './interpret-own.ts'
import { interpretRemark, remarkOnCall } from './interpret-remark.ts'
import { type Interpretation, type InterpretInput, untried, withCall } from './interpretation.ts'
import { enoughInOneAccount, keptAccount } from './keeps-account.ts'
import { isUnreadCondition } from './question-kinds.ts'
import { takeTurn } from './turns/take-turn.ts'
import { extremeBeside } from './two-answers/extremes-beside.ts'
import { interpretTail } from './two-answers/tails.ts'
import { byPayments } from './up-to-payment.ts'

type Understands = (question: string, input: InterpretInput) => Interpretation

/** What a question comes to in the light of the frame before it. */
export function readInOrder(
  question: string,
  input: InterpretInput,
  interpretWhole: Understands,
): Interpretation {
  const turn = takeTurn(question, input)
  if (turn) return withCall(turn, input)
  const understands = (prompt: string) => interpretWhole(prompt, { ...input, before: null })
  const own = interpretOwn(question, input, understands)
  if (own) return withCall(own, input)
  const found =
    extremeBeside(question, input) ??
    interpretTail(question, input, understands) ??
    byPayments(question, input, understands) ??
    enoughInOneAccount(question, input, understands) ??
    remarkOnCall(question, input) ??
    interpretRemark(question, input, interpretWhole) ??
    interpretWhole(question, input)
  const kept = keptAccount(question, input, { found, understands }) ?? found
  return withCall(
    isUnreadCondition(question, kept.plan) ? untried(kept.reading, input) : kept,
    input,
  )
}
