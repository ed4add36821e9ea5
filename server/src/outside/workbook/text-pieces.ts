// Cuts decoded text into pieces of UTF-8, as the scanner of XML takes them.

const pieceChars = 256 * 1024

/** The text as bytes, piece by piece; no letter is cut in two. */
export async function* textPieces(text: string): AsyncGenerator<Buffer> {
  let from = 0
  while (from < text.length) {
    let to = Math.min(from + pieceChars, text.length)
    const last = text.charCodeAt(to - 1)
    if (to < text.length && last >= 0xd800 && last < 0xdc00) to++
    yield Buffer.from(text.slice(from, to), 'utf8')
    from = to
  }
}
