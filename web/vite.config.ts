// Builds the web: hashed files, each page's CSS with its code, and beside each text file its gzip and brotli twin for the server.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'

export default defineConfig({
  plugins: [react(), tailwindcss(), compress()],
  resolve: {
    // The contract's schemas are read by our own small reader in the browser (decision 0012).
    alias: [{ find: /^zod\/mini$/, replacement: join(import.meta.dirname, 'src/api/reader.ts') }],
    conditions: ['plimsoll-source', ...defaultClientConditions],
  },
  build: { target: 'es2023', manifest: true, assetsInlineLimit: 0 },
  server: { port: 4001, proxy: { '/api': 'http://127.0.0.1:4000' } },
})

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
