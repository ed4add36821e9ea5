// The format of a backup: one gzip stream of frames, each a kind (one byte), a length (four bytes,
// big-endian) and a payload. A header, then parts (begin, data…, end) for tables and uploaded
// files, then the end. Each part's end carries its rows, bytes and SHA-256, and the last frame the
// SHA-256 of those ends: a file cut short anywhere is recognised.
import * as z from 'zod/mini'

/** The format that this version writes, and the only one it reads. */
export const formatVersion = 1

/** The kinds of frames. */
export const kinds = { header: 0x48, begin: 0x42, data: 0x44, end: 0x45, finish: 0x5a } as const

/** No frame is longer; a longer one is damage. */
export const frameBytesMax = 16 * 1024 * 1024

const tableShape = z.object({ name: z.string(), columns: z.array(z.string()) })
const count = z.int().check(z.gte(0))

/** What a backup says of itself first. Tables stand in an order in which they can be loaded. */
export const headerShape = z.object({
  format: z.literal(formatVersion),
  app: z.string(),
  madeAt: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(tableShape),
})
/**
 * What a part holds: the rows of a table in COPY's text format, or an uploaded file by its path
 * below `uploads`.
 */
export const beginShape = z.object({ kind: z.enum(['table', 'file']), name: z.string() })
/** What a part held. `rows` is 0 for files. */
export const endShape = z.object({ rows: count, bytes: count, sha256: z.string() })
/** How many parts there were, and the SHA-256 of their ends. */
export const finishShape = z.object({ parts: count, sha256: z.string() })

export type Header = z.infer<typeof headerShape>
export type TableHeader = z.infer<typeof tableShape>
export type Begin = z.infer<typeof beginShape>
export type End = z.infer<typeof endShape>
