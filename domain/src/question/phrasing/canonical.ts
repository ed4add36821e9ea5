// Turns of phrase that mean the same as one that is read: they are put into its words before the
// question is read.
const turns: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:at )?(?:the |this )?same (?:point|stage|time) (?:in |of )?(?:the )?(?:last|previous) (year|month|quarter|week)\b/gi,
    'this time last $1',
  ],
  [/\b(?:at )?this (?:point|stage) last (year|month|quarter|week)\b/gi, 'this time last $1'],
  [
    /\bsince (?:our|the|my) (?:last )?(?:financial )?year[- ]?end\b/gi,
    'since the start of our financial year',
  ],
  [/^since when have (we|i) been (?:paying|using|buying from)\b/gi, 'when did $1 first pay'],
  [
    /\bhow much (?:cash|money) did (we|i) (?:end|finish|close) (.+?) (?:with|on)\b/gi,
    'what was the balance at the end of $2',
  ],
  [
    /\bhow much (?:cash|money) did (we|i) (?:start|begin|open) (.+?) (?:with|on)\b/gi,
    'what was the balance at the start of $2',
  ],
  [
    /\b(?:the )?(week|month|quarter|financial year|tax year|year) (?:that has |that['’]s )?just (?:gone|ended|finished)\b/gi,
    'last $1',
  ],
  [/\byear[- ]on[- ]year\b/gi, 'compared with last year'],
  [/\bsince (?:the )?new year\b/gi, 'since 1 January'],
  [/^name (?:me )?(the|our|my)\b/gi, 'list $1'],
  // "Aug 25 to Jul 26" are months of two years, not days.
  [
    /\b(jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]* '?(2\d) (to|until|till|-) (jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]* '?(2\d)\b/gi,
    '$1 20$2 to $4 20$5',
  ],
]

/** The question with such turns replaced. */
export function canonical(text: string): string {
  return turns.reduce((question, [turn, instead]) => question.replace(turn, instead), text)
}
