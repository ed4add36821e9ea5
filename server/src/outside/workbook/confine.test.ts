// What the reading process cannot do, tried from inside it. The measures of Linux; other platforms
// have fewer.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { confinedCommand } from './confine.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plimsoll-confined-'))
  writeFileSync(join(folder, 'statement.csv'), 'the one file')
  writeFileSync(join(folder, 'secrets.key'), 'not for readers')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// The probe stands in for the child: it is started just as the child is, and reports what it could
// do.
const probe = `
  import { readFileSync, writeFileSync } from 'node:fs'
  import { spawnSync } from 'node:child_process'
  import { getPriority, networkInterfaces } from 'node:os'
  const attempt = (work) => { try { return String(work()) } catch (error) { return error.code ?? 'failed' } }
  const folder = process.argv.at(-1)
  console.log(JSON.stringify({
    own: attempt(() => readFileSync(folder + '/statement.csv', 'utf8')),
    secret: attempt(() => readFileSync(folder + '/secrets.key', 'utf8')),
    write: attempt(() => writeFileSync(folder + '/left-behind', 'x')),
    start: attempt(() => spawnSync('true').error?.code ?? 'started'),
    priority: getPriority(),
    interfaces: Object.keys(networkInterfaces()),
    environment: Object.keys(process.env).filter((name) => !['TZ', 'PWD', 'OLDPWD', '_', 'SHLVL'].includes(name)),
  }))
`

function runProbe() {
  // Where the compiled child stands, so that the same code may be read.
  const beside = new URL('../../../dist/outside/workbook/', import.meta.url)
  const module = fileURLToPath(new URL('confinement-probe.mjs', beside))
  writeFileSync(module, probe)
  try {
    const { file, args } = confinedCommand({
      module,
      path: join(folder, 'statement.csv'),
      nodeArgs: ['--max-old-space-size=256'],
    })
    const run = spawnSync(file, [...args, folder], { env: { TZ: 'UTC' }, encoding: 'utf8' })
    return JSON.parse(run.stdout)
  } finally {
    rmSync(module)
  }
}

describe.runIf(process.platform === 'linux')('the reading process on Linux', () => {
  test('reads its own code and the one file, writes nothing, starts nothing, knows no secret', () => {
    expect(runProbe()).toMatchObject({
      own: 'the one file',
      secret: 'ERR_ACCESS_DENIED',
      write: 'ERR_ACCESS_DENIED',
      start: 'ERR_ACCESS_DENIED',
      environment: [],
    })
  })

  test('runs behind everything else, and without a network where namespaces are allowed', () => {
    const { priority, interfaces } = runProbe()
    expect(priority).toBeGreaterThanOrEqual(5)
    const isAllowed =
      spawnSync('unshare', ['--user', '--map-current-user', '--net', 'true']).status === 0
    if (isAllowed) expect(interfaces).toEqual([])
  })

  test('is bound in memory, computing and files before it begins', () => {
    const { file, args } = confinedCommand({ module: '', path: '', nodeArgs: [] })
    const nodeAt = args.indexOf(process.execPath)
    const shown = spawnSync(file, [...args.slice(0, nodeAt), 'cat', '/proc/self/limits'], {
      encoding: 'utf8',
    }).stdout
    const limitOf = (name: string) => new RegExp(`${name}\\s+(\\S+)`).exec(shown)?.[1]
    expect(limitOf('Max cpu time')).toBe('35')
    expect(limitOf('Max data size')).toBe(String(1024 ** 3))
    expect(limitOf('Max file size')).toBe('0')
    expect(limitOf('Max open files')).toBe('64')
  })
})
