// Sends a webhook. The only file here that calls out; a client that doesn't answer is not called
// again.
import type { State, Webhook } from '../state.ts'

const timeoutMs = 5_000

export async function deliver(state: State, webhook: Webhook): Promise<void> {
  const url = state.clients.get(webhook.clientId)?.webhookUrl
  if (!url) return
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/jwt' },
      body: webhook.token,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    webhook.answered = reply.status
  } catch {
    webhook.answered = null
  }
}
