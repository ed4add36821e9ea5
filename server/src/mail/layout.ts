// The one look of every mail, as React elements (without JSX, which Node does not read): Plimsoll's
// colours written into it, light and dark, nothing fetched, nothing counted.
import { type CSSProperties, createElement as h, type ReactElement, type ReactNode } from 'react'

/** A link with its words. */
type MailLink = { readonly label: string; readonly link: string }

/** The words of one mail. `preheader` is what mailboxes show beside the subject. */
export type MailWords = {
  readonly to: string
  readonly subject: string
  readonly preheader: string
  readonly greeting: string
  readonly lines: readonly string[]
  /** Written as a list, one point a line. */
  readonly points?: readonly string[]
  /** What to do in a case that the reader must not overlook; the lead names the case. */
  readonly advice?: { readonly lead: string; readonly text: string }
  readonly action: { readonly label: string; readonly link: string }
  readonly close: string
  /** Below the line: why one gets this mail, and how not to. */
  readonly foot?: { readonly text: string; readonly links: readonly MailLink[] }
  /** Where a mailbox's own button posts to. */
  readonly unsubscribe?: string
}

/** The HTML of a mail. */
export async function layOut(words: MailWords): Promise<string> {
  // Fetched with the first mail: the server starts without it.
  const { render } = await import('@react-email/render')
  return render(document(words))
}

function document(words: MailWords): ReactElement {
  return h(
    'html',
    { lang: 'en-GB' },
    h(
      'head',
      null,
      h('meta', { httpEquiv: 'Content-Type', content: 'text/html; charset=UTF-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      // Addresses and dates in a mail stay as they are written.
      h('meta', { name: 'format-detection', content: 'telephone=no,date=no,address=no,email=no' }),
      h('title', null, words.subject),
      h('style', null, darkLook),
    ),
    h(
      'body',
      { className: 'ground', style: groundLook },
      h('div', { style: hiddenLook, 'aria-hidden': true }, words.preheader),
      sheet(words),
    ),
  )
}

function sheet(words: MailWords): ReactElement {
  const { greeting, lines, points = [], advice, action, close, foot } = words
  return h(
    'table',
    { role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0, style: { border: 0 } },
    h(
      'tbody',
      null,
      h(
        'tr',
        null,
        h(
          'td',
          { align: 'center', style: { padding: '24px 12px' } },
          h(
            'div',
            { className: 'sheet', style: sheetLook },
            h('p', { className: 'name', style: nameLook }, 'Plimsoll'),
            paragraph(greeting, 'greeting'),
            lines.map((line) => paragraph(line, line)),
            points.length > 0 && list(points),
            advice &&
              paragraph([h('b', { key: 'lead' }, advice.lead), ` ${advice.text}`], 'advice'),
            h(
              'p',
              { style: { margin: '24px 0' } },
              h('a', { href: action.link, className: 'action', style: actionLook }, action.label),
            ),
            h('p', { className: 'quiet', style: quietLook }, close),
            foot && footer(foot),
          ),
        ),
      ),
    ),
  )
}

function paragraph(text: ReactNode, key: string): ReactElement {
  return h('p', { key, style: { margin: '0 0 14px' } }, text)
}

function list(points: readonly string[]): ReactElement {
  return h(
    'ul',
    { style: { margin: '0 0 14px', padding: '0 0 0 20px' } },
    points.map((point) => h('li', { key: point, style: { margin: '0 0 8px' } }, point)),
  )
}

function footer({ text, links }: NonNullable<MailWords['foot']>): ReactElement {
  const joined = links.flatMap(({ label, link }, at): ReactNode[] => [
    at > 0 ? ' · ' : '',
    h('a', { key: link, href: link, className: 'quiet', style: { color: '#55575f' } }, label),
  ])
  return h('p', { className: 'foot', style: footLook }, `${text} `, joined)
}

const font = "'Geist Variable', -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const groundLook: CSSProperties = {
  margin: 0,
  padding: 0,
  backgroundColor: '#f6f5f2',
  color: '#17181c',
  fontFamily: font,
  fontSize: 15,
  lineHeight: '23px',
}
const sheetLook: CSSProperties = {
  maxWidth: 520,
  padding: '26px 28px',
  border: '1px solid #e4e1da',
  borderRadius: 14,
  backgroundColor: '#ffffff',
  textAlign: 'left',
}
const nameLook: CSSProperties = {
  margin: '0 0 18px',
  paddingBottom: 14,
  borderBottom: '3px solid #4650c8',
  fontSize: 17,
  fontWeight: 600,
}
const actionLook: CSSProperties = {
  display: 'inline-block',
  padding: '11px 20px',
  borderRadius: 8,
  backgroundColor: '#17181c',
  color: '#ffffff',
  fontWeight: 600,
  textDecoration: 'none',
}
const quietLook: CSSProperties = { margin: 0, color: '#55575f', fontSize: 13.5, lineHeight: '20px' }
const footLook: CSSProperties = {
  ...quietLook,
  margin: '20px 0 0',
  paddingTop: 14,
  borderTop: '1px solid #e4e1da',
}
// Shown beside the subject in a mailbox, and nowhere in the mail.
const hiddenLook: CSSProperties = {
  display: 'none',
  maxHeight: 0,
  maxWidth: 0,
  overflow: 'hidden',
  opacity: 0,
}
const darkLook = `@media (prefers-color-scheme: dark) {
.ground { background-color: #0f1013 !important; color: #f2f2f0 !important; }
.sheet { background-color: #17181c !important; border-color: #282a31 !important; }
.name { border-color: #a0a8ff !important; }
.action { background-color: #f2f2f0 !important; color: #17181c !important; }
.quiet, .foot { color: #adb0b9 !important; }
.foot { border-color: #282a31 !important; }
}`
