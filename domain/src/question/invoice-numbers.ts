// Questions about one invoice or bill by its number: "has WW-212 been paid?". One answer holds
// whom it is with, its amount, its due day and whether it is paid, so that whatever of these is
// asked is answered; a word of anything else stops it.
import { nameWords } from './name-words.ts'
import type { FlowSide, Plan } from './tool-call.ts'

/** An invoice or a bill as a question may name it. */
export type NumberedInvoice = {
  readonly number: string
  readonly side: FlowSide
  readonly party: string
}

const knownWords = new Set(
  `invoice invoices bill bills inv no number ref reference num nr the our my that a an this
  is was are has have had did does do will been be being it they them he she we i us me you
  paid pay pays settled settle cleared clear coughed stumped up in yet still already now or not unpaid open outstanding overdue late
  due when what which who whom how much many days date day by for from to of on with about amount total value worth status state
  fall falls fell ago until till left long come through arrived landed owe owes owed and so just tell check show find details detail
  s ever actually finally get got money payment customer supplier client whose at any sign with where gone going out should expected`.split(
    /\s+/,
  ),
)

/** The plan for a question about a numbered invoice; null for any other. */
export function numberedPlan(question: string, invoices: readonly NumberedInvoice[]): Plan | null {
  const named = invoices.filter(({ number }) => standsIn(question, number))
  const [only, ...others] = named
  if (!only) return null
  const rest = question.replace(written(only.number), ' ')
  const party = new Set(nameWords(only.party))
  const words = rest.toLowerCase().match(/[\p{L}\d£.]+/gu) ?? []
  const isUnderstood = words.every((word) => knownWords.has(word) || party.has(word))
  if (others.length > 0 || !isUnderstood)
    return {
      kind: 'clarify',
      reason: 'shape',
      choices: named
        .slice(0, 4)
        .map(({ number, side }) => promptFor(number, side))
        .map((prompt) => ({ label: prompt, prompt })),
    }
  const { side, number } = only
  return {
    kind: 'call',
    call: { tool: 'invoices', args: { side, state: 'open', aspect: 'total', number } },
    assumptions: [],
    choices: [],
  }
}

const promptFor = (number: string, side: FlowSide) =>
  side === 'in' ? `Is invoice ${number} paid?` : `Is bill ${number} paid?`

// "WW-212" is written "ww212" and "WW 212" as well.
function written(number: string): RegExp {
  const parts = number.match(/[\p{L}]+|\d+/gu) ?? []
  const body = parts.join('[\\s./#-]*')
  return new RegExp(`(?<![\\p{L}\\d£.,-])${body}(?:['’]s)?(?![\\p{L}\\d]|[.,]\\d)`, 'iu')
}

// A bare "500" is an amount unless it is called an invoice; "0121" with its leading zero is none.
function standsIn(question: string, number: string): boolean {
  if (!/\d/.test(number)) return false
  const found = written(number).exec(question)
  if (!found) return false
  if (/\p{L}/u.test(number) || /^0\d{2,}/.test(number)) return true
  return /\b(?:invoice|bill|inv|ref|reference|number|no\.?|#)\s*$/i.test(
    question.slice(0, found.index),
  )
}
