// The page with every switch and action, for whoever tries Plimsoll's faces by hand.

import { bankOf } from '../books/banks.ts'
import { actionWords } from '../control/actions.ts'
import type { State } from '../state.ts'
import { type Switches, switchChoices, switchesOff, switchWords } from '../switches.ts'
import { type Html, html, pageOf } from './layout.ts'

export function controlPage(state: State): Html {
  const names = Object.keys(switchesOff) as (keyof Switches)[]
  return pageOf({
    title: 'Sandbox bank: switches',
    main: html`
<h1>Sandbox bank</h1>
<p class="quiet">Its day is ${state.today()}. ${state.users.size} users, ${state.connections.size} connections, ${state.rows.size} transactions, ${state.webhooks.length} webhooks sent.</p>
<form method="post" action="/control"><h2>Make something happen</h2>
<p><label for="connection">To</label> <select id="connection" name="connectionId"><option value="">all connections</option>${[...state.connections.values()].map(({ id, bankId }) => html`<option value="${id}">${bankOf(bankId)?.name ?? ''} ${id.slice(-6)}</option>`)}</select>
<label for="days">Days</label> <input id="days" name="days" type="number" value="1" min="1" max="3650"></p>
<div class="wide"><table><thead><tr><th scope="col">Action</th><th scope="col">What it does</th></tr></thead><tbody>
${Object.entries({ ...actionWords, 'advance-clock': 'So many days pass.', hurry: 'Slow updates end, and months that are still to come arrive, now.', 'repeat-webhook': 'The last webhook is sent again.', reset: 'Everything is forgotten, all switches are off.' }).map(([name, words]) => html`<tr><td><button name="action" value="${name}">${name}</button></td><td>${words}</td></tr>`)}
</tbody></table></div></form>
<form method="post" action="/control"><h2>Switches</h2>
<div class="wide"><table><thead><tr><th scope="col">Switch</th><th scope="col">Set to</th><th scope="col">What it does</th></tr></thead><tbody>
${names.map((name) => html`<tr><th scope="row"><label for="${name}">${name}</label></th><td>${fieldOf(state, name)}</td><td>${switchWords[name]}</td></tr>`)}
</tbody></table></div>
<div class="buttons"><button class="main">Set switches</button></div></form>`,
  })
}

function fieldOf(state: State, name: keyof Switches): Html {
  const value = state.switches[name]
  const choices: readonly unknown[] | undefined = switchChoices[name]
  if (choices)
    return html`<select id="${name}" name="${name}">${choices.map((choice) => (choice === value ? html`<option selected>${String(choice)}</option>` : html`<option>${String(choice)}</option>`))}</select>`
  if (typeof value !== 'boolean')
    return html`<input id="${name}" name="${name}" type="${typeof value === 'number' ? 'number' : 'text'}" value="${value}">`
  return value
    ? html`<input id="${name}" name="${name}" type="checkbox" checked>`
    : html`<input id="${name}" name="${name}" type="checkbox">`
}
