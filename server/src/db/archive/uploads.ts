// Brings back uploaded files beside the ones that are there, and removes those only after the
// commit. Names are made by the server and never used twice, so at every moment each row of the
// database finds its file, whatever is killed when.
import { randomUUID } from 'node:crypto'
import { closeSync, mkdirSync, openSync, readdirSync, renameSync, rmSync, writeSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { Problem } from '@plimsoll/domain/problem'
import { sync, syncTree } from '../embedded/durable.ts'

const draftName = /^uploads\.draft-/

/** Files arrive in a draft folder, are then added to the uploads, and replace what was there. */
export class UploadsRestorer {
  readonly #dataDir: string
  readonly #folder: string
  readonly #draft: string
  readonly #names = new Set<string>()

  constructor(dataDir: string) {
    this.#dataDir = dataDir
    this.#folder = join(dataDir, 'uploads')
    this.#draft = join(dataDir, `uploads.draft-${randomUUID()}`)
    this.close() // what a killed restore left
    mkdirSync(this.#draft, { recursive: true, mode: 0o700 })
  }

  /** Takes one file, by its path below the uploads. */
  open(name: string): { write(data: Buffer): Promise<void>; end(): Promise<void> } {
    const isInside = name
      .split('/')
      .every((step) => /^[^\\:\0]+$/.test(step) && !/^\.\.?$/.test(step))
    if (!isInside)
      throw new Problem('unusable', `The backup holds a file of a strange name: ${name}.`)
    const path = join(this.#draft, name)
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    const handle = openSync(path, 'wx', 0o600)
    this.#names.add(name)
    return {
      async write(data) {
        for (let from = 0; from < data.length; ) from += writeSync(handle, data, from)
      },
      async end() {
        closeSync(handle)
      },
    }
  }

  /** Before the commit: the files stand beside the old ones. */
  addAll(): void {
    syncTree(this.#draft)
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 })
    for (const name of this.#names) {
      const path = join(this.#folder, name)
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
      renameSync(join(this.#draft, name), path)
      sync(dirname(path))
    }
    sync(this.#folder)
  }

  /** After the commit: files that the backup does not know go. */
  removeOthers(): void {
    for (const entry of readdirSync(this.#folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name)
      const name = relative(this.#folder, path).split(sep).join('/')
      if (!entry.isDirectory() && !this.#names.has(name)) rmSync(path)
    }
  }

  close(): void {
    for (const name of readDrafts(this.#dataDir))
      rmSync(join(this.#dataDir, name), { recursive: true, force: true })
  }
}

function readDrafts(dataDir: string): string[] {
  try {
    return readdirSync(dataDir).filter((name) => draftName.test(name))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
