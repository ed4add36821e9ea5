// kill -9 at any moment: of the application, of the database, of both, and during the very first
// start. What was acknowledged is there afterwards, and the next start always works. KILL_ROUNDS
// asks for more rounds.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  type Application,
  killApplication,
  killLeftovers,
  killRounds,
  makeFolder,
  postmasterOf,
  removeFolder,
  startApplication,
  stopApplication,
  until,
} from '../../testing/embedded-world.ts'
import { exists, listProcesses } from './processes.ts'

let folder: string
let dataDir: string
let sideFile: string
beforeEach(() => {
  folder = makeFolder()
  dataDir = join(folder, 'data')
  sideFile = join(folder, 'noted')
})
afterEach(async () => {
  await killLeftovers()
  removeFolder(folder)
})

const linesOf = () => (existsSync(sideFile) ? readFileSync(sideFile, 'utf8').split('\n').length : 0)

async function startAndWrite(): Promise<Application> {
  const before = linesOf()
  const application = startApplication(dataDir, { sideFile })
  expect(await application.firstWord).toMatchObject({ lost: 0 })
  await until(() => linesOf() > before + 5)
  await sleep(Math.random() * 100)
  return application
}

async function endInOrder(): Promise<void> {
  const application = startApplication(dataDir, { sideFile })
  expect(await application.firstWord).toMatchObject({ lost: 0 })
  expect(await stopApplication(application)).toBe(0)
}

async function watchdogOf(pid: number): Promise<number> {
  const mark = `plimsoll-watchdog\0${pid}\0`
  const found = (await listProcesses()).find(({ command }) => command.includes(mark))
  if (!found) throw new Error(`no watchdog of ${pid}`)
  return found.pid
}

describe('kill -9', { timeout: 20_000 * killRounds }, () => {
  it('of the application loses nothing, and its database stops by itself', async () => {
    for (let round = 0; round < killRounds; round++) {
      const application = await startAndWrite()
      const database = postmasterOf(dataDir)
      await killApplication(application)
      if (round === 0) await until(() => !exists(database))
    }
    await endInOrder()
  })

  it('of the application and its watchdog leaves a database that the next start stops', async () => {
    for (let round = 0; round < killRounds; round++) {
      const application = await startAndWrite()
      process.kill(await watchdogOf(postmasterOf(dataDir)), 'SIGKILL')
      await killApplication(application)
      expect(exists(postmasterOf(dataDir))).toBe(true)
    }
    await endInOrder()
  })

  it('of the database loses nothing, and the application goes on by itself', async () => {
    const application = await startAndWrite()
    for (let round = 0; round < killRounds; round++) {
      const database = postmasterOf(dataDir)
      process.kill(database, 'SIGKILL')
      await until(() => ![0, database].includes(postmasterOf(dataDir)))
      const before = linesOf()
      await until(() => linesOf() > before + 5)
    }
    expect(await stopApplication(application)).toBe(0)
    await endInOrder()
  })

  it('of the application and the database loses nothing', async () => {
    for (let round = 0; round < killRounds; round++) {
      const application = await startAndWrite()
      process.kill(postmasterOf(dataDir), 'SIGKILL')
      await killApplication(application)
    }
    await endInOrder()
  })

  it('during the very first start leaves nothing that hinders the next', async () => {
    for (let round = 0; round < killRounds; round++) {
      const application = startApplication(dataDir)
      await sleep(150 + Math.random() * 1200)
      await killApplication(application)
      if (round % 2 === 0) continue
      await endInOrder()
      removeFolder(dataDir)
      removeFolder(sideFile)
    }
    await endInOrder()
    await endInOrder()
    expect(readdirSync(dataDir).filter((name) => name.includes('draft'))).toEqual([])
  })
})
