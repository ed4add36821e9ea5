// The examples by which questions are read that no rule reads, from the files beside this one. The
// build learns from them once (scripts/compile.mjs); without what it learnt they are learnt here.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import {
  ExampleModel,
  type ExampleModels,
  type Learnt,
  modelVersion,
  readExamples,
} from '@plimsoll/domain/question/examples/example-model'

const folder = new URL('./examples/', import.meta.url)
// Of the build, where sources are run too: tests need not learn again.
const learntFolder = new URL('../../../dist/features/chat/examples/', import.meta.url)
let known: ExampleModels | undefined

/** The models of all examples, made when the first question wants them. */
export function exampleModels(): ExampleModels {
  known ??= { first: modelOf('first'), second: modelOf('second') }
  return known
}

/** Learns from the examples and keeps it beside them, where that has not been done. */
export function learnExamples(): void {
  for (const kind of ['first', 'second'] as const) {
    const texts = textsOf(kind)
    if (kept(kind, texts)) continue
    const { weights, ...learnt } = ExampleModel.trainedOn(readExamples(texts)).learnt
    const head = JSON.stringify({ hash: hashOf(texts), learnt })
    const bytes = new Uint8Array(weights.buffer, weights.byteOffset, weights.byteLength)
    writeFileSync(fileOf(kind), Buffer.concat([Buffer.from(`${head}\n`), bytes]))
  }
}

type Kind = keyof ExampleModels

const fileOf = (kind: Kind) => new URL(`${kind}.learnt`, learntFolder)

function modelOf(kind: Kind): ExampleModel {
  const texts = textsOf(kind)
  const learnt = kept(kind, texts)
  return learnt ? ExampleModel.from(learnt) : ExampleModel.trainedOn(readExamples(texts))
}

function textsOf(kind: Kind): readonly string[] {
  const names = readdirSync(folder).filter((name) => name.startsWith(`${kind}-`))
  return names.sort().map((name) => readFileSync(new URL(name, folder), 'utf8'))
}

const hashOf = (texts: readonly string[]) =>
  createHash('sha256')
    .update([modelVersion, ...texts].join('\n'))
    .digest('hex')

// What was learnt of these very texts; null where nothing was.
function kept(kind: Kind, texts: readonly string[]): Learnt | null {
  if (!existsSync(fileOf(kind))) return null
  const bytes = readFileSync(fileOf(kind))
  const end = bytes.indexOf('\n')
  const { hash, learnt } = JSON.parse(bytes.toString('utf8', 0, end)) as {
    hash: string
    learnt: Omit<Learnt, 'weights'>
  }
  if (hash !== hashOf(texts)) return null
  const own = Uint8Array.from(bytes.subarray(end + 1))
  return { ...learnt, weights: new Int16Array(own.buffer) }
}
