// Turns of phrase that mean the same as one that is read: they are put into its words before the
// question is read.
const turns: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:at )?(?:the |this )?same (?:point|stage|time) (?:in |of )?(?:the )?(?:last|previous) (year|month|quarter|week)\b/gi,
    'this time last $1',
  ],
  [/\b(?:at )?this (?:point|stage) last (year|month|quarter|week)\b/gi, 'this time last $1'],
]

/** The question with such turns replaced. */
export function canonical(text: string): string {
  return turns.reduce((question, [turn, instead]) => question.replace(turn, instead), text)
}
