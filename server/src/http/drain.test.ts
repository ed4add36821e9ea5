// A server that is ending answers whoever had reached it.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { drainable } from './drain.ts'

async function startServer() {
  const server = createServer((_, response) => response.end('answered'))
  const drain = drainable(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const open = async () => {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    return socket
  }
  return { drain, open }
}

test('a connection that was accepted before the end has its request answered', async () => {
  const { drain, open } = await startServer()
  const socket = await open()
  const ended = drain(5000)
  socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*answered/)
  await ended
})

test('a connection that never asks for anything holds nobody up', async () => {
  const { drain, open } = await startServer()
  const socket = await open()
  await drain(100)
  socket.destroy()
  await expect(open()).rejects.toThrow('ECONNREFUSED')
})
