// The embedded database of a data folder, seen from outside: to break its connections, to kill it, to look into it.
// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

/** @param {string} dataDir */
export function embeddedIn(dataDir) {
  const passwords = () =>
    JSON.parse(readFileSync(join(dataDir, 'postgres', 'passwords.json'), 'utf8'))
  const lines = () =>
    readFileSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')
  // The pid file names the port in its fourth line and the socket's folder in its fifth.
  const address = () => ({ port: Number(lines()[3]), host: lines()[4] })
  return {
    url() {
      const { host, port } = address()
      const password = encodeURIComponent(passwords().application)
      return `postgresql://plimsoll:${password}@localhost:${port}/plimsoll?host=${encodeURIComponent(host)}`
    },
    kill: () => process.kill(Number(lines()[0]), 'SIGKILL'),
    /** Ends about half of the server's connections, whatever they are doing. */
    async endConnections() {
      const client = new pg.Client({
        ...address(),
        user: 'postgres',
        password: passwords().superuser,
        database: 'plimsoll',
      })
      client.on('error', () => undefined)
      try {
        await client.connect()
        await client.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where application_name = 'plimsoll' and pid <> pg_backend_pid() and random() < 0.5`,
        )
      } finally {
        await client.end().catch(() => undefined)
      }
    },
  }
}
