// The shared strings of a workbook: every text once, by number. Pronunciation guides inside them
// are left out.
import { sharedCharsMax } from './limits.ts'
import { tooLarge } from './refusal.ts'
import { scanPart } from './xlsx-part.ts'
import type { Zip } from './zip.ts'

/** All shared strings in their order; none when the workbook keeps its texts in the cells. */
export async function readSharedStrings(zip: Zip, path: string | undefined): Promise<string[]> {
  const strings: string[] = []
  let current = ''
  let inText = false
  let guides = 0
  let chars = 0
  await scanPart(zip, path, {
    open: (name) => {
      if (name === 'si') current = ''
      else if (name === 't') inText = true
      else if (name === 'rPh') guides++
    },
    text: (text) => {
      if (inText && guides === 0) current += text
    },
    close: (name) => {
      if (name === 't') inText = false
      else if (name === 'rPh') guides--
      else if (name === 'si') {
        chars += current.length
        if (chars > sharedCharsMax) throw tooLarge('it holds too much text')
        strings.push(unescapeText(current))
      }
    },
  })
  return strings
}

/** Excel writes control characters as `_x000D_`; they become themselves again. */
export function unescapeText(text: string): string {
  if (!text.includes('_x')) return text
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}
