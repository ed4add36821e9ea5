// Whether an answer is right, a safe miss or wrong, and both scores as a page.
import type { BankQuestion } from './families/family.ts'

/** `safe`: no figure was given where one was due. `wrong`: another figure was given as a fact. */
type Verdict = 'right' | 'safe' | 'wrong'

/** A question with how it was answered. */
export type Outcome = {
  readonly question: BankQuestion
  readonly verdict: Verdict
  readonly response: string
  readonly milliseconds: number
}

type Answered = {
  readonly status: string
  readonly response: string
  readonly facts: readonly { readonly minor?: string; readonly value?: number | string }[]
  readonly milliseconds: number
}

/** Judges an answer by its first figure. */
export function outcomeOf(question: BankQuestion, answer: Answered): Outcome {
  const { expected } = question
  const gaveFigure = answer.facts.length > 0
  const [first] = answer.facts
  const isRight =
    'refusal' in expected
      ? !gaveFigure
      : 'minor' in expected
        ? first?.minor === String(expected.minor)
        : first?.value === expected.value
  const verdict = isRight ? 'right' : gaveFigure ? 'wrong' : 'safe'
  return { question, verdict, response: answer.response, milliseconds: answer.milliseconds }
}

/** Both scores and those of each family: the first part of docs/assistant.md. */
export function reportOf(outcomes: readonly Outcome[]): string {
  const parts = [false, true].map((isAside) =>
    outcomes.filter(({ question }) => question.isAside === isAside),
  )
  const [adjusted = [], aside = []] = parts
  const families = [...new Set(outcomes.map(({ question }) => question.family))]
  return `# The assistant, measured

\`npm run bench -- questions\` asks the assistant ${outcomes.length} questions about the demo company as of 20 November 2026 and compares
each first figure with an answer worked out from the rows themselves. A safe miss is a reply without a figure; wrong is another
figure given as a fact. Every third phrasing was kept aside when the bank was written, but the bank has been used so long that
its score says only that nothing got worse: it is no estimate of what a stranger’s question meets. That is in the second table.

| part | questions | right | safe miss | wrong |
|---|---|---|---|---|
${scoreRow('adjusted to', adjusted)}
${scoreRow('kept aside', aside)}

| family | right, adjusted to | right, kept aside | wrong, both |
|---|---|---|---|
${families.map((family) => familyRow(family, outcomes)).join('\n')}
`
}

function share(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)} %`
}

function countOf(outcomes: readonly Outcome[], verdict: Verdict): number {
  return outcomes.filter((outcome) => outcome.verdict === verdict).length
}

function scoreRow(name: string, outcomes: readonly Outcome[]): string {
  const cells = (['right', 'safe', 'wrong'] as const).map((verdict) =>
    share(countOf(outcomes, verdict), outcomes.length),
  )
  return `| ${name} | ${outcomes.length} | ${cells.join(' | ')} |`
}

function familyRow(family: string, outcomes: readonly Outcome[]): string {
  const own = outcomes.filter(({ question }) => question.family === family)
  const of = (isAside: boolean) => own.filter(({ question }) => question.isAside === isAside)
  const right = [false, true].map((isAside) =>
    share(countOf(of(isAside), 'right'), of(isAside).length),
  )
  return `| ${family} | ${right.join(' | ')} | ${countOf(own, 'wrong')} |`
}
