// The frame of every page: escaped text only, no script, one style sheet, and a policy that allows
// nothing else.
import type { FastifyReply } from 'fastify'

/** Markup that is safe to stand in a page. */
export type Html = { html: string }

/** Builds markup; whatever is put in is escaped, unless it is markup itself. */
export function html(
  parts: TemplateStringsArray,
  ...values: readonly (Html | Html[] | string | number)[]
): Html {
  const shown = values.map((value) => {
    if (Array.isArray(value)) return value.map((part) => part.html).join('')
    return typeof value === 'object' ? value.html : escaped(String(value))
  })
  return { html: parts.reduce((text, part, i) => text + (shown[i - 1] ?? '') + part) }
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** A whole page. */
export function pageOf({ title, main }: { title: string; main: Html }): Html {
  return html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="stylesheet" href="/style.css">
</head>
<body>
<header class="sandbox">Sandbox: no bank, no money, no real customer.</header>
<main>${main}</main>
</body>
</html>`
}

/** Sends a page; its forms may lead to the bank itself and to where the client awaits its user. */
export function sendPage(reply: FastifyReply, page: Html, returnsTo = '') {
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': `default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'self' ${returnsTo}`,
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .send(page.html)
}
