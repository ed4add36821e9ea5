// Mail against a real SMTP server in this process, and into the outbox where there is none.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnv } from '../env.ts'
import { openLog } from '../log.ts'
import { MailRefused, openMailer } from './mail.ts'

const received: { to: string[]; from: string; text: string }[] = []
let smtp: SMTPServer
let url: string
const folder = mkdtempSync(join(tmpdir(), 'plimsoll-mail-'))
beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      let text = ''
      stream.on('data', (chunk) => {
        text += chunk
      })
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          to: rcptTo.map(({ address }) => address),
          from: mailFrom ? mailFrom.address : '',
          text,
        })
        done()
      })
    },
  })
  await new Promise<void>((done) => smtp.listen(0, '127.0.0.1', done))
  url = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`
})
afterAll(() => {
  smtp.close()
  rmSync(folder, { recursive: true, force: true })
})

const silent = openLog('silent')
const mail = {
  to: 'amara@example.co.uk',
  subject: 'Confirm\r\nBcc: other@example.co.uk',
  text: 'Please open https://cash.example.co.uk/emailconfirm?token=abc',
  html: '<p>Please open</p>',
  link: 'https://cash.example.co.uk/emailconfirm?token=abc',
}

test('R-036 with SMTP addresses must be confirmed, and mails go to the one person they are for', async () => {
  const mailer = openMailer(
    readEnv({ SMTP_URL: url, MAIL_FROM: 'Plimsoll <p@example.co.uk>' }),
    silent,
  )
  expect(mailer.confirms).toBe(true)
  await mailer.send(mail)
  expect(received).toHaveLength(1)
  expect(received[0]).toMatchObject({ to: ['amara@example.co.uk'], from: 'p@example.co.uk' })
  expect(received[0]?.text).toContain('text/html')
  expect(received[0]?.text).not.toMatch(/^Bcc:/im)
  expect(received[0]?.text).toMatch(/^Auto-Submitted: auto-generated$/im)
})

test('an address with a line break writes no header of its own, and reaches nobody else', async () => {
  const mailer = openMailer(readEnv({ SMTP_URL: url }), silent)
  const before = received.length
  await mailer
    .send({ ...mail, to: 'amara@example.co.uk\r\nBcc: other@example.co.uk', subject: 'Hello' })
    .catch(() => null)
  for (const { to, text } of received.slice(before)) {
    expect(to).not.toContain('other@example.co.uk')
    expect(text).not.toMatch(/^Bcc:/im)
  }
})

test('an address that no server takes is refused for good, so that nobody tries again', async () => {
  const mailer = openMailer(readEnv({ SMTP_URL: url }), silent)
  await expect(mailer.send({ ...mail, to: 'nobody' })).rejects.toBeInstanceOf(MailRefused)
})

test('a server that does not answer is an error, so that the job tries again', async () => {
  const mailer = openMailer(readEnv({ SMTP_URL: 'smtp://127.0.0.1:1' }), silent)
  await expect(mailer.send(mail)).rejects.toThrow()
})

test('a server that says a letter now and then is not waited for longer than the lease of a mail', async () => {
  const slow = createServer((socket) => {
    const drip = setInterval(() => socket.write('2'), 20)
    socket.on('close', () => clearInterval(drip)).on('error', () => undefined)
  })
  await new Promise<void>((done) => slow.listen(0, '127.0.0.1', done))
  const { port } = slow.address() as AddressInfo
  const mailer = openMailer(readEnv({ SMTP_URL: `smtp://127.0.0.1:${port}` }), silent, 300)
  await expect(mailer.send(mail)).rejects.toThrow('The mail server took too long.')
  slow.close()
})

test('without SMTP nothing needs confirming; the email is saved for its owner alone, and the log holds neither its link nor its subject', async () => {
  const lines: string[] = []
  const to = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const mailer = openMailer(readEnv({ DATA_DIR: folder }), openLog('info', to))
  expect(mailer.confirms).toBe(false)
  await mailer.send(mail)
  await mailer.send(mail)
  const files = readdirSync(join(folder, 'outbox'))
  expect(files).toHaveLength(2)
  const file = join(folder, 'outbox', files[0] ?? '')
  expect(file).toMatch(/\.eml$/)
  expect(readFileSync(file, 'utf8')).toMatch(/^To: amara@example\.co\.uk$/m)
  expect(statSync(file).mode & 0o077).toBe(0)
  expect(lines.join('')).toContain(file)
  expect(lines.join('')).not.toContain(mail.link)
  expect(lines.join('')).not.toContain(mail.subject)
})
