// Stages of a sales project by a word of their label: "the deposit", "the stage payment".

const stageWords = /^(deposit|upfront|interim|installation|handover|completion|retention|final)$/

// "The second half", "the last instalment": a stage by where it stands among them.
const numbered =
  /\b(first|second|third|fourth|last|final|other) (half|third|quarter|part|instalment|installment|stage|milestone|payment|tranche|portion)\b/
const askedOfStage =
  /\b(?:when|due|how much|what|arrives?|lands?|comes?|coming|paid|payment|expected|expecting|overdue|late|had|got|received|have we|in yet)\b/

/** "The second half" of a grant or a job, put as a label may have it; null where none is named. */
export function numberedStage(text: string): string | null {
  const [phrase, ordinal, part] = numbered.exec(text) ?? []
  // "The last payment" may be the latest; "other" is the second only of two halves.
  if (!phrase || !askedOfStage.test(text)) return null
  if (ordinal === 'other') return part === 'half' ? 'second half' : null
  if (part === 'payment' && /^(?:last|final)$/.test(ordinal ?? '')) return null
  return `${ordinal === 'final' ? 'last' : ordinal} ${part === 'installment' ? 'instalment' : part}`
}

/** "When are the payments due?", "when is each one expected?": every stage with its day. */
export function asksForStages(text: string): boolean {
  return /\b(?:what|which|list|show|how many)\b.*\bstages\b|\bwhen\b.*\b(?:payments|instal?lments|stages|each)\b|\b(?:payment|stage) (?:dates|days|schedule|plan)\b/.test(
    text,
  )
}

/** "The deposit", "the stage payment": the word of a stage's label; null where none is meant. */
export function stageIn(words: readonly string[], unknown: readonly string[]): string | null {
  const named = words.find((word) => stageWords.test(word))
  const byNumber = numberedStage(words.join(' '))
  if (byNumber) {
    const spoken = [...byNumber.split(' '), 'other', 'final', 'installment']
    return unknown.every((word) => spoken.includes(word)) ? byNumber : null
  }
  const [other, ...more] = unknown.filter((word) => word !== named)
  if (asksForStages(words.join(' '))) return 'stages'
  if (named) return other === undefined ? named : null
  if (/\b(?:the|a) (?:\w+ )?stage payment\b/.test(words.join(' ')) && !other) return 'stage'
  if (
    /\b(?:finish(?:es)?|done) paying\b|\blast payment\b|\b(?:finished|done) (?:being )?paid\b|\b(?:paid (?:up|off)|fully paid|paid in full)\b/.test(
      words.join(' '),
    )
  )
    return 'final'
  // "The handover": one word that nothing else explains may be a stage of it.
  const asks = /\b(?:when|due|how much|arrive|land|paid|payment)\b/.test(words.join(' '))
  // "From Harbour Museum" is no stage of the Harbour festival: a stage is "the" one.
  const isThing = new RegExp(`\\b(?:the|its|their|our|that) (?:\\w+ )?${other}\\b`).test(
    words.join(' '),
  )
  return other &&
    more.length === 0 &&
    asks &&
    isThing &&
    /^(?!invoices?$|bills?$|january|february|march$|april$|august|september|october|november|december|comes?$|comin|finish|ends?$|gets?|wins?$|start|begin|stop|bring|cost|christmas|easter|summer|autumn|winter|spring)[a-z]{5,}$/.test(
      other,
    )
    ? other
    : null
}

/** "And the stage payment?" after an answer on a project. */
export function stageRemarked(text: string): string | null {
  const [, stage] =
    /^(?:(?:what about|how about|when is|when does|how much is|what is) )?the ([a-z]+)(?: (?:payment|invoice|one|bit|part|instalment))?(?: (?:due|arrive|land|come in|coming|paid|get paid))?(?: (?:and )?(?:when|how much))?$/.exec(
      text,
    ) ?? []
  if (
    !stage ||
    // "The Saltmarsh one" is another project.
    (/\bone\b/.test(text) && !stageWords.test(stage)) ||
    /^(?:next|last|first|other|total|whole|value|rest|biggest|late|overdue|balance)$/.test(stage)
  )
    return null
  return stage
}
