// The page at /api/docs: every call with its method, who may make it and what it is for. Plain
// HTML, no scripts.
import type { AnyEndpoint } from '@plimsoll/contract/endpoint'

const accessWords = {
  public: 'no token',
  onboarding: 'token',
  complete: 'token, onboarding complete',
}

/** The page, from the endpoints. */
export function docsPage(endpoints: readonly AnyEndpoint[]): string {
  const rows = endpoints
    .map(
      ({ method, path, access, summary }) =>
        `<tr><td><code>${method}</code></td><td><code>/api${escapeHtml(path)}</code></td><td>${accessWords[access]}</td><td>${escapeHtml(summary)}</td></tr>`,
    )
    .join('\n')
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><title>Plimsoll API</title><meta name="viewport" content="width=device-width"></head>
<body><main><h1>Plimsoll API</h1>
<p>Send <code>Authorization: Bearer &lt;token&gt;</code>. Amounts are text with two decimals, days <code>YYYY-MM-DD</code>.
Every changing call takes an <code>Idempotency-Key</code>. The shapes are in <a href="/api/openapi.json">openapi.json</a>.</p>
<table><thead><tr><th scope="col">Method</th><th scope="col">Path</th><th scope="col">Needs</th><th scope="col">What it does</th></tr></thead>
<tbody>${rows}</tbody></table></main></body></html>`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
