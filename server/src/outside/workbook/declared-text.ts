// Decodes files that may say in their head how they are written, as OFX, XML and web pages do. The
// bytes have the first word: what is UTF-16 or valid UTF-8 is read as that, whatever the head
// claims.
import { isUtf8 } from 'node:buffer'
import { decodeText } from './text.ts'

const headBytes = 2048

/** The text of a file that may declare its encoding. */
export function decodeDeclared(bytes: Buffer): string {
  const head = bytes.toString('latin1', 0, headBytes)
  const page = head.includes('\0') || isUtf8(bytes) ? null : pageOf(head)
  return page ? new TextDecoder(page).decode(bytes) : decodeText(bytes)
}

// Western pages are left to `decodeText`, which knows them better than Node does.
function pageOf(head: string): string | null {
  const declared = /charset\s*[:=]\s*["']?([\w-]+)|encoding\s*=\s*["']([\w-]+)["']/i.exec(head)
  const name = (declared?.[1] ?? declared?.[2] ?? '').toLowerCase().replace(/^(cp|windows-?)/, '')
  if (/^125[0134578]$/.test(name)) return `windows-${name}`
  if (/^(iso-)?8859-?(2|5|7|9|15)$/.test(name)) return `iso-8859-${name.replace(/^.*8859-?/, '')}`
  return null
}
