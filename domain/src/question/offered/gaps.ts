// Wordings that are no whole question: a shortened one may have lost its verb or what it is of.

// "Did eBay sales in November?" lost its verb with the words that were left out.
const lacksVerb = (wording: string) =>
  /\b(?:do|does|did)\b/i.test(wording) &&
  !/\b(?:do|does|did)\b.*\b(?:add|average|bring|buy|change|charge|clear|come|compare|cost|do|draw|earn|fall|get|give|go|have|keep|last|leave|look|lose|make|need|owe|pay|put|receive|rise|run|save|see|sell|settle|spend|stand|take|use|win)\b/i.test(
    wording,
  )

/** Whether words are missing in a wording: "what will the bring in?", "why is it so?" */
export const hasGap = (wording: string): boolean =>
  lacksVerb(wording) ||
  isBroken(wording) ||
  /^why (?:is|are|was|were)\b|^what (?:will|would|do|does|did) (?:bring|come|go|pay|cost|be)\b|\b(?:so|very|too|as|more|less)[?.! ]*$|\b(?:the|an?|our|my) (?:in|on|at|to|for|from|of|with|and|or|bring|come|go|pay|cost|is|was|are|were|do|did|does|will)\b/i.test(
    wording,
  )

/** Whether a clause runs into another, or what it points at is gone: "but we what's left?" */
export const isBroken = (wording: string): boolean =>
  /\b(?:we|i|they|but) (?:what|how|when|who|where|which|why)(?:['’]?s)?\b.*\b(?:balance|cash|is|are|do|does|will|would|much|many)\b|\bhow late is the\b|\bthe ones?[?.! ]*$/i.test(
    wording,
  )
