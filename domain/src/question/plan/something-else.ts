// Figures that hold every name and day of a question and are yet of something else.
import type { Frame } from '../frame.ts'
import { nameWords } from '../name-words.ts'
import type { Subject } from '../subject.ts'
import type { ToolCall } from '../tool-call.ts'

/** Whether a call would answer with the figure next to the one in question. */
export function isOfSomethingElse(call: ToolCall, frame: Frame): boolean {
  return (
    !isOwnPay(call, frame) ||
    isPerOrderOfOurs(call, frame) ||
    isOfWhatCameBack(call, frame) ||
    isOfTheirFees(call, frame) ||
    isOfOneKind(frame)
  )
}

// "Supplier or landlord?": answered for the landlords alone, it would leave the suppliers out.
function isOfOneKind({ included, latest }: Frame): boolean {
  const kind = '(?:suppliers?|vendors?|customers?|clients?)'
  const lists = new RegExp(
    `\\b${kind} (?:and|or|nor)\\b|\\b(?:and|or|nor) (?:our |the )?${kind}\\b`,
  )
  return (
    included.some(({ kind }) => kind === 'category' || kind === 'sub_category') &&
    lists.test(latest.join(' '))
  )
}

/** What a payer such as SumUp keeps for itself isn't part of what it paid out. */
export function isOfTheirFees(
  call: ToolCall,
  { included, words }: Pick<Frame, 'included' | 'words'>,
): boolean {
  const { side } = call.args as { side?: string }
  if (side !== 'in') return false
  const text = words.join(' ')
  return included.some(
    (each) =>
      each.kind === 'merchant' &&
      each.names
        .flatMap((name) => nameWords(name).slice(0, 1))
        .some((name) =>
          new RegExp(`\\b${name}(s| [a-z]+)? (fees?|charges|commissions?)\\b`).test(text),
        ),
  )
}

// Money that came back from somewhere is neither its balance nor income.
function isOfWhatCameBack({ tool, args }: ToolCall, { words }: Frame): boolean {
  const text = words.join(' ')
  if (tool === 'cash_balance') return /\bback (from|out of|into|to)\b/.test(text)
  // "Did anyone give us any money back?": that isn't part of what was earned.
  const { side, subjects = [] } = args as { side?: string; subjects?: readonly Subject[] }
  return (
    tool === 'flow_total' &&
    side === 'in' &&
    subjects.length === 0 &&
    /\b(money|cash|anything|something|payments?) back\b/.test(text)
  )
}

// "Postage per order": the orders are our customers', and the books don't count those.
function isPerOrderOfOurs(call: ToolCall, { included, words }: Frame): boolean {
  const { side } = call.args as { side?: string }
  return (
    call.tool === 'average' &&
    side === 'out' &&
    included.every(({ kind }) => kind !== 'merchant') &&
    /\b(per|each|every|a|an) (order|sale|customer|parcel|item|unit|job|client|patient|cover|booking)\b/.test(
      words.join(' '),
    )
  )
}

// What we pay ourselves isn't part of what everybody is paid in wages.
function isOwnPay(call: ToolCall, { words }: Frame): boolean {
  const { subjects } = call.args as { subjects?: readonly Subject[] }
  const isOfStaff = (subjects ?? []).some(
    (each) => each.kind === 'sub_category' && each.code === 'net_wages',
  )
  // "Drawn by me" is what the owner took, not everything that went out.
  const isDrawn = /\b(drawn|withdrawn|taken out) by (me|us|myself)\b/.test(words.join(' '))
  if (isDrawn && !subjects) return false
  return !isOfStaff || !words.some((word) => /^(ourselves|myself|yourselves)$/.test(word))
}
