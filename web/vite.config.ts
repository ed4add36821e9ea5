// Builds the web: hashed files, each page's CSS with its code, and beside each text file its gzip and brotli twin for the server.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'

export default defineConfig({
  plugins: [withoutUnread(), react(), tailwindcss(), compress()],
  resolve: {
    // Small stand-ins for parts of libraries of which the browser needs little (decision 0012).
    alias: [
      { find: /^zod\/mini$/, replacement: own('api/reader.ts') },
      { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: own('ui/make-icon.ts') },
      // React has had it itself since 18.
      { find: /^use-sync-external-store\/shim\/index\.js$/, replacement: 'react' },
    ],
    conditions: ['plimsoll-source', ...defaultClientConditions],
  },
  build: {
    target: 'es2023',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: fewFiles() } } },
  },
  server: { port: 4001, proxy: { '/api': 'http://127.0.0.1:4000' } },
})

/**
 * Few files that many pages share instead of many small ones: compression finds little in a small file, and every name of one
 * stands in the first. What only some pages share is left to the bundler.
 */
function fewFiles() {
  return [
    { name: 'start', tags: ['$initial' as const], priority: 4 },
    {
      name: 'calls',
      test: /@tanstack(?!.*(?:utation|nfinite|virtual))|contract.src.(wire|endpoint|account)\.|features.account.queries\./,
      priority: 3,
    },
    {
      name: 'inside',
      test: /src.app.Shell\.|src.ui.(Skeleton|PageHead|Banner|Chip|Card|EmptyState|ErrorState|Segmented)\.|src.format.(date|amount)\.|log-event|lucide-react.*(plus|upload)\./,
      priority: 2,
    },
    {
      name: 'sign-in',
      test: /account.(AuthCard|Providers|sign-in)\.|contract.src.sign-in\./,
      priority: 1,
    },
  ]
}

/** What nobody reads in a browser: the summaries of endpoints, which are for OpenAPI, and the keys in lucide's drawings. */
function withoutUnread(): Plugin {
  const unread = [
    { of: /contract.src./, part: /\bsummary:\s*(?:'[^'\n]*'|"[^"\n]*"),/g },
    { of: /lucide-react.dist.esm.icons/, part: /,\s*key: "\w*"/g },
  ]
  return {
    name: 'without-unread',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      const found = unread.find(({ of }) => of.test(id))
      return found ? { code: code.replace(found.part, ''), map: null } : null
    },
  }
}

function own(path: string): string {
  return join(import.meta.dirname, 'src', path)
}

function compress(): Plugin {
  return {
    name: 'compress',
    apply: 'build',
    closeBundle() {
      const folder = join(import.meta.dirname, 'dist', 'assets')
      for (const file of readdirSync(folder).filter((name) => /\.(js|css|svg)$/.test(name))) {
        const bytes = readFileSync(join(folder, file))
        writeFileSync(join(folder, `${file}.gz`), gzipSync(bytes, { level: 9 }))
        writeFileSync(join(folder, `${file}.br`), brotliCompressSync(bytes))
      }
    },
  }
}
