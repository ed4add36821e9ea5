// Builds the web: hashed files, each page's CSS with its code, and beside each text file its gzip and brotli twin for the server.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'

export default defineConfig({
  plugins: [react(), compress()],
  resolve: {
    // React has had this hook itself since 18.
    alias: [{ find: /^use-sync-external-store\/shim\/index\.js$/, replacement: 'react' }],
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
 * Groups what many pages share into a few files: small files compress badly, and the entry file has to list every one of them.
 * What only some pages share is left to the bundler.
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
