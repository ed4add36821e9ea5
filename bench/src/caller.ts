// A signed-up user of the server under measurement, over plain HTTP.
import { randomUUID } from 'node:crypto'

/** Calls as one user. */
export type Caller = {
  token: string
  userId: string
  get(path: string): Promise<unknown>
  post(path: string, body: object): Promise<unknown>
  upload(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<string>
}

/** Registers, logs in and completes onboarding. */
export async function signUp(origin: string): Promise<Caller> {
  const email = `${randomUUID()}@example.co.uk`
  const password = 'harbour123'
  const json = async (path: string, init: RequestInit) => {
    const response = await fetch(`${origin}/api${path}`, init)
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as Record<string, unknown>
  }
  const send = (path: string, body: object, token?: string) =>
    json(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...bearer(token) },
      body: JSON.stringify(body),
    })
  await send('/auth/register', { name: 'Bench', email, password })
  const login = (await send('/auth/login', { email, password })) as { data: { token: string } }
  const { token } = login.data
  await send('/user/onboarding', { onboarding_status: 'complete' }, token)
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    sub: string
  }
  return {
    token,
    userId: claims.sub,
    get: (path) => json(path, { headers: bearer(token) }),
    post: (path, body) => send(path, body, token),
    upload: async (name, bytes) => {
      const form = new FormData()
      form.set('excelFile', new Blob([bytes]), name)
      const reply = await json('/data/upload-process-excel', {
        method: 'POST',
        headers: bearer(token),
        body: form,
      })
      return (reply as { data: { fileid: string } }).data.fileid
    },
  }
}

function bearer(token?: string): Record<string, string> {
  return token ? { authorization: `Bearer ${token}` } : {}
}
