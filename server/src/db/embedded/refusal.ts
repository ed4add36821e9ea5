// Why the embedded database can't be started, in one sentence that the start-up prints. Not for
// problems of requests.

/** The start is refused. The message is a sentence for the person who typed `npm start`. */
export class StartRefusal extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'StartRefusal'
  }
}

const byCode: Record<string, (folder: string) => string> = {
  EACCES: cannotWrite,
  EPERM: cannotWrite,
  EROFS: (folder) =>
    `The data folder ${folder} is on a disk that can only be read. Set DATA_DIR to a folder that can be written.`,
  ENOSPC: diskFull,
  EDQUOT: diskFull,
  '53100': diskFull, // PostgreSQL's own code
  ENOTDIR: inItsPlace,
  EEXIST: inItsPlace,
  ENAMETOOLONG: (folder) => `The path of the data folder ${folder} is too long for this system.`,
}

const bySentence: [RegExp, (folder: string) => string][] = [
  [/no space left on device|disk quota exceeded/i, diskFull],
  [/read-only file system/i, (folder) => byCode.EROFS?.(folder) ?? ''],
  [/permission denied|operation not permitted/i, cannotWrite],
  [
    /could not create shared memory|could not map anonymous shared memory|cannot allocate memory|out of memory/i,
    () => 'There is not enough memory to start the database. Close other programs and start again.',
  ],
]

/**
 * Turns a failure to use the data folder into its sentence; a failure of another kind comes back as
 * it is.
 */
export function refusalOf(error: unknown, folder: string): unknown {
  if (error instanceof StartRefusal) return error
  const sentence = byCode[(error as NodeJS.ErrnoException)?.code ?? '']
  return sentence ? new StartRefusal(sentence(folder), { cause: error }) : error
}

/** The sentence for what initdb or postgres printed before it gave up. */
export function refusalOfOutput(output: string, folder: string): StartRefusal {
  const known = bySentence.find(([pattern]) => pattern.test(output))
  if (known) return new StartRefusal(known[1](folder))
  const last = output.trim().split('\n').slice(-3).join(' | ')
  return new StartRefusal(`The embedded database could not start: ${last || 'it gave no reason'}`)
}

function cannotWrite(folder: string): string {
  return `Plimsoll may not write to its data folder ${folder}. Give this user the right to, or set DATA_DIR to another folder.`
}

function diskFull(folder: string): string {
  return `The disk that holds the data folder ${folder} is full. Free some space and start again.`
}

function inItsPlace(folder: string): string {
  return `The data folder ${folder} can't be used because there is a file in its place. Move the file away, or set DATA_DIR to another folder.`
}
