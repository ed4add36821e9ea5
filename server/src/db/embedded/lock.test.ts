// The lock of a data folder, without a database: who gets it, who is refused, what a killed owner
// leaves.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeFolder, removeFolder } from '../../testing/embedded-world.ts'
import { findOwner, takeLock } from './lock.ts'
import { type Owner, thisProcess } from './lock-owner.ts'

let home: string
beforeEach(() => {
  home = makeFolder()
})
afterEach(() => removeFolder(home))

function leaveLock(owner: Owner): string {
  const file = join(home, 'lock', '4')
  mkdirSync(join(home, 'lock'))
  writeFileSync(file, JSON.stringify(owner))
  return file
}

describe('the lock of a data folder', () => {
  it('refuses a second owner in one sentence that names the folder and the process', async () => {
    const lock = await takeLock(home, '/somewhere/data')
    await expect(takeLock(home, '/somewhere/data')).rejects.toThrow(
      `Plimsoll already runs on the data folder /somewhere/data (process ${process.pid}).`,
    )
    expect((await findOwner(home))?.pid).toBe(process.pid)
    lock.release()
  })

  it('is free again after its release', async () => {
    const first = await takeLock(home, home)
    first.release()
    expect(await findOwner(home)).toBeNull()
    const second = await takeLock(home, home)
    second.release()
    expect(readdirSync(join(home, 'lock'))).toEqual(['2'])
  })

  it('is given to exactly one of many who ask at once, also when a dead owner left it', async () => {
    const dead = spawnSync(process.execPath, ['-e', '']).pid
    leaveLock({ ...(await thisProcess()), pid: dead })
    const attempts = await Promise.allSettled(
      Array.from({ length: 20 }, () => takeLock(home, home)),
    )
    const taken = attempts.flatMap((result) =>
      result.status === 'fulfilled' ? [result.value] : [],
    )
    expect(taken).toHaveLength(1)
    taken[0]?.release()
  })

  it('passes on from a process whose id another process has today', async () => {
    leaveLock({ ...(await thisProcess()), start: 'long ago' })
    const lock = await takeLock(home, home)
    expect(readFileSync(join(home, 'lock', '5'), 'utf8')).toContain(`"pid":${process.pid}`)
    lock.release()
  })

  it('passes on from another container whose lock has stopped beating', async () => {
    const file = leaveLock({ pid: 1, start: '1', place: 'another container' })
    const before = new Date(Date.now() - 60_000)
    utimesSync(file, before, before)
    const lock = await takeLock(home, home)
    lock.release()
  })

  it('stays with another container as long as its lock beats', async () => {
    const file = leaveLock({ pid: 1, start: '1', place: 'another container' })
    const beat = setInterval(() => utimesSync(file, new Date(), new Date()), 500)
    await expect(takeLock(home, home)).rejects.toThrow('(process 1 of another container)')
    clearInterval(beat)
  })

  it('survives a lock file that is torn', async () => {
    mkdirSync(join(home, 'lock'))
    writeFileSync(join(home, 'lock', '1'), '')
    const lock = await takeLock(home, home)
    lock.release()
  })
})
