// Takes a web page apart into tags and text. Comments, scripts and styles are passed over; nothing
// is ever run or fetched.
import { resolveHtml } from './html-entities.ts'

/** A tag, or the text between two of them with its entities resolved. Names are lower case. */
type HtmlToken =
  | { readonly kind: 'open' | 'close'; readonly name: string; readonly attributes: string }
  | { readonly kind: 'text'; readonly text: string }

const tag =
  /<(\/?)([a-z][a-z0-9:-]{0,40})((?:\s(?:"[^"]{0,4000}"|'[^']{0,4000}'|[^"'<>]){0,4000})?)>/iy

/** The tags and texts of a page, in order. */
export function* htmlTokens(text: string): Generator<HtmlToken> {
  let from = 0
  let at = text.indexOf('<')
  while (at >= 0) {
    const end = skipped(text, at)
    tag.lastIndex = at
    const match = end < 0 ? tag.exec(text) : null
    if (end < 0 && !match) {
      at = text.indexOf('<', at + 1)
      continue
    }
    if (at > from) yield { kind: 'text', text: resolveHtml(text.slice(from, at)) }
    from = match ? at + match[0].length : end
    if (match) {
      const name = (match[2] ?? '').toLowerCase()
      yield { kind: match[1] ? 'close' : 'open', name, attributes: match[3] ?? '' }
      if (!match[1] && (name === 'script' || name === 'style'))
        from = after(text, `</${name}`, from)
    }
    at = text.indexOf('<', from)
  }
  if (from < text.length) yield { kind: 'text', text: resolveHtml(text.slice(from)) }
}

// Where a comment, a declaration or an instruction ends; -1 for anything else.
function skipped(text: string, at: number): number {
  if (text.startsWith('<!--', at)) return past(text, '-->', at + 4)
  const mark = text[at + 1]
  return mark === '!' || mark === '?' ? past(text, '>', at + 2) : -1
}

function past(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from)
  return at < 0 ? text.length : at + mark.length
}

function after(text: string, mark: string, from: number): number {
  const at = text.slice(from).search(new RegExp(mark, 'i'))
  return at < 0 ? text.length : from + at
}
