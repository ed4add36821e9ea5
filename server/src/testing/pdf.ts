// Writes PDFs for tests: text in Helvetica at given places, which is all that a statement's text
// layer is.

/**
 * A piece of text on a page of 595 by 842 points; `right` sets its right edge at `x`, as amounts
 * stand.
 */
export type Placed = {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly right?: boolean
}

const size = 9
// The widths of Helvetica in thousandths for what tests write, nearly enough: digits are exact.
const widthOf = (text: string) =>
  [...text].reduce((width, letter) => width + (/[.,:;' il]/.test(letter) ? 278 : 556), 0) *
  (size / 1000)

/** A PDF of these pages. */
export function writePdf(pages: readonly (readonly Placed[])[]): Buffer {
  const objects: string[] = []
  const kids = pages.map((_, at) => `${4 + at * 2} 0 R`).join(' ')
  objects.push('<< /Type /Catalog /Pages 2 0 R >>')
  objects.push(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`)
  objects.push('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>')
  for (const [at, texts] of pages.entries()) {
    const stream = texts.map(drawn).join('\n')
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + at * 2} 0 R >>`,
    )
    objects.push(
      `<< /Length ${Buffer.byteLength(stream, 'latin1')} >>\nstream\n${stream}\nendstream`,
    )
  }
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const start = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`
  file += offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}

function drawn({ text, x, y, right }: Placed): string {
  const left = right ? x - widthOf(text) : x
  const escaped = text.replace(/[\\()]/g, (letter) => `\\${letter}`).replace(/£/g, '\\243')
  return `BT /F1 ${size} Tf ${left.toFixed(2)} ${(842 - y).toFixed(2)} Td (${escaped}) Tj ET`
}
