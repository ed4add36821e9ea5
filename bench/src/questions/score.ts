// Whether an answer is right, a safe miss or wrong, and both scores as a page.
import type { BankQuestion } from './bank.ts'

/** `safe`: no figure was given where one was due. `wrong`: another figure was given as a fact. */
export type Verdict = 'right' | 'safe' | 'wrong'

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

/** Both scores and those of each family. */
export function reportOf(outcomes: readonly Outcome[]): string {
  const parts = [false, true].map((isAside) =>
    outcomes.filter(({ question }) => question.isAside === isAside),
  )
  const [adjusted = [], aside = []] = parts
  const families = [...new Set(outcomes.map(({ question }) => question.family))]
  const times = outcomes.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b)
  const p95 = times[Math.floor(times.length * 0.95)] ?? 0
  return `# The assistant, measured

\`npm run bench -- questions\` asks the assistant ${outcomes.length} questions about the demo company as of 20 November 2026 and compares
each first figure with an answer worked out from the rows themselves. A safe miss is a reply without a figure; wrong is another
figure given as a fact. Every third phrasing was kept aside when the bank was written, but the bank has been used so long that
its score says only that nothing got worse: it is no estimate of what a stranger’s question meets. That is in the second table.

| part | questions | right | safe miss | wrong |
|---|---|---|---|---|
${scoreRow('adjusted to', adjusted)}
${scoreRow('kept aside', aside)}

95 of 100 answers took at most ${Math.round(p95)} ms, opening the books included.

| family | right, adjusted to | right, kept aside | wrong, both |
|---|---|---|---|
${families.map((family) => familyRow(family, outcomes)).join('\n')}

## Questions met for the first time

Three rounds of questions on 22 November 2026, each scored as the assistant first answered it and only then learnt from. Answers
were worked out from the rows; questions without one exact answer are left out, although some of those were answered wrongly too.

| round | questions | right | safe miss | wrong |
|---|---|---|---|---|
| first | 40 | 34 (85 %) | 4 | 2 |
| second | 38 | 30 (79 %) | 6 | 2 |
| third | 50 | 40 (80 %) | 7 | 3 |

Of 128 questions 81 % were right, 13 % missed safely and 5 % wrong. The wrong ones read a word as something it was not (a payout as
money out, sterling as pounds); what each round found was mended by its kind, which the next round’s figure shows and the bank’s
does not.

Three more rounds on 23 November 2026 took questions of every kind: forecasts, what-ifs, why, follow-ups, impossible and hostile
ones as well as totals. The fourth was written without knowing how the assistant reads, the fifth and sixth between mending what
the round before had found. They were put to \`npm run --silent ask -- --user ADDRESS\`
(the demo company as of 20 November 2026) and marked by hand against the rows; an answer of a wider or another kind than the
question’s counts as wrong even where its figure is labelled, unless it says so in a sentence.

| round | questions | right | safe miss | wrong |
|---|---|---|---|---|
| fourth | 160 | 124 (78 %) | 27 | 9 |
| fifth, with 20 follow-ups | 140 | 91 (65 %) | 36 | 13 |
| sixth, with 15 follow-ups | 120 | 93 (78 %) | 22 | 5 |

The sixth round has 78 % right and 4 % wrong. Its
wrong ones named a payee and its category and got both compared, read “paid to date” as a date, took “it” for everything, a fill-up
for a month, and what is left of a loan for the next instalment. No balance, VAT or forecast was wrong in that round; of its
follow-ups 14 of 15 were right (13 of 20 in the fifth round). These, too, were mended afterwards, which no round has measured yet.

A last 55 questions were written to mislead (“sales minus wages”, “fuel in October and rent in September”, “what did our last five
fuel payments come to?”): 9 got a figure for another question. These are asked back now.

Two more rounds went to other books as well, uploaded as files: a café with card takings, an irregular consultancy with two accounts
and a shop with books of three weeks. The seventh was written without a look at the reader, the eighth between mending what the
seventh had found. A question that should be refused or asked back and was counts as right.

| round | questions | right | safe miss | wrong |
|---|---|---|---|---|
| seventh: demo 84, others 75 | 159 | 90 (57 %) | 54 | 15 |
| eighth: demo 65, others 40 | 105 | 81 (77 %) | 23 | 1 |
| ninth: demo 15, others 26 | 41 | 28 (68 %) | 9 | 4 |
| tenth: demo 108, others 42 | 150 | 93 (62 %) | 45 | 12 |
| eleventh: demo 38, others 27 | 65 | 43 (66 %) | 21 | 1 |
| twelfth: demo 39, others 24 | 63 | 39 (62 %) | 16 | 8 |

Books that the assistant had never seen brought out kinds that the demo company had hidden: takings whose share for wages was set
against nothing, a director’s loan that made a good week, a period assumed although it was empty, a habit (“who pays late?”) taken
for today. No balance, VAT or forecast was wrong in the seventh to the ninth. Of the follow-ups 11 of 14 were right in the seventh round, 7 of 8
in the eighth and 3 of 3 in the ninth. The one wrong answer of the eighth took “how often do we get a bill” for a bill that is due;
of the ninth’s four, one was a total (“what were we paid on 5 November?” gave money out), the others answered a wider or another
kind of question. All were mended afterwards, which no round has measured. So neither goal is met for certain: the wrong answers of
the eighth and ninth together are 5 of 146 (3.4 %).

The tenth was the hardest on wording, and many of its answers were marked by reading them: 12 of 18 follow-ups were right, and two
balances, several totals and two answers on VAT were wrong. What it found was mended; it has not been measured since.

Between the tenth and the eleventh the reader learnt to read by kinds of words (units, comparatives, chances, shares, days of the
week, what is taken off) instead of listed wording, and 3,024 combinations of a question with a phrase that changes it were looked
through for phrases that changed nothing. The twelfth was written after the eleventh had been mended. Its wrong ones took “take the
wages off” for wages, “quietest” for busiest, a category for the supplier within it (twice), an opinion for a forecast, a habit
(“what goes out on the 28th”) for the last time, and one unknown name of two words for two known ones. No balance, VAT or forecast
was wrong in either round. Of the follow-ups 8 of 8 were right in the eleventh, 4 of 8 in the twelfth. These were mended too, which
no round has measured.

Rounds thirteen to nineteen, all on 23 November 2026, again asked the demo company, a café, a builder with two accounts and a physiotherapist.
The fourteenth, fifteenth and nineteenth were written and marked by somebody who had not seen the reader.

| round | questions | right | asked back or refused | wrong |
|---|---|---|---|---|
| thirteenth: demo | 60 | 44 (73 %) | 14 | 2 |
| fourteenth, by a stranger | 100 | 75 (75 %) | 20 | 5 |
| fifteenth, by a stranger | 100 | 68 (68 %) | 23 | 9 |
| sixteenth: demo 20, others 45 | 65 | 40 (62 %) | 17 | 8 |
| seventeenth: demo 19, others 38 | 57 | 38 (67 %) | 17 | 2 |
| eighteenth: demo 18, others 31 | 49 | 24 (49 %) | 24 | 1 |
| nineteenth, by a stranger: demo 26, others 74 | 100 | 64 (64 %) | 31 | 5 |

After the fourteenth a second gate was added: whatever rule chose the call, every name, amount, day, number and shape of the
question must be found again in it, and a follow-up that changes nothing is asked back. The fifteenth met the reader without the
rules for follow-ups; its wrong ones took unpaid for late, any single payment for the total, the last two years for two calendar
years, and repeated the answer before. Each round was mended by its kind afterwards, which only the next measures: of the last three
rounds’ 206 questions 8 were wrong (3.9 %) and 126 right (61 %; the eighteenth was written to be hard), and 18 of 30 follow-ups
right. The nineteenth met a reader that asked back after “how much is it?”, which it no longer does. One of its wrong ones was on
tax (what to put away for the taxman). Neither goal, 85 % right and 1 % wrong, is met.

With 100,000 transactions \`npm run bench -- answers\` makes 160 calls as a browser does, over 40 questions of every kind. On a
machine busy with other work half took at most 79 ms, 95 of 100 at most 220 ms and the slowest 818 ms. The goal is 300 ms, the
limit 2 s.

The bank is in \`bench/src/questions/\`. Phrasings and scores come from the same people who wrote the assistant, so questions of
strangers will do worse; \`npm run chat:misses\` lists what real users asked in vain.
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
