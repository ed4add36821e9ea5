// Asks the system about processes: which run, since when, with which command line. Linux answers
// from /proc, macOS through ps; Windows answers only whether a process runs. Only the Linux part
// has been run.
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'

/**
 * A running process (never a zombie) and its command line, arguments parted by NUL or, on macOS, by
 * spaces.
 */
type Running = { pid: number; command: string }

const execute = promisify(execFile)

/** Whether a process of this id exists, whoever owns it; a zombie counts. */
export function exists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * When a process started, in the system's own notation; null when it doesn't run or the system
 * doesn't say.
 */
export async function startOf(pid: number): Promise<string | null> {
  if (process.platform === 'linux') return linuxStartOf(pid)
  if (process.platform === 'win32') return null
  return execute('/bin/ps', ['-o', 'lstart=', '-p', String(pid)], { env: { LC_ALL: 'C' } }).then(
    ({ stdout }) => stdout.trim() || null,
    () => null,
  )
}

/** Everything that runs, as far as this user may see; nothing on Windows. */
export async function listProcesses(): Promise<Running[]> {
  if (process.platform === 'linux') return linuxProcesses()
  if (process.platform === 'win32') return []
  const { stdout } = await execute('/bin/ps', ['-A', '-ww', '-o', 'pid=,command='], {
    maxBuffer: 64 * 1024 * 1024,
  })
  return stdout.split('\n').flatMap((line) => {
    const match = /^\s*(\d+)\s+(.*)$/.exec(line)
    return match ? [{ pid: Number(match[1]), command: match[2] ?? '' }] : []
  })
}

/** Sends a signal; a process that is gone, or not ours, is left at that. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (!['ESRCH', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}

function linuxStartOf(pid: number): string | null {
  try {
    // The name of the program stands in brackets and may hold anything; the 22nd field is counted
    // from behind it.
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' || fields[0] === 'X' ? null : (fields[19] ?? null)
  } catch {
    return null
  }
}

function linuxProcesses(): Running[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        // A zombie's command line is empty.
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8')
        return command ? [{ pid: Number(name), command }] : []
      } catch {
        return []
      }
    })
}
