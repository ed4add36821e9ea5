// Puts the compiled reading process into one file. It is started for every uploaded file, and
// opening its some hundred modules one by one took half of its computing. `--watch` does it again
// at every change.
// @ts-check
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const folder = 'server/dist/outside/workbook'

await build({
  root: fileURLToPath(new URL('..', import.meta.url)),
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  // Large libraries for a few kinds of file are opened where one comes.
  ssr: { noExternal: true, external: ['pdfjs-dist'] },
  build: {
    ssr: `${folder}/child.js`,
    outDir: folder,
    emptyOutDir: false,
    target: 'node20',
    watch: process.argv.includes('--watch') ? {} : null,
    rolldownOptions: { output: { entryFileNames: 'reader.js' } },
  },
})
