// Builds the web: hashed files, each page's CSS with its code, and beside each text file its gzip
// and brotli twin for the server.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'
import { begin } from './begin-plugin.ts'
import { insideOf, readChunks } from './built-chunks.ts'

export default defineConfig({
  plugins: [react(), begin(), worker(), compress()],
  resolve: {
    // React has had this hook itself since 18.
    alias: [
      { find: /^use-sync-external-store\/shim\/index\.js$/, replacement: 'react' },
      // Only the icons of lucide-react import this.
      {
        find: /^\.\.\/createLucideIcon\.mjs$/,
        replacement: join(import.meta.dirname, 'src/ui/create-icon.ts'),
      },
    ],
    conditions: ['plimsoll-source', ...defaultClientConditions],
  },
  build: {
    target: 'es2023',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // A page comes together with what it imports. The lists of what a page fetches later weighed
      // more than they saved.
      resolveDependencies: (_file, imports, { hostId }) =>
        imports.filter((name) =>
          hostId.includes('/i-') ? !name.includes('/i-') : name.endsWith('.css'),
        ),
    },
    rolldownOptions: {
      output: {
        // Every file that names another one carries its name, which doesn't compress, so it is short.
        entryFileNames: 'assets/i-[hash:7].js',
        chunkFileNames: ({ name }) =>
          beginning.includes(name) ? 'assets/i-[hash:7].js' : 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        codeSplitting: { groups: fewFiles() },
      },
    },
  },
  server: { port: 4001, proxy: { '/api': 'http://127.0.0.1:4000' } },
})

/** What the page begins with. No list of what a part needs names it again. */
const beginning = ['rolldown-runtime', 'react', 'shapes', 'start']

/**
 * Groups what many pages share into a few files: small files compress badly, and the entry file has
 * to list every one of them. What only some pages share is left to the bundler.
 */
function fewFiles() {
  return [
    {
      // Half of the entry file, fetched beside it: on a slow connection each file starts slowly.
      name: 'react',
      test: /rolldown.runtime|node_modules.(react|react-dom|scheduler)\/|src.react-root\./,
      priority: 5,
    },
    {
      // Makes the shapes of calls; begin.js runs it in a task of its own.
      name: 'shapes',
      test: /node_modules.zod\/|contract.src.(wire|endpoint|failure)\./,
      priority: 5,
    },
    { name: 'start', tags: ['$initial' as const], priority: 4 },
    {
      // Every page calls the server.
      name: 'start',
      test: /@tanstack(?!.*(?:utation|nfinite|virtual))|contract.src.(wire|endpoint|account)\.|features.account.queries\./,
      priority: 3,
    },
    {
      name: 'inside',
      test: /src.app.Shell\.|src.ui.(Skeleton|PageHead|Banner|Chip|Card|EmptyState|ErrorState|Segmented)\.|src.format.(date|amount)\.|log-event|lucide-react.*icons.(plus|upload|check|chevron-right)\.mjs|app.PageTabs\./,
      priority: 2,
    },
    { name: 'long-lists', test: /@tanstack.*nfinite/, priority: 2 },
    { name: 'typed-amount', test: /domain.src.typed-amount\./, priority: 2 },
    {
      name: 'sources',
      test: /contract.src.sources\.|features.sources.(queries|accounts)\.|oreign-?[aA]ccounts\./,
      priority: 1,
    },
    { name: 'outlook', test: /contract.src.outlook\./, priority: 2 },
    { name: 'facts', test: /dashboard.facts\.|format.range-words\./, priority: 1 },
    {
      name: 'figures',
      test: /contract.src.cashflow\.|features.cashflow.(queries|UnderBuffer)\./,
      priority: 1,
    },
    {
      name: 'search',
      test: /ui.form.SearchBox\.|lucide-react.*sliders-horizontal\.mjs/,
      priority: 1,
    },
    {
      name: 'books',
      test: /features.transactions.(proof|queries|keys|label-words|merchants|list.filters|sort.queue-counts)\.|contract.src.(changes|suggestions|transactions|edits|categories)\./,
      priority: 1,
    },
    {
      name: 'sales',
      test: /domain.src.sales.status\.|features.sales.(update-failed|keys)\.|app.SalesTabs\./,
      priority: 1,
    },
    {
      name: 'sign-in',
      test: /account.(AuthCard|Providers|sign-in)\.|contract.src.sign-in\./,
      priority: 1,
    },
  ]
}

// The pages that are opened first, with what they fetch once they stand.
const keptPages = [
  'index.html',
  'src/pages/DashboardPage.tsx',
  'src/pages/CashFlowPage.tsx',
  'src/pages/CashManagementPage.tsx',
]

// What is fetched late on every page, and wanted without a connection too.
const keptParts = ['src/app/UserMenu.tsx', 'src/app/ShellOverlays.tsx', 'src/ui/Toasts.tsx']

/** Writes the service worker with the files of the pages that open without a connection. */
function worker(): Plugin {
  return {
    name: 'worker',
    apply: 'build',
    closeBundle() {
      const folder = join(import.meta.dirname, 'dist')
      const chunks = readChunks(folder)
      const kept = new Set<string>()
      const keep = (name: string, lazily: boolean) => {
        const chunk = chunks[name]
        if (!chunk) throw new Error(`The build has no ${name}, which opens without a connection.`)
        for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])])
          kept.add(`/${file}`)
        for (const other of chunk.imports ?? []) keep(other, false)
        if (lazily) for (const other of chunk.dynamicImports ?? []) keep(other, false)
      }
      keep(insideOf(chunks), false)
      for (const name of keptParts) keep(name, false)
      for (const name of keptPages) keep(name, name.startsWith('src/pages/'))
      const files = [...kept, '/begin.js', '/plimsoll.svg'].sort()
      const page = readFileSync(join(folder, 'index.html'), 'utf8')
      const version = createHash('sha256')
        .update(`${page} ${files.join(' ')}`)
        .digest('hex')
        .slice(0, 12)
      const source = readFileSync(join(import.meta.dirname, 'worker.js'), 'utf8')
      writeFileSync(
        join(folder, 'worker.js'),
        source
          .replace("'/*files*/'", files.map((file) => `'${file}'`).join(', '))
          .replace('/*version*/', version),
      )
    },
  }
}

function compress(): Plugin {
  return {
    name: 'compress',
    apply: 'build',
    closeBundle() {
      const folder = join(import.meta.dirname, 'dist')
      const assets = readdirSync(join(folder, 'assets')).map((file) => join('assets', file))
      for (const file of ['index.html', 'begin.js', ...assets]) {
        if (!/\.(html|js|css|svg)$/.test(file)) continue
        const bytes = readFileSync(join(folder, file))
        writeFileSync(join(folder, `${file}.gz`), gzipSync(bytes, { level: 9 }))
        writeFileSync(join(folder, `${file}.br`), brotliCompressSync(bytes))
      }
    },
  }
}
