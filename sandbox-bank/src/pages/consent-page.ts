// The page on which a bank's customer agrees: what is shared, until when, from which accounts.

import { accountWords } from '../books/account-words.ts'
import type { AccountKind, Bank } from '../books/banks.ts'
import { passcode } from '../oauth/passcode.ts'
import type { Interaction } from '../state.ts'
import { type Html, html, pageOf } from './layout.ts'

type Shown = {
  bank: Bank
  open: Interaction
  renew: string | null
  problem: string | undefined
  now: number
}

export function consentPage({ bank, open, renew, problem, now }: Shown): Html {
  const title = renew ? 'Keep sharing your accounts?' : 'Share your accounts with Plimsoll?'
  return pageOf({
    title: `${title} ${bank.name}`,
    main: html`
<p class="brand">${bank.name}</p>
<h1>${title}</h1>
${problem ? html`<p class="bad" role="alert">${problem}</p>` : ''}
<p>Until <strong>${untilOf(open, now)}</strong> it may read, and nothing else:</p>
<ul><li>names, numbers and balances of the accounts</li><li>transactions, past and to come</li></ul>
<p class="quiet">It can never move money. You can end this at any time.</p>
<form method="post" action="/oidc/auth/${open.id}">
${renew ? '' : accountsOf(bank)}
${bank.mfa ? passcodeField() : ''}
<div class="buttons">
<button class="main" name="answer" value="approve">${renew ? 'Keep sharing' : 'Agree and share'}</button>
<button name="answer" value="cancel" formnovalidate>Cancel</button>
</div>
<details><summary>Sandbox: something else happens</summary>
<div class="buttons"><button name="answer" value="bank-down" formnovalidate>The bank breaks down</button></div>
<p><a href="/control">All switches</a></p></details>
</form>`,
  })
}

// The empty field shows that the form had accounts, even when none is ticked.
const accountsOf = (bank: Bank) =>
  html`<fieldset><legend>Accounts to share</legend><input type="hidden" name="accounts" value="">${bank.accounts.map(tickOf)}</fieldset>`

function tickOf(kind: AccountKind): Html {
  const { name, reference } = accountWords[kind]
  return html`<label class="row"><input type="checkbox" name="accounts" value="${kind}" checked><span>${name}<br><span class="quiet">ends ${reference}</span></span></label>`
}

const passcodeField = () =>
  html`<p><label for="passcode">One-time code</label><br><input id="passcode" name="passcode" inputmode="numeric" autocomplete="one-time-code" required aria-describedby="sent"></p><p id="sent" class="quiet">In the sandbox it is always ${passcode}.</p>`

function untilOf({ authRequest }: Interaction, now: number): string {
  const wanted = authRequest.claims['mh:consent']?.value?.expirationDateTime
  const until = wanted ? new Date(wanted) : new Date(now + 90 * 86_400_000)
  return until.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' })
}
