// "How much did BT take by direct debit?": how a payment was made stands in no books, but where
// somebody is named everything that was paid to them can be counted, and the answer says so.
import type { Interpretation, InterpretInput } from './interpretation.ts'
import type { Subject } from './subject.ts'
import type { ToolName } from './tool-call.ts'

const bank =
  '(?:direct debits?|standing orders?|dds?|bacs|faster payments?|bank transfers?|bank transfer)'
const byMethod = new RegExp(`[\\s,]+(?:by|via|through|using|on|as an?) (?:the |a )?${bank}\\b`, 'i')

/** What the question comes to for all payments of the names in it; null for any other. */
export function interpretCountingAll(
  message: string,
  input: InterpretInput,
  {
    read,
    interpretMeant,
  }: {
    read: Interpretation
    interpretMeant: (question: string, input: InterpretInput) => Interpretation
  },
): Interpretation | null {
  if (read.plan.kind !== 'unavailable' || read.plan.topic !== 'method') return null
  const bare = message.replace(byMethod, '')
  if (bare === message || choosesMethod.test(message)) return null
  const found = interpretMeant(bare, input)
  const { plan } = found
  if (plan.kind !== 'call' || !totals.has(plan.call.tool)) return null
  const { subjects = [] } = plan.call.args as { subjects?: readonly Subject[] }
  if (!subjects.some(({ kind }) => kind === 'merchant')) return null
  const note =
    'The bank data doesn’t always show how a payment was made, so I counted all payments, however they were made.'
  return { ...found, plan: { ...plan, assumptions: [...plan.assumptions, note] } }
}

// A list or a number of payments would be of others as well.
const totals: ReadonlySet<ToolName> = new Set<ToolName>([
  'flow_total',
  'average',
  'series',
  'payment_when',
  'recurring',
  'upcoming',
])

// "By direct debit or cheque?" wants to know which.
const choosesMethod =
  /\bor (?:by )?(?:direct debit|standing order|cheque|card|cash|bank transfer|bacs)\b|\b(?:cheques?|cash|card) or\b|\bonly\b/i
