// A multinomial logistic classifier over hashed features, learnt by AdaGrad in a fixed order: the
// same examples give the same weights. It knows nothing of payees' histories; `payee-counts.ts`
// does.
import { buckets, type Features } from './features.ts'

/**
 * The weights of each label, for the buckets that any lesson touched: `weights[rowOf[bucket] *
 * labels.length + label]`. Row 0 belongs to all other buckets and is nothing.
 */
export type Classifier = {
  readonly labels: readonly string[]
  readonly rowOf: Uint32Array
  readonly weights: Float32Array
}

/** An example as the classifier takes it: features and the number of its label. */
export type Lesson = { readonly features: Features; readonly label: number }

const rounds = 8
const rate = 0.35
const decay = 2e-5

/** Learns from lessons, in a fixed order of their own. */
export function learn(labels: readonly string[], lessons: readonly Lesson[]): Classifier {
  const count = labels.length
  const { rowOf, rows } = rowsOf(lessons)
  const classifier = { labels, rowOf, weights: new Float32Array(rows * count) }
  const squares = new Float32Array(rows * count)
  const order = lessons.map((_, i) => i)
  let state = 0x504c494d
  for (let round = 0; round < rounds; round++) {
    state = shuffle(order, state)
    for (const i of order) {
      const lesson = lessons[i]
      if (lesson) step(classifier, squares, lesson)
    }
  }
  return classifier
}

function rowsOf(lessons: readonly Lesson[]): { rowOf: Uint32Array; rows: number } {
  const rowOf = new Uint32Array(buckets)
  let rows = 1
  for (const { features } of lessons)
    for (const bucket of features.at) if (rowOf[bucket] === 0) rowOf[bucket] = rows++
  return { rowOf, rows }
}

function step(classifier: Classifier, squares: Float32Array, lesson: Lesson): void {
  const { labels, rowOf, weights } = classifier
  const { at, weight } = lesson.features
  const count = labels.length
  const errors = chancesOf(classifier, lesson.features)
  errors[lesson.label] = (errors[lesson.label] ?? 0) - 1
  for (let f = 0; f < at.length; f++) {
    const row = (rowOf[at[f] as number] as number) * count
    const value = weight[f] as number
    for (let label = 0; label < count; label++) {
      const place = row + label
      const slope = (errors[label] as number) * value + decay * (weights[place] as number)
      if (slope > -1e-4 && slope < 1e-4) continue
      const square = (squares[place] as number) + slope * slope
      squares[place] = square
      weights[place] = (weights[place] as number) - (rate * slope) / (Math.sqrt(square) + 0.05)
    }
  }
}

/** The chance of each label by the classifier alone, in the order of its labels. */
export function chancesOf(
  { labels, rowOf, weights }: Classifier,
  { at, weight }: Features,
): Float64Array {
  const count = labels.length
  const scores = new Float64Array(count)
  for (let f = 0; f < at.length; f++) {
    const row = (rowOf[at[f] as number] as number) * count
    const value = weight[f] as number
    for (let label = 0; label < count; label++)
      scores[label] = (scores[label] as number) + value * (weights[row + label] as number)
  }
  return softmax(scores)
}

/**
 * What one bucket says of each label, in the order of the labels; nothing where no lesson touched
 * it.
 */
export function classifierRow(
  { labels, rowOf, weights }: Classifier,
  bucket: number,
): Float32Array {
  const row = (rowOf[bucket] as number) * labels.length
  return weights.subarray(row, row + labels.length)
}

/** Scores as chances that add up to 1. */
export function softmax(scores: Float64Array): Float64Array {
  let top = Number.NEGATIVE_INFINITY
  for (const score of scores) top = Math.max(top, score)
  let total = 0
  for (let i = 0; i < scores.length; i++) total += scores[i] = Math.exp((scores[i] as number) - top)
  for (let i = 0; i < scores.length; i++) scores[i] = (scores[i] as number) / total
  return scores
}

/** Fisher and Yates, on a small stream of chance that always falls the same way. */
function shuffle(order: number[], from: number): number {
  let state = from
  for (let i = order.length - 1; i > 0; i--) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    const j = Math.floor((state / 4_294_967_296) * (i + 1))
    const kept = order[i] as number
    order[i] = order[j] as number
    order[j] = kept
  }
  return state
}
