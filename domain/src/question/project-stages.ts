// Stages of a sales project by a word of their label: "the deposit", "the stage payment".

const stageWords = /^(deposit|upfront|interim|installation|handover|completion|retention|final)$/

/** "The deposit", "the stage payment": the word of a stage's label; null where none is meant. */
export function stageIn(words: readonly string[], unknown: readonly string[]): string | null {
  const named = words.find((word) => stageWords.test(word))
  const [other, ...more] = unknown.filter((word) => word !== named)
  if (/\b(?:what|which|list|show|how many)\b.*\bstages\b/.test(words.join(' '))) return 'stages'
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
    /^(?!comes?$|comin|finish|ends?$|gets?|wins?$|start|begin|stop|bring|cost)[a-z]{5,}$/.test(
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
