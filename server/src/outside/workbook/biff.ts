// Looks over the records of an old Excel workbook before anything reads them: is it locked, is it
// whole? Nothing of their content is understood here.
import { damaged, Refusal } from './refusal.ts'

const filePass = 0x2f
const endOfPart = 0x0a
const beginnings = new Set([0x0009, 0x0209, 0x0409, 0x0809])

/** Refuses a workbook whose stream is encrypted, or ends before the parts it opens do. */
export function checkBiff(stream: Buffer): void {
  let at = 0
  let depth = 0
  let parts = 0
  while (at + 4 <= stream.length) {
    const kind = stream.readUInt16LE(at)
    const bytes = stream.readUInt16LE(at + 2)
    if (kind === 0 && depth === 0) break // padding behind the last part
    if (kind === filePass) {
      throw new Refusal(
        'encrypted',
        'This file is protected with a password. Remove the password and upload it again.',
      )
    }
    if (beginnings.has(kind)) {
      depth++
      parts++
    } else if (kind === endOfPart) depth--
    at += 4 + bytes
    if (at > stream.length || depth < 0) throw damaged()
  }
  if (depth !== 0 || parts === 0) throw damaged()
}
