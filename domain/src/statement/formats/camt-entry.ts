// Reads one entry of a CAMT statement into its transactions: one, or one for each of the payments
// it collects when their amounts add up to it exactly.
import type { Day } from '../../calendar.ts'
import { type Minor, magnitude, negate, sum } from '../../money.ts'
import { badRow } from '../sentences.ts'
import type { BadRow, StatementTransaction } from '../statement.ts'
import { onlySheet } from './bank-file.ts'
import { joinWords, lastingId, presentText } from './bank-words.ts'
import { type CamtNode, firstTextAt, nodeAt, textAt } from './camt-nodes.ts'
import { penceOf } from './written-amounts.ts'
import { writtenDay } from './written-day.ts'

/**
 * Where an entry stands. `line` is its number in the file, for CAMT files have no lines that a
 * person could count.
 */
export type CamtPlace = {
  readonly account: string | null
  readonly currency: string
  readonly line: number
  readonly today: Day
}

/** What became of an entry. Not booked yet is `pending`. */
export type CamtEntry =
  | { readonly kind: 'booked'; readonly transactions: readonly StatementTransaction[] }
  | { readonly kind: 'bad'; readonly bad: BadRow }
  | { readonly kind: 'pending' }

/**
 * Reads an Ntry. Its direction is its own CdtDbtInd, also where it takes back an earlier one (ISO
 * 20022: RvslInd only says so).
 */
export function camtEntry(node: CamtNode, place: CamtPlace): CamtEntry {
  const status = textAt(node, 'Sts/Cd') || textAt(node, 'Sts/Prtry') || textAt(node, 'Sts')
  if (/^(PDNG|INFO|FUTR)$/i.test(status)) return { kind: 'pending' }
  const bad = (column: string, value: string, code: BadRow['code']): CamtEntry => {
    const at = { sheet: onlySheet, line: place.line, column }
    return { kind: 'bad', bad: badRow(at, value, code) }
  }
  const date = dateAt(node, 'BookgDt') || dateAt(node, 'ValDt')
  const day = writtenDay(date, place.today)
  if (!day) return bad('BookgDt', date, date === '' ? 'missing_date' : 'bad_date')
  const written = textAt(node, 'Amt')
  const amount = signed(node, written, null)
  if (amount === null) return bad('Amt', written, written === '' ? 'missing_amount' : 'bad_amount')
  const details = detailsOf(node)
  const currency = nodeAt(node, 'Amt')?.currency ?? place.currency
  const whole = transactionOf(node, details, { place, day, amount, currency })
  return { kind: 'booked', transactions: split(node, details, whole) ?? [whole] }
}

/** The written date of a choice of date or date and time. */
export function dateAt(node: CamtNode, path: string): string {
  return firstTextAt(node, [`${path}/Dt`, `${path}/DtTm`])
}

/**
 * The pence of a written amount with the sign of the node's CdtDbtInd, or of `inherited`; `null`
 * where either cannot be read.
 */
export function signed(node: CamtNode, written: string, inherited: Minor | null): Minor | null {
  const pence = penceOf(written, '.')
  const direction = textAt(node, 'CdtDbtInd').toUpperCase()
  if (pence === null) return null
  if (direction === 'DBIT') return negate(pence)
  if (direction === 'CRDT') return pence
  return inherited === null ? null : inherited < 0 ? negate(pence) : pence
}

function detailsOf(node: CamtNode): CamtNode[] {
  return node.children
    .filter((each) => each.name === 'NtryDtls')
    .flatMap((each) => each.children.filter(({ name }) => name === 'TxDtls'))
}

function transactionOf(
  node: CamtNode,
  details: readonly CamtNode[],
  input: { place: CamtPlace; day: Day; amount: Minor; currency: string },
): StatementTransaction {
  const only = details.length === 1 ? details[0] : undefined
  const kind = kindOf(node) || (only ? kindOf(only) : '')
  const described = only ? wordsOf(only, input.amount) : { text: '', counterparty: null }
  const remark = textAt(node, 'AddtlNtryInf')
  const batch = details.length > 1 ? `Batch of ${details.length} payments` : ''
  return {
    sheet: onlySheet,
    line: input.place.line,
    day: input.day,
    amount: input.amount,
    currency: input.currency,
    text: described.text || joinWords([remark]) || batch || kind,
    balance: null,
    bankId: lastingId(textAt(node, 'AcctSvcrRef')) ?? lastingId(textAt(node, 'NtryRef')),
    bankType: presentText(kind),
    counterparty: described.counterparty,
    reference: only ? referenceOf(only) : null,
    category: null,
    account: input.place.account,
  }
}

function split(
  node: CamtNode,
  details: readonly CamtNode[],
  whole: StatementTransaction,
): StatementTransaction[] | null {
  if (details.length < 2) return null
  const amounts = details.map((each) => amountOf(each, whole))
  if (amounts.some((amount) => amount === null)) return null
  const known = amounts.filter((amount) => amount !== null)
  if (sum(known) !== whole.amount) return null
  const remark = textAt(node, 'AddtlNtryInf')
  return details.map((each, at) => {
    const amount = known[at] ?? whole.amount
    const { text, counterparty } = wordsOf(each, amount)
    const own = lastingId(textAt(each, 'Refs/AcctSvcrRef'))
    const bankId = own ?? (whole.bankId === null ? null : `${whole.bankId}/${at + 1}`)
    const reference = referenceOf(each)
    return { ...whole, amount, text: text || remark || whole.text, counterparty, reference, bankId }
  })
}

function amountOf(details: CamtNode, whole: StatementTransaction): Minor | null {
  for (const path of ['Amt', 'AmtDtls/TxAmt/Amt', 'AmtDtls/InstdAmt/Amt']) {
    const node = nodeAt(details, path)
    if (node && (node.currency ?? whole.currency) === whole.currency) {
      const amount = signed(details, node.text.trim(), whole.amount)
      return amount === null || magnitude(amount) > magnitude(whole.amount) ? null : amount
    }
  }
  return null
}

function kindOf(node: CamtNode): string {
  return firstTextAt(node, ['BkTxCd/Prtry/Cd', 'BkTxCd/Domn/Fmly/SubFmlyCd'])
}

// The other side: whoever is paid when money goes out, whoever pays when it comes in.
function wordsOf(details: CamtNode, amount: Minor): { text: string; counterparty: string | null } {
  const parties = amount < 0 ? ['Cdtr', 'UltmtCdtr'] : ['Dbtr', 'UltmtDbtr']
  const paths = parties.flatMap((party) => [`RltdPties/${party}/Pty/Nm`, `RltdPties/${party}/Nm`])
  const counterparty = presentText(firstTextAt(details, paths))
  const remittance = details.children
    .filter(({ name }) => name === 'RmtInf')
    .flatMap(({ children }) => children)
  const plain = remittance.filter(({ name }) => name === 'Ustrd').map(({ text }) => text)
  const structured = remittance
    .filter(({ name }) => name === 'Strd')
    .map((each) => textAt(each, 'CdtrRefInf/Ref') || textAt(each, 'AddtlRmtInf'))
  const described = plain.length > 0 ? plain : structured
  const text = joinWords([counterparty, joinWords([described.join(' ')])])
  return { text: text || joinWords([textAt(details, 'AddtlTxInf')]), counterparty }
}

function referenceOf(details: CamtNode): string | null {
  return (
    presentText(textAt(details, 'Refs/EndToEndId')) ??
    presentText(textAt(details, 'RmtInf/Strd/CdtrRefInf/Ref')) ??
    presentText(textAt(details, 'Refs/InstrId'))
  )
}
