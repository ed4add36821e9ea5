// Starts the reading process with an empty environment, confined by the system, watches its memory
// and its time, and kills it when either runs out.
import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { confinedCommand } from './confine.ts'
import { computeMs, heapMib, residentBytesMax, wallMs, watchMs } from './limits.ts'
import type { ReadRequest } from './messages.ts'

/**
 * Why a child ended: by itself, or killed for its memory or its time, or stopped because nobody
 * listens any more.
 */
export type ChildEnd = {
  readonly why: 'ended' | 'memory' | 'time' | 'stopped'
  readonly code: number | null
}

/** A running reader: its output, how it ends, and the way to stop it. */
type WatchedChild = {
  readonly output: NodeJS.ReadableStream
  readonly ended: Promise<ChildEnd>
  readonly stop: () => void
}

/** How long a child may live and compute, and how much memory it may take. */
export type ChildCaps = {
  readonly wallMs: number
  readonly computeMs: number
  readonly residentBytesMax: number
}

const pageBytes = 4096
const tickMs = 10 // Linux counts a process's computing in hundredths of a second

/**
 * Starts a child on one request. On a system without /proc the heap cap and the clock alone guard
 * it.
 */
export function startChild(
  request: ReadRequest,
  caps: ChildCaps = { wallMs, computeMs, residentBytesMax },
): WatchedChild {
  const { file, args } = confinedCommand({
    module: childPath(),
    path: request.path,
    nodeArgs: [`--max-old-space-size=${heapMib}`],
  })
  const child = spawn(file, args, {
    env: { TZ: 'UTC' },
    stdio: ['pipe', 'pipe', 'ignore'],
    detached: process.platform !== 'win32', // a process group of its own, which is killed whole
  })
  let why: ChildEnd['why'] = 'ended'
  const kill = (reason: ChildEnd['why']) => {
    if (why === 'ended') why = reason
    killGroup(child)
  }
  const clock = setTimeout(() => kill('time'), caps.wallMs)
  const watch = setInterval(() => {
    if (residentBytes(child) > caps.residentBytesMax) kill('memory')
    else if (computedMs(child) > caps.computeMs) kill('time')
  }, watchMs)
  const ended = new Promise<ChildEnd>((resolve) => {
    const finish = (code: number | null, signal: NodeJS.Signals | null) => {
      clearTimeout(clock)
      clearInterval(watch)
      // V8 aborts the process itself when its heap is full; its output has ended by then, so it may
      // seem to be stopped.
      const isOurs = signal === null || (signal === 'SIGKILL' && why !== 'ended')
      resolve({ why: isOurs ? why : 'memory', code })
    }
    child.once('close', finish)
    child.once('error', () => finish(-1, null))
  })
  child.stdin?.on('error', () => undefined) // the child may die before it has read its request
  child.stdin?.end(JSON.stringify(request))
  return { output: child.stdout as NodeJS.ReadableStream, ended, stop: () => kill('stopped') }
}

function killGroup(child: ChildProcess): void {
  try {
    if (process.platform !== 'win32' && child.pid) process.kill(-child.pid, 'SIGKILL')
    else child.kill('SIGKILL')
  } catch {
    child.kill('SIGKILL') // the group is gone already, or not yet there
  }
}

function residentBytes(child: ChildProcess): number {
  try {
    const pages = readFileSync(`/proc/${child.pid}/statm`, 'utf8').split(' ')[1]
    return Number(pages) * pageBytes
  } catch {
    return 0
  }
}

// The fields behind the name in brackets: user and system time are the 14th and 15th of the line.
function computedMs(child: ChildProcess): number {
  try {
    const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) * tickMs
  } catch {
    return 0
  }
}

// Node runs the compiled child, which the build puts into one file. From sources, as in tests, it
// stands in the build beside them.
function childPath(): string {
  const here = import.meta.url
  const near = here.endsWith('.js') ? './reader.js' : '../../../dist/outside/workbook/reader.js'
  return fileURLToPath(new URL(near, here))
}
