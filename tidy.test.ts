// The walls of the house. Reads every module's imports as text; a message names the file, the rule
// and the cure.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'

const rooms = ['domain', 'contract', 'server', 'web', 'sandbox-bank'] as const
type Room = (typeof rooms)[number]
type Module = { file: string; room: Room; text: string; imports: string[] }

const modules = rooms.flatMap(readRoom)
const source = modules.filter(({ file }) => !/\.test\.tsx?$|\/testing\//.test(file))

/** What each room may import besides itself. `node:` and packages are distinguished below. */
const roomsSeen: Record<Room, readonly Room[]> = {
  domain: [],
  contract: ['domain'],
  server: ['domain', 'contract'],
  web: ['domain', 'contract'],
  // It stands for somebody else's house: it sees nobody, and nobody sees it.
  'sandbox-bank': [],
}

/**
 * The words, in their order: on the server a feature may use only features to its left, and only
 * their service.
 */
const words = [
  'account',
  'alerts',
  'events',
  'sales',
  'sources',
  'transactions',
  'imports',
  'bank',
  'tax',
  'forecast',
  'cashflow',
  'analysis',
  'reports',
  'chat',
]
// The health page is about the machine, not about any word of the business.
const wordless = ['health']

/**
 * Which folders of the server may name which tables in SQL. The ledger is the books' alone; where a
 * feature's own table can only be joined with the ledger in one statement, the statement stands
 * with the one that owns more of it.
 */
const tableOwners: readonly { tables: readonly string[]; folders: readonly string[] }[] = [
  {
    tables: [
      'transaction',
      'transaction_split',
      'removed_transaction',
      'booked_transaction',
      'whole_transaction',
      'split_line',
      'staged_row',
      'staged_account',
      'upload_words',
      'words_due',
      'merchant',
      'merchant_alias',
      'merchant_memory',
      'balance_statement',
      'total_day',
      'total_month',
      'total_account_day',
      'change',
      'change_row',
      'own_category',
      'category_setting',
      'transaction_rule',
    ],
    folders: ['books'],
  },
  // A bank's accounts are shown with the name of the account of the books that each of them is.
  { tables: ['account'], folders: ['books', 'features/bank'] },
  // Rows of banks are compared with the ledger in one statement, and an account that a bank feeds
  // is not dropped.
  { tables: ['bank_transaction'], folders: ['features/bank', 'books/bank-rows', 'books/posting'] },
  {
    tables: ['bank_account', 'bank_connection'],
    folders: ['features/bank', 'features/sources', 'books/accounts', 'books/posting'],
  },
  {
    tables: ['bank_pending', 'bank_attempt', 'bank_user'],
    folders: ['features/bank', 'books/bank-rows'],
  },
  { tables: ['bank_sync'], folders: ['features/bank', 'features/sources'] },
  // A row of the ledger names the file that it came from, and verify looks for rows without one.
  { tables: ['upload'], folders: ['features/imports', 'features/sources', 'books'] },
  { tables: ['layout_memory'], folders: ['features/imports'] },
]

test('the walls were checked over the whole house', () => {
  for (const room of rooms)
    expect(source.filter((module) => module.room === room).length).toBeGreaterThan(5)
})

describe('who may import whom', () => {
  test('rooms see only the rooms they may', () => {
    const broken = source.flatMap(({ file, room, imports }) =>
      imports
        .flatMap((name) => /^@plimsoll\/([\w-]+)/.exec(name)?.[1] ?? [])
        .filter((seen) => seen !== room && !roomsSeen[room].includes(seen as Room))
        .map(
          (seen) =>
            `${file} imports ${seen}: move what it needs to ${roomsSeen[room].join(' or ') || 'its own room'}.`,
        ),
    )
    expect(broken).toEqual([])
  })

  test('the domain is pure: no package, no node, no clock, no chance, no network', () => {
    const broken = source
      .filter(({ room }) => room === 'domain')
      .flatMap(({ file, text, imports }) => [
        ...imports
          .filter((name) => !name.startsWith('.'))
          .map((name) => `${file} imports ${name}: pass in what it gives.`),
        ...['Date.now', 'new Date()', 'Math.random', 'performance.now', 'fetch(', 'process.']
          .filter((word) => text.includes(word))
          .map((word) => `${file} uses ${word}: pass the day or the number in.`),
      ])
    expect(broken).toEqual([])
  })

  test('the contract imports the domain and zod/mini alone', () => {
    const broken = source
      .filter(({ room }) => room === 'contract')
      .flatMap(({ file, imports }) =>
        imports
          .filter((name) => !/^\.|^@plimsoll\/domain\/|^zod\/mini$/.test(name))
          .map((name) => `${file} imports ${name}: the browser pays for it.`),
      )
    expect(broken).toEqual([])
  })

  test('no file reaches into another room by a path', () => {
    const broken = source.flatMap(({ file, room, imports }) =>
      imports
        .filter(
          (name) =>
            name.startsWith('.') && !normalize(join(dirname(file), name)).startsWith(`${room}/`),
        )
        .map((name) => `${file} imports ${name}: import @plimsoll/<room>/<file> instead.`),
    )
    expect(broken).toEqual([])
  })

  test('a feature of the server uses only features to its left', () => {
    const broken = source.flatMap(({ file, imports }) => {
      const own = featureOf('server', file)
      if (!own) return []
      return imports
        .filter((name) => name.startsWith('.'))
        .flatMap((name) => featureOf('server', normalize(join(dirname(file), name))) ?? [])
        .filter((used) => used !== own && words.indexOf(used) > words.indexOf(own))
        .map(
          (used) => `${file} uses ${used}, which stands to its right: turn the dependency round.`,
        )
    })
    expect(broken).toEqual([])
  })

  test('a feature of the server is used through its service alone', () => {
    const broken = source.flatMap(({ file, imports }) => {
      const own = featureOf('server', file)
      if (!own) return []
      return imports
        .filter((name) => name.startsWith('.'))
        .map((name) => normalize(join(dirname(file), name)))
        .filter((used) => (featureOf('server', used) ?? own) !== own)
        .filter((used) => !used.endsWith('/service.ts'))
        .map((used) => `${file} imports ${used}: let its service.ts offer it.`)
    })
    expect(broken).toEqual([])
  })

  test('the books know no feature: features call them', () => {
    const broken = source
      .filter(({ file }) => file.startsWith('server/src/books/'))
      .flatMap(({ file, imports }) =>
        imports
          .filter((name) => name.startsWith('.'))
          .map((name) => normalize(join(dirname(file), name)))
          .filter((used) => featureOf('server', used) !== null)
          .map((used) => `${file} imports ${used}: pass in what the books need of it.`),
      )
    expect(broken).toEqual([])
  })

  test('every feature bears a word of the business', () => {
    const unknown = source.flatMap(({ file }) => {
      const feature = featureOf('server', file) ?? featureOf('web', file)
      return feature && ![...words, ...wordless].includes(feature)
        ? [`${file}: the word ${feature} needs a decision page.`]
        : []
    })
    expect(unknown).toEqual([])
  })

  test('no feature of the web imports another', () => {
    const broken = source.flatMap(({ file, imports }) => {
      const own = featureOf('web', file)
      return imports
        .filter((name) => name.startsWith('.'))
        .flatMap((name) => featureOf('web', normalize(join(dirname(file), name))) ?? [])
        .filter((used) => own && used !== own)
        .map((used) => `${file} imports the feature ${used}: mix them in a page.`)
    })
    expect(broken).toEqual([])
  })
})

describe('where things live', () => {
  const outsideOf = (room: Room, places: RegExp, needle: RegExp, cure: string) =>
    source
      .filter(
        (module) => module.room === room && !places.test(module.file) && needle.test(module.text),
      )
      .map(({ file }) => `${file}: ${cure}`)

  test('SQL stands in stores and in db/', () => {
    const needle = /\bsql`|\bsql<|\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\.query[(<]/
    expect(outsideOf('server', /store\.ts$|\/db\//, needle, 'move the SQL to a store.ts.')).toEqual(
      [],
    )
  })

  test('a table is named in the SQL of its owners alone', () => {
    const stores = source.filter(
      ({ file }) => file.startsWith('server/src/') && file.endsWith('store.ts'),
    )
    const broken = stores.flatMap(({ file, text }) =>
      tablesIn(text)
        .filter((table) => tableOwners.some(({ tables }) => tables.includes(table)))
        .filter(
          (table) =>
            !tableOwners.some(
              ({ tables, folders }) =>
                tables.includes(table) &&
                folders.some((folder) => file.startsWith(`server/src/${folder}/`)),
            ),
        )
        .map((table) => `${file} names the table ${table}: call the room that owns it.`),
    )
    expect(broken).toEqual([])
  })

  test('process.env is read in env.ts alone', () => {
    expect(
      outsideOf('server', /server\/src\/env\.ts$/, /process\.env/, 'take it from env.ts.'),
    ).toEqual([])
    expect(
      outsideOf('sandbox-bank', /\/src\/env\.ts$/, /process\.env/, 'take it from env.ts.'),
    ).toEqual([])
  })

  test('the network is used in outside/ and api/ alone', () => {
    const needle = /\bfetch\(|\bnew WebSocket\(|\bnew XMLHttpRequest\(/
    expect(outsideOf('web', /web\/src\/api\//, needle, 'go through api/call.ts.')).toEqual([])
    expect(outsideOf('server', /\/outside\//, needle, 'move it to outside/.')).toEqual([])
    expect(
      outsideOf('sandbox-bank', /\/webhooks\/deliver\.ts$/, needle, 'let deliver.ts send it.'),
    ).toEqual([])
  })

  test('nobody divides by a hundred but the money files (and centuries, and pixels)', () => {
    const broken = source
      .filter(
        ({ file }) =>
          !/domain\/src\/(money|amount-words|calendar|holidays)\.ts$|web\/src\/ui\/chart\/|sandbox-bank\/src\/books\/amount\.ts$/.test(
            file,
          ),
      )
      .flatMap(({ file, text }) =>
        text
          .split('\n')
          .flatMap((line, i) =>
            /\/ 100\b(?!_)/.test(line) && !line.trim().startsWith('//') ? [`${file}:${i + 1}`] : [],
          ),
      )
    expect(broken).toEqual([])
  })

  test('files are named the way files are named, and open with a comment', () => {
    const broken = source.flatMap(({ file, text }) => {
      const name = file.split('/').at(-1) ?? ''
      const named = name.endsWith('.tsx')
        ? /^([A-Z]\w*|main|routes)\.tsx$/
        : /^[a-z0-9]+([.-][a-z0-9]+)*\.ts$/
      return [
        ...(named.test(name) ? [] : [`${file}: rename it to kebab-case.ts or PascalCase.tsx.`]),
        ...(/^\s*(\/\/|\/\*)/.test(text)
          ? []
          : [`${file}: open it with a sentence on what it is for.`]),
      ]
    })
    expect(broken).toEqual([])
  })

  test('there are no drawers', () => {
    const drawers = source.filter(({ file }) =>
      /\/(utils?|helpers?|common|managers?|base|misc)(\/|\.ts)/.test(file),
    )
    expect(drawers.map(({ file }) => file)).toEqual([])
  })
})

/** Names and words that say nothing to a reader, with what to write instead. `docs/glossary.md` has the terms. */
const betterNames: Readonly<Record<string, string>> = {
  of: 'a noun for what it is: account, input, context',
  given: 'input, options',
  one: 'each, or what it is: account, payment',
  whose: 'owner',
  told: 'reply, reported, notified',
  said: 'input, forecast, expected',
  asked: 'request, query',
  hear: 'decode',
  heard: 'message, output',
  sought: 'search',
  Of: 'a noun for what it is',
  Given: 'Input, Options',
  One: 'a noun for what it is',
  Told: 'Reply, Input, Message',
  Said: 'Input, Snapshot',
  Asked: 'Request, Query',
  Known: 'Evidence, Context, Input',
  Heard: 'RouteInput, Message',
}
const betterWords: Readonly<Record<string, string>> = {
  anew: 'again',
  nought: 'zero',
  foretell: 'forecast',
  foretold: 'forecast',
  freak: 'outlier',
  freaks: 'outliers',
  sayings: 'snapshots',
  heed: 'follow',
  told: 'reported, notified or shown',
}
// A call with its body stands on a line of its own, and so does what a tool reads.
const unwrapped = /\/\/ {2,}[A-Z]+ |biome-ignore/

describe('plain English', () => {
  test('names say what a value is', () => {
    const names = Object.keys(betterNames).join('|')
    const declared = new RegExp(
      `\\b(?:const|let|function|type|class|interface)\\s+(${names})\\b(?=\\s*[=:(<{])|[(,]\\s*(${names})\\??:|\\((${names})\\)\\s*=>|^\\s+(?:readonly )?(${names})\\??: [^z].*[^,]$`,
      'g',
    )
    const broken = modules.flatMap(({ file, text }) =>
      text.split('\n').flatMap((line, i) =>
        file.startsWith('contract/') ||
        /^\s*(\/\/|\*|\/\*)|kind\b.*\bof: |\.optional\(\)/.test(line)
          ? []
          : [...line.matchAll(declared)].map((match) => {
              const name = match.slice(1).find((each) => each !== undefined) ?? ''
              return `${file}:${i + 1} names something ${name}: write ${betterNames[name]}.`
            }),
      ),
    )
    expect(broken).toEqual([])
  })

  test('comments are wrapped at 100 columns', () => {
    const long = modules.flatMap(({ file, text }) =>
      text
        .split('\n')
        .flatMap((line, i) =>
          line.length > 100 && /^\s*(\/\/|\*|\/\*\*)/.test(line) && !unwrapped.test(line)
            ? [`${file}:${i + 1}`]
            : [],
        ),
    )
    expect(long).toEqual([])
  })

  test('texts use the words of the glossary', () => {
    // People do ask the assistant what something comes to “all told”.
    const words = new RegExp(`(?<!\\ball )\\b(${Object.keys(betterWords).join('|')})\\b`, 'gi')
    const broken = modules.flatMap(({ file, text }) =>
      text
        .split('\n')
        .flatMap((line, i) =>
          [...line.matchAll(words)].map(
            ([word]) => `${file}:${i + 1} says ${word}: write ${betterWords[word.toLowerCase()]}.`,
          ),
        ),
    )
    expect(broken).toEqual([])
  })
})

function readRoom(room: Room): Module[] {
  const folder = join(import.meta.dirname, room, 'src')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8')
      return {
        file: `${room}/src/${name.replaceAll('\\', '/')}`,
        room,
        text,
        imports: importsOf(text),
      }
    })
}

function importsOf(text: string): string[] {
  const found = text.matchAll(
    /(?:^|\n)\s*(?:import|export)\b[^'"`;]*?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)import\s*['"]([^'"]+)['"]/g,
  )
  return [...found].map((match) => match[1] ?? match[2] ?? match[3] ?? '')
}

function featureOf(room: Room, file: string): string | null {
  return new RegExp(`^${room}/src/features/([\\w-]+)/`).exec(file)?.[1] ?? null
}

/** The tables that a store names in SQL or to Kysely. Comments and imports are not SQL. */
function tablesIn(text: string): string[] {
  const code = text.replace(/^\s*(\/\/|\*|\/\*|import ).*$/gm, '')
  const found = code.matchAll(
    /\b(?:from|join|into|update|using)\s+(?:only\s+)?([a-z_]+)\b|(?:selectFrom|insertInto|updateTable|deleteFrom|innerJoin|leftJoin)\(\s*'([a-z_]+)|sql\.table\('([a-z_]+)'/g,
  )
  return [...new Set([...found].map((match) => match[1] ?? match[2] ?? match[3] ?? ''))]
}
