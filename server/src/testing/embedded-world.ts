// Starts applications on the embedded database as processes of their own, so that tests can kill
// them.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** What the application says first: it is ready, or the start was refused. */
type FirstWord = {
  ready?: number
  noted?: number
  lost?: number
  uid?: number
  host?: string
  refused?: string
  kind?: string
}

/** An application that runs on a data folder. */
export type Application = {
  process: ChildProcess
  firstWord: Promise<FirstWord>
  /** Resolves with the exit code; null after a signal. */
  ended: Promise<number | null>
}

const script = fileURLToPath(new URL('./embedded-child.mjs', import.meta.url))
const nobody = 65_534
const running = new Set<Application>()

/** How many rounds each kind of kill gets. */
export const killRounds = Number(process.env.KILL_ROUNDS ?? 3)

/** A new folder for data folders, that every user can enter; removed by `removeFolder`. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'plimsoll-embedded-'))
  chmodSync(folder, 0o755)
  return folder
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
}

/** Starts an application; `uid` makes it run as another user, which only root may ask for. */
export function startApplication(
  dataDir: string,
  options: { sideFile?: string; uid?: number } = {},
): Application {
  const args = [script, dataDir, ...(options.sideFile ? [options.sideFile] : [])]
  const ids = options.uid === undefined ? {} : { uid: options.uid, gid: options.uid }
  const child = spawn(process.execPath, args, { ...ids, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  let complained = ''
  child.stderr.on('data', (chunk: Buffer) => {
    complained += chunk.toString()
  })
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const firstWord = new Promise<FirstWord>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('\n')) resolve(JSON.parse(output.split('\n')[0] ?? '') as FirstWord)
    })
    void ended.then(() => reject(new Error(`the application ended without a word: ${complained}`)))
  })
  firstWord.catch(() => undefined) // a test that kills it early does not listen
  const application = { process: child, firstWord, ended }
  running.add(application)
  void ended.then(() => running.delete(application))
  return application
}

/** Stops it in order. */
export async function stopApplication(application: Application): Promise<number | null> {
  application.process.kill('SIGTERM')
  return application.ended
}

/** Kills it without a word. */
export async function killApplication(application: Application): Promise<void> {
  application.process.kill('SIGKILL')
  await application.ended
}

/** Kills what a failed test left running. */
export async function killLeftovers(): Promise<void> {
  await Promise.all([...running].map(killApplication))
}

/** The process id of the database of a data folder; 0 while there is none. */
export function postmasterOf(dataDir: string): number {
  const pidFile = join(dataDir, 'postgres', 'data', 'postmaster.pid')
  return existsSync(pidFile) ? Number.parseInt(readFileSync(pidFile, 'utf8'), 10) || 0 : 0
}

/** Waits until something is so; fails after a while. */
export async function until(what: () => boolean | Promise<boolean>, ms = 15_000): Promise<void> {
  const end = Date.now() + ms
  while (!(await what())) {
    if (Date.now() > end) throw new Error(`still not so after ${ms} ms: ${what}`)
    await sleep(20)
  }
}

/**
 * A user who is not root and can read this checkout: ourselves, or nobody; null when root's
 * checkout is private.
 */
export function ordinaryUser(): { uid: number | undefined } | null {
  if (process.getuid?.() !== 0) return { uid: undefined }
  const reads = spawnSync(process.execPath, ['--check', script], { uid: nobody, gid: nobody })
  return reads.status === 0 ? { uid: nobody } : null
}

/** Gives a folder to the ordinary user. */
export function giveToOrdinaryUser(folder: string): void {
  const user = ordinaryUser()
  if (user?.uid !== undefined) chownSync(folder, user.uid, user.uid)
}
