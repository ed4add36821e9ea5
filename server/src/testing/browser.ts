// A browser as far as signing in with a provider needs one: it keeps cookies by host and follows
// where it is sent.
import type { LightMyRequestResponse } from 'fastify'
import type { TestServer } from './test-server.ts'

const hopsMax = 15

/** Someone's browser at a test server. */
export class TestBrowser {
  readonly #server: TestServer
  readonly #cookies = new Map<string, Map<string, string>>()

  constructor(server: TestServer) {
    this.#server = server
  }

  /** Calls our server, cookies and all. */
  async call(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    request: { body?: object; token?: string } = {},
  ): Promise<LightMyRequestResponse> {
    const { host } = new URL(this.#server.context.origin())
    const reply = await this.#server.app.inject({
      method,
      url: path,
      headers: {
        host,
        cookie: this.#shown(host),
        ...(request.token ? { authorization: `Bearer ${request.token}` } : {}),
      },
      ...(request.body ? { payload: request.body } : {}),
    })
    this.#keep(host, [reply.headers['set-cookie'] ?? []].flat())
    return reply
  }

  /** Presses a provider's button: the address at the provider. */
  async start(id: string): Promise<string> {
    const reply = await this.call('GET', `/api/auth/oidc/${id}/start`)
    return String(reply.headers.location)
  }

  /** Goes through the provider's pages: the address that it sends back to. */
  async visit(address: string): Promise<URL> {
    const own = this.#server.context.origin()
    let at = address
    for (let hops = 0; hops < hopsMax && !at.startsWith(`${own}/`); hops++) {
      const { host } = new URL(at)
      const reply = await fetch(at, { redirect: 'manual', headers: { cookie: this.#shown(host) } })
      this.#keep(host, reply.headers.getSetCookie())
      const next = reply.headers.get('location')
      if (!next) throw new Error(`${reply.status} at ${at}: ${await reply.text()}`)
      at = new URL(next, at).href
    }
    return new URL(at)
  }

  /**
   * Opens the address that the provider sent back to: what the page is handed behind the #, by
   * name.
   */
  async comeBack(address: URL): Promise<Record<string, string>> {
    const reply = await this.call('GET', `${address.pathname}${address.search}`)
    const page = new URL(String(reply.headers.location))
    if (reply.statusCode !== 303 || page.search || page.pathname !== '/')
      throw new Error(`${reply.statusCode} ${page}`)
    return Object.fromEntries(new URLSearchParams(page.hash.slice(1)))
  }

  /** All of it up to the one-time code, or the word for why not. */
  async goThrough(id: string): Promise<Record<string, string>> {
    return this.comeBack(await this.visit(await this.start(id)))
  }

  /** Exchanges a code. */
  exchange(code: string | undefined): Promise<LightMyRequestResponse> {
    return this.call('POST', '/api/auth/oidc/exchange', { body: { code } })
  }

  /** All of it: what the exchange answers. */
  async signIn(id: string): Promise<LightMyRequestResponse> {
    return this.exchange((await this.goThrough(id)).login)
  }

  #shown(host: string): string {
    return [...(this.#cookies.get(host) ?? [])]
      .map(([name, value]) => `${name}=${value}`)
      .join('; ')
  }

  #keep(host: string, lines: string[]): void {
    const kept = this.#cookies.get(host) ?? new Map<string, string>()
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      kept.set(name, value)
    }
    this.#cookies.set(host, kept)
  }
}
