// Providers that lead astray: another host, another issuer, a redirect, pages without end, answers
// without end.
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openAdapter } from '../../testing/bank-adapter.ts'
import { startBank, type TestBank } from '../../testing/bank-world.ts'
import { ProviderProblem } from './bank-provider.ts'
import { isSafeUrl } from './guarded-fetch.ts'

let bank: TestBank
beforeAll(async () => {
  bank = await startBank({ today: '2026-11-18' })
})
afterAll(() => bank.stop())

describe('a provider that leads astray', () => {
  let servers: Server[] = []
  afterEach(() => {
    for (const server of servers) server.close()
    servers = []
  })
  const serve = async (listener: RequestListener) => {
    const server = createServer(listener)
    servers.push(server)
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }
  /** A provider that is the sandbox but for one thing. */
  const almost = async (change: (path: string, text: string, at: string) => string | null) => {
    const at: string = await serve(async (request, reply) => {
      let body = ''
      for await (const part of request) body += part
      const answered = await fetch(bank.url + request.url, {
        method: request.method ?? 'GET',
        headers: request.headers as Record<string, string>,
        ...(body && { body }),
      }).catch(() => null)
      const text = ((await answered?.text()) ?? '').replaceAll(bank.url, at)
      const changed = change(request.url ?? '', text, at)
      reply.writeHead(changed === null ? 302 : (answered?.status ?? 502), {
        'content-type': 'application/json',
        ...(changed === null && { location: 'http://127.0.0.1:9/' }),
      })
      reply.end(changed ?? '')
    })
    return at
  }
  const opened = async (identityUrl: string, resourceUrl = `${bank.url}/v3`) =>
    (await openAdapter(bank, { identityUrl, resourceUrl })).banks
  const addUser = async (url: string) => (await opened(url)).addUser('a business')

  test.each([
    'authorization_endpoint',
    'token_endpoint',
    'jwks_uri',
    'pushed_authorization_request_endpoint',
  ])('a discovery with its %s elsewhere is refused', async (name) => {
    const received: string[] = []
    const elsewhere = await serve((request, reply) => {
      received.push(request.url ?? '')
      reply.end('{}')
    })
    const url = await almost((path, text) =>
      path.includes('openid-configuration')
        ? JSON.stringify({ ...JSON.parse(text), [name]: `${elsewhere}/x` })
        : text,
    )
    await expect(addUser(url)).rejects.toMatchObject({ failure: 'refused' })
    expect(received).toEqual([])
  })

  test('a discovery of another issuer is refused, one that leaves something out or is no JSON is unreadable', async () => {
    const saying = (text: string) =>
      almost((path, same) => (path.includes('openid-configuration') ? text : same))
    const issuer = JSON.stringify({ issuer: 'https://other.example.com/oidc' })
    await expect(addUser(await saying(issuer))).rejects.toMatchObject({ failure: 'refused' })
    await expect(addUser(await saying('{"iss'))).rejects.toMatchObject({ failure: 'unreadable' })
    const url = await almost((path, text) =>
      path.includes('openid-configuration')
        ? JSON.stringify({ ...JSON.parse(text), jwks_uri: undefined })
        : text,
    )
    await expect(addUser(url)).rejects.toMatchObject({ failure: 'unreadable' })
  })

  test('a failed discovery is tried again', async () => {
    let down = true
    const url = await almost((path, text) =>
      down && path.includes('openid-configuration') ? '{' : text,
    )
    const banks = await opened(url)
    await expect(banks.addUser('a business')).rejects.toBeInstanceOf(ProviderProblem)
    down = false
    await expect(banks.listInstitutions()).resolves.not.toEqual([])
  })

  test('a redirect is not followed', async () => {
    const url = await almost((path, text) => (path.includes('-connections') ? null : text))
    await expect((await opened(url)).listInstitutions()).rejects.toMatchObject({
      failure: 'unreadable',
    })
  })

  test('a next page on another host is refused', async () => {
    const resource = await almost((path, text) =>
      path.includes('/accounts?')
        ? JSON.stringify({
            ...JSON.parse(text),
            links: { next: 'http://127.0.0.1:9/v3/accounts?o=1' },
          })
        : text,
    )
    const { banks, connect } = await openAdapter(bank, { resourceUrl: `${resource}/v3` })
    const { user } = await connect()
    await expect(banks.listAccounts(user)).rejects.toMatchObject({ failure: 'refused' })
  })

  test('a page that is its own next one does not go round for ever', async () => {
    const resource = await almost((path, text, at) =>
      path.includes('/accounts?')
        ? JSON.stringify({ ...JSON.parse(text), links: { next: at + path } })
        : text,
    )
    const { banks, connect } = await openAdapter(bank, { resourceUrl: `${resource}/v3` })
    const { user } = await connect()
    await expect(banks.listAccounts(user)).rejects.toMatchObject({ failure: 'refused' })
  })

  test('an answer without end is not read to its end', async () => {
    const resource = await serve((_, reply) => {
      const more = () => {
        while (reply.write('x'.repeat(1_000_000)));
        reply.once('drain', more)
      }
      reply.writeHead(200)
      more()
    })
    const { banks, connect } = await openAdapter(bank, { resourceUrl: `${resource}/v3` })
    const { user } = await connect()
    await expect(banks.listAccounts(user)).rejects.toMatchObject({ failure: 'unreadable' })
  })

  test('a provider that is not there is unavailable', async () => {
    const gone = await serve((_, reply) => reply.end())
    servers.pop()?.close()
    await expect(addUser(gone)).rejects.toMatchObject({
      failure: 'unavailable',
      details: { code: 'network' },
    })
  })

  test('without TLS only this machine is spoken to', () => {
    const safe = (url: string) => isSafeUrl(new URL(url))
    expect(
      ['https://a.example', 'http://127.0.0.1:1', 'http://localhost', 'http://[::1]:9'].every(safe),
    ).toBe(true)
    expect(
      ['http://a.example', 'http://127.0.0.1.example', 'ftp://127.0.0.1', 'http://10.0.0.1'].some(
        safe,
      ),
    ).toBe(false)
  })
})
