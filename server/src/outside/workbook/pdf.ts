// Reads the words of a PDF and their places. Fonts, pictures and scripts of the file are left
// alone. Runs in the child process only.
import { gridOfPdf, type Word } from '@plimsoll/domain/statement/pdf-grid'
import type { Grid } from '@plimsoll/domain/statement/statement'
import { pdfPagesMax, pdfWordsMax } from './limits.ts'
import { Refusal, tooLarge } from './refusal.ts'

/** The table of a PDF, null where it has none; `isScan` when its pages hold no text. */
export async function readPdf(bytes: Buffer): Promise<{ grid: Grid | null; isScan: boolean }> {
  const pages = await pagesOf(bytes)
  const isScan = pages.every((words) => words.length === 0)
  return { grid: isScan ? null : gridOfPdf(pages), isScan }
}

async function pagesOf(bytes: Buffer): Promise<Word[][]> {
  const document = await open(bytes)
  if (document.numPages > pdfPagesMax) throw tooLarge(`it has more than ${pdfPagesMax} pages`)
  const pages: Word[][] = []
  let words = 0
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const [, , , top = 0] = page.view
    const { items } = await page.getTextContent()
    words += items.length
    if (words > pdfWordsMax) throw tooLarge('it holds too many words')
    pages.push(items.flatMap((item) => ('str' in item ? wordOf(item, top) : [])))
    page.cleanup()
  }
  return pages
}

async function open(bytes: Buffer) {
  // The library speaks on standard output, which is ours.
  console.log = () => undefined
  console.warn = () => undefined
  // Drawing is not allowed here and not needed; the library only wants its names to exist.
  class Undrawn {}
  Object.assign(globalThis, { DOMMatrix: Undrawn, Path2D: Undrawn, ImageData: Undrawn })
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  await import('pdfjs-dist/legacy/build/pdf.worker.mjs')
  try {
    return await getDocument({
      data: new Uint8Array(bytes),
      isEvalSupported: false,
      useSystemFonts: false,
      disableFontFace: true,
      enableXfa: false,
      verbosity: 0,
    }).promise
  } catch (error) {
    if ((error as Error).name === 'PasswordException')
      throw new Refusal(
        'encrypted',
        'This PDF is protected with a password. Save it without one and upload it again.',
      )
    throw new Refusal(
      'unsupported',
      'This PDF is damaged and cannot be opened. Download it again, or better as CSV or Excel.',
    )
  }
}

type Item = { str: string; transform: number[]; width: number; height: number }

function wordOf({ str, transform, width, height }: Item, top: number): Word[] {
  const [, , , size = 0, x = 0, y = 0] = transform
  if (str.trim() === '') return []
  return [{ text: str, x, y: top - y, width, height: height || Math.abs(size) || 10 }]
}
