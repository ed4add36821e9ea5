// What a line says about VAT beside its amount: "£1,200 plus VAT", "100 ex VAT", "£120 inc. VAT".
import { raisedBy } from '../forecast/overlay/share.ts'
import type { Minor } from '../money.ts'
import type { AddedVat } from './invoice.ts'

/** The words on VAT, and the percentage that they add to the amount: 0 where it is included. */
type FoundVat = { readonly text: string; readonly percent: number; readonly isDoubtful: boolean }

// The United Kingdom's rates (VAT Act 1994, sections 2 and 29A, and zero).
const standardPercent = 20
const percents = [0, 5, standardPercent]
const basisPointsPerPercent = 100

const before = '(?:(\\d{1,2}(?:\\.\\d+)?)\\s?%\\s*)?'
const after = '(?:\\s*(?:at|@)?\\s*\\(?(\\d{1,2}(?:\\.\\d+)?)\\s?%\\)?)?'
const added = new RegExp(
  `(?:(?:\\+|&|\\bplus\\b|\\band\\b)\\s*(?:the\\s+)?|\\b(?:ex(?:c(?:l(?:uding|usive of)?)?)?\\.?|before|without|net of|not including)\\s*)${before}\\bvat\\b${after}|\\bvat\\s+(?:extra|on top|exclusive|excluded|not included)\\b`,
  'i',
)
const included =
  /(?:\b(?:inc(?:l(?:uding|usive of)?)?\.?|with|no|gross of)\s*)(?:\d{1,2}\s?%\s*)?\bvat\b(?:\s*(?:at|@)?\s*\(?\d{1,2}\s?%\)?)?|\bvat[\s-](?:included|inclusive|free|exempt)\b|\bzero[\s-]rated(?:\s+for\s+vat)?\b/i
// "£100 net" may be without VAT, or after a discount; "net 30" is a number of days.
const net = /(?<=\d[km]?\s)net\b(?!\s+\d)/i

/** `null` where a line has no such words. A rate that there isn't is doubted. */
export function readVat(line: string): FoundVat | null {
  const plain = included.exec(line)
  if (plain) return { text: plain[0], percent: 0, isDoubtful: false }
  const onTop = added.exec(line)
  if (onTop) {
    const percent = Number(onTop[1] ?? onTop[2] ?? standardPercent)
    const isRate = percents.includes(percent)
    return { text: onTop[0], percent: isRate ? percent : 0, isDoubtful: !isRate }
  }
  const open = net.exec(line)
  return open ? { text: open[0], percent: 0, isDoubtful: true } : null
}

/** An amount with VAT on top, to the nearest penny. */
export function grossOf({ net, percent }: AddedVat): Minor {
  return raisedBy(net, percent * basisPointsPerPercent)
}
