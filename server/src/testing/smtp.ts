// A real mail server on the loopback for tests: what comes in is parsed; it can refuse a recipient,
// be busy, or be away.
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail as it arrived, with the envelope it came in. */
type Received = Email & { envelopeTo: string[]; raw: string }

/** The server; `refuse` answers 550 to a recipient for whom it is true. */
export type TestSmtp = {
  url: string
  received: Received[]
  refuse: (address: string) => boolean
  /** Goes away; the address stays. */
  leave(): Promise<void>
  comeBack(): Promise<void>
}

/** Starts it on a port of its own. */
export async function startSmtp(): Promise<TestSmtp> {
  let server = newServer()
  const port = await listen(server, 0)
  const smtp: TestSmtp = {
    url: `smtp://127.0.0.1:${port}`,
    received: [],
    refuse: () => false,
    leave: () => new Promise((done) => server.close(() => done())),
    comeBack: async () => {
      server = newServer()
      await listen(server, port)
    },
  }
  function newServer(): SMTPServer {
    return new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, done) => {
        if (!smtp.refuse(address)) return done()
        done(Object.assign(new Error(`<${address}>: No such user here`), { responseCode: 550 }))
      },
      onData: (stream, { envelope }, done) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', async () => {
          const raw = Buffer.concat(chunks)
          const email = await PostalMime.parse(raw)
          const envelopeTo = envelope.rcptTo.map(({ address }) => address)
          smtp.received.push({ ...email, envelopeTo, raw: raw.toString('utf8') })
          done()
        })
      },
    })
  }
  return smtp
}

function listen(server: SMTPServer, port: number): Promise<number> {
  return new Promise((done) =>
    server.listen(port, '127.0.0.1', () => done((server.server.address() as AddressInfo).port)),
  )
}
