// The list of banks, for a client that leaves the choice to its user.
import { banks } from '../books/banks.ts'
import { html, pageOf } from './layout.ts'

export function choosePage(id: string) {
  const rows = banks.map(
    (bank) => html`<li><a href="/oidc/auth/${id}?bank=${bank.id}">${bank.name}</a></li>`,
  )
  return pageOf({
    title: 'Choose your bank',
    main: html`<h1>Choose your bank</h1><ul class="list">${rows}</ul>`,
  })
}
