// Reads the files that a zip archive holds: each by itself, with its own caps and those of the
// archive in force, and each reported by its name. Archives in archives are not opened. Runs in the
// child process only.
import { type FileReading, joinedFiles } from '@plimsoll/domain/statement/join-files'
import { refuse } from '@plimsoll/domain/statement/refuse'
import type {
  Assumption,
  StatementRefused,
  StatementResult,
} from '@plimsoll/domain/statement/statement'
import { rowsMax, uploadBytesMax, zippedBytesMax, zippedFilesMax } from './limits.ts'
import type { Opened, ReadContext } from './read-bytes.ts'
import { Refusal, tooLarge } from './refusal.ts'
import { inflate, openZip, type Zip, type ZipEntry } from './zip.ts'

type Open = (bytes: Buffer) => Promise<Opened>
type File = { readonly name: string; readonly opened: Opened }
type LeftOut = { readonly name: string; readonly why: string }

/** The statement that an archive holds, or all of them together; `open` opens one file of it. */
export async function openFiles(bytes: Buffer, open: Open): Promise<Opened> {
  const { files, leftOut } = await filesIn(bytes, open)
  const [only] = files
  if (!only) throw new Refusal('unsupported', `${nothingIn}${listed(leftOut)}`)
  if (files.length > 1) return { grid: null, read: (context) => readAll(files, leftOut, context) }
  const noted = [readFrom(only.name), ...leftOutNote(leftOut)]
  return {
    grid: only.opened.grid,
    read: async (context) => withNotes(await only.opened.read(context), noted),
  }
}

const nothingIn = 'This zip archive holds no statement that we can read.'

async function filesIn(bytes: Buffer, open: Open): Promise<{ files: File[]; leftOut: LeftOut[] }> {
  const zip = openZip(bytes)
  zip.budget.left = zippedBytesMax
  const entries = [...zip.entries.values()].filter(({ name }) => !isOfSystem(name))
  if (entries.length > zippedFilesMax) throw tooLarge(`${zippedFilesMax} files is the limit`)
  const files: File[] = []
  const leftOut: LeftOut[] = []
  for (const entry of entries) {
    const name = shownName(entry.name)
    try {
      files.push({ name, opened: await open(await bytesOf(zip, entry)) })
    } catch (thrown) {
      // What harms the archive as a whole is no fault of one file.
      if (!(thrown instanceof Refusal) || isOfArchive(thrown)) throw thrown
      leftOut.push({ name, why: thrown.message })
    }
  }
  return { files: withNamesApart(files), leftOut }
}

function isOfArchive({ code }: Refusal): boolean {
  return code === 'unsafe' || code === 'too_large'
}

async function bytesOf(zip: Zip, entry: ZipEntry): Promise<Buffer> {
  if (entry.bytes > uploadBytesMax) throw tooLarge('one of its files has more than 50 MB')
  const pieces: Buffer[] = []
  for await (const piece of inflate(zip, entry)) pieces.push(piece)
  return Buffer.concat(pieces)
}

// Folders, and what systems put beside people's files.
function isOfSystem(name: string): boolean {
  return /\/$|(^|\/)(__MACOSX\/|\.|thumbs\.db$|desktop\.ini$)/i.test(name)
}

const nameCharsMax = 60

function shownName(path: string): string {
  const last = path.split('/').at(-1) ?? ''
  return last.replace(/\p{C}/gu, '').trim().slice(0, nameCharsMax) || 'file'
}

// Two folders may each hold a "statement.csv".
function withNamesApart(files: readonly File[]): File[] {
  const seen = new Map<string, number>()
  return files.map((file) => {
    const times = (seen.get(file.name) ?? 0) + 1
    seen.set(file.name, times)
    return times === 1 ? file : { ...file, name: `${file.name} (${times})` }
  })
}

async function readAll(
  files: readonly File[],
  leftOut: readonly LeftOut[],
  context: ReadContext,
): Promise<StatementResult> {
  const { sheet, ...others } = context.answers
  const chosen = files.find(({ name }) => name === sheet)
  if (chosen) {
    const result = await chosen.opened.read({ ...context, answers: others })
    return asksForSheet(result)
      ? refuse('choose_sheet', unpackIt)
      : withNotes(result, [readFrom(chosen.name)])
  }
  const read: FileReading[] = []
  const refused: LeftOut[] = []
  const asking: string[] = []
  for (const { name, opened } of files) {
    const result = await opened.read({ ...context, answers: {} })
    if (result.kind === 'read') read.push({ name, reading: result })
    else if (result.questions.length > 0) asking.push(name)
    else refused.push({ name, why: result.message })
  }
  const left = [...leftOut, ...refused]
  const names = [...read.map(({ name }) => name), ...asking]
  if (names.length === 0) return refuse('unsupported', `${nothingIn}${listed(left)}`)
  const rows = read.reduce((sum, { reading }) => sum + reading.transactions.length, 0)
  if (rows > rowsMax) throw tooLarge('it has more than 200,000 rows')
  const [only] = read
  const joined = read.length === 1 && only ? only.reading : joinedFiles(read)
  if (asking.length > 0 || !joined) return askFile(names, left)
  return withNotes(joined, [...read.map(({ name }) => readFrom(name)), ...leftOutNote(left)])
}

const unpackIt =
  'This file of the zip archive holds several tables. Unpack the archive and upload that file by itself.'

function asksForSheet(result: StatementResult): boolean {
  return result.kind === 'refused' && result.questions.some(({ code }) => code === 'sheet')
}

function askFile(names: readonly string[], leftOut: readonly LeftOut[]): StatementRefused {
  const message = `This zip archive holds several statements that we can’t put together. Choose one, or unpack the archive and upload each by itself.${listed(leftOut)}`
  const question = {
    code: 'sheet' as const,
    message: 'Which file of the archive do you want to read?',
    options: names.map((name) => ({ value: name, label: name })),
  }
  return refuse('choose_sheet', message, { questions: [question] })
}

function withNotes(result: StatementResult, notes: readonly Assumption[]): StatementResult {
  if (result.kind === 'refused') return result
  return { ...result, assumptions: [...notes, ...result.assumptions] }
}

const readFrom = (name: string): Assumption => ({
  code: 'zip_file',
  message: `Read from ‘${name}’ in the zip archive.`,
})

function leftOutNote(leftOut: readonly LeftOut[]): Assumption[] {
  if (leftOut.length === 0) return []
  return [{ code: 'files_left_out', message: `Left out of the zip archive:${listed(leftOut)}` }]
}

const listedMax = 10

function listed(leftOut: readonly LeftOut[]): string {
  const shown = leftOut.slice(0, listedMax).map(({ name, why }) => ` ‘${name}’: ${why}`)
  const more = leftOut.length - shown.length
  return `${shown.join('')}${more > 0 ? ` And ${more} more.` : ''}`
}
