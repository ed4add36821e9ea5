// A PostgreSQL of the system's packages in a folder of its own: made, started, stopped, killed, copied to a replica.
// @ts-check
import { spawn } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const server = (/** @type {string} */ path) =>
  import(new URL(`../../server/dist/${path}.js`, import.meta.url).href)
const { chooseIdentity, giveTo } = await server('db/embedded/identity')
const { bareSpawnOptions, runToEnd } = await server('db/embedded/run')

/** PostgreSQL refuses to run as root; as the embedded one, it then runs as another user. */
export const identity = chooseIdentity('/nowhere')
const password = 'harbour'

/**
 * The programs of a PostgreSQL that the system's packages installed, newest first; null where there
 * is none.
 */
export function findPrograms() {
  const folders = [18, 17, 16, 15].map((major) => `/usr/lib/postgresql/${major}/bin`)
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null
}

/**
 * A cluster in a folder, not started yet. @param {{ bin: string, folder: string, port: number }} of
 */
export function clusterIn({ bin, folder, port }) {
  const data = join(folder, `pg-${port}`)
  /** @type {import('node:child_process').ChildProcess | null} */
  let process = null
  const run = async (/** @type {string} */ program, /** @type {string[]} */ args) => {
    const { code, output } = await runToEnd({ program: join(bin, program), args, identity })
    if (code !== 0) throw new Error(`${program}: ${output}`)
  }
  const configure = (/** @type {string[]} */ lines) =>
    appendFileSync(join(data, 'postgresql.conf'), `${lines.join('\n')}\n`)
  const makeFolder = () => {
    mkdirSync(data, { mode: 0o700 })
    giveTo(identity, data)
  }

  return {
    port,
    /** Makes it, with a role that owns the database and no more. */
    async make() {
      makeFolder()
      const file = join(folder, `password-${port}`)
      writeFileSync(file, password, { mode: 0o600 })
      giveTo(identity, file)
      await run('initdb', [
        '-D',
        data,
        '-U',
        'postgres',
        `--pwfile=${file}`,
        '--auth=scram-sha-256',
        '-E',
        'UTF8',
        '--locale=C',
      ])
      configure([
        `port = ${port}`,
        `listen_addresses = '127.0.0.1'`,
        `unix_socket_directories = ''`,
        'wal_level = replica',
        'log_min_messages = fatal',
      ])
      appendFileSync(
        join(data, 'pg_hba.conf'),
        'host replication postgres 127.0.0.1/32 scram-sha-256\n',
      )
      await this.start()
      await this.ask(`create role plimsoll login createrole password '${password}'`)
      await this.ask('create database plimsoll owner plimsoll')
    },
    /**
     * Makes it as a streaming replica of another, which waits for it at every commit. @param
     * {number} primaryPort
     */
    async makeReplicaOf(primaryPort) {
      makeFolder()
      const from = `host=127.0.0.1 port=${primaryPort} user=postgres password=${password} application_name=replica`
      await run('pg_basebackup', ['-D', data, '-R', '-X', 'stream', '-c', 'fast', '-d', from])
      configure([`port = ${port}`])
      await this.start()
    },
    async start() {
      process = spawn(join(bin, 'postgres'), ['-D', data], {
        ...bareSpawnOptions(identity),
        detached: true,
        stdio: 'ignore',
      })
      await this.untilReady()
    },
    async untilReady() {
      for (let tries = 0; tries < 600; tries++) {
        if (
          await this.ask('select 1').then(
            () => true,
            () => false,
          )
        )
          return
        await sleep(100)
      }
      throw new Error(`PostgreSQL on port ${port} did not start.`)
    },
    /** Runs a statement as the superuser. @param {string} text @param {string} [database] */
    async ask(text, database = 'postgres') {
      const client = new pg.Client({
        host: '127.0.0.1',
        port,
        user: 'postgres',
        password,
        database,
      })
      client.on('error', () => undefined)
      try {
        await client.connect()
        return (await client.query(text)).rows
      } finally {
        await client.end().catch(() => undefined)
      }
    },
    /**
     * `INT` stops it fast and in order, `KILL` like a power cut. @param {'SIGINT' | 'SIGKILL'}
     * signal
     */
    async end(signal) {
      const child = process
      process = null
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill(signal)
      await ended
    },
    promote: () => run('pg_ctl', ['promote', '-D', data, '-w']),
    url: (/** @type {string} */ user = 'plimsoll', atPort = port) =>
      `postgresql://${user}:${password}@127.0.0.1:${atPort}/plimsoll`,
    pid: () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]),
  }
}

/** A folder that the database's user may enter. @param {string} folder */
export function openToAll(folder) {
  chmodSync(folder, 0o755)
  return folder
}
