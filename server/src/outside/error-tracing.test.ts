// Errors reach a receiver of our own, with their type and place and without a word of what they
// were about.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { openLog } from '../log.ts'
import { openErrorTracing } from './error-tracing.ts'

test('R-181 a logged error is sent once, without its message; without an address nothing is', async () => {
  const received: string[] = []
  const receiver = createServer((request, reply) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      received.push(Buffer.concat(parts).toString())
      reply.end('{}')
    })
  })
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done))
  const { port } = receiver.address() as AddressInfo
  try {
    const error = new RangeError('Rent £1,250.00 to J Woods')
    const nowhere = await openErrorTracing(undefined)
    nowhere.report(error)
    const tracing = await openErrorTracing(`http://key@127.0.0.1:${port}/1`)
    const lines: string[] = []
    const log = openLog('error', { write: (line: string) => lines.push(line) }, tracing.report)
    log.child({ reqId: '1' }).error({ err: error }, 'request failed')
    log.warn({ err: error }, 'no error')
    await tracing.close()
    expect(lines).toHaveLength(1)
    expect(received).toHaveLength(1)
    expect(received[0]).toContain('RangeError')
    expect(received[0]).toContain('error-tracing.test.ts')
    expect(received[0]).not.toMatch(/Rent|1,250|Woods|request failed/)
  } finally {
    receiver.close()
  }
})
