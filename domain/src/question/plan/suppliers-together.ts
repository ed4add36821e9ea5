// Suppliers as one: "what did we pay suppliers in October?" wants their sum, and not which of them.
import type { Frame } from '../frame.ts'
import type { ToolCall } from '../tool-call.ts'

const together = /(?<!\bby )\b(?:suppliers|vendors|supplier (?:payments|bills|invoices|costs))\b/
const apart =
  /\b(?:which|who|whom|whose|each|every|per|any|new|top|biggest|largest|smallest|how many|list|suppliers by|suppliers and|and suppliers)\b/

/** The frame that asks for no names, where suppliers are meant together; null where not. */
export function suppliersTogether(frame: Frame): Frame | null {
  const text = frame.words.join(' ')
  const isOfAll = frame.included.every(({ kind }) => kind === 'account')
  if (!isOfAll || !frame.concepts.has('who') || !together.test(text) || apart.test(text))
    return null
  return { ...frame, concepts: new Set([...frame.concepts].filter((each) => each !== 'who')) }
}

/** Whether a call leaves out staff, owners, HMRC and lenders. */
export function isOfSuppliersAlone({ args }: ToolCall): boolean {
  return (args as { suppliersOnly?: boolean }).suppliersOnly === true
}
