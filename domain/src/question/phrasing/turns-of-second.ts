// Turns of phrase of second questions, put into words that follow-ups know.

// "Trains on their own?" after two names is just the one.
const alone =
  /^(?:(?:and|n|so|ok|okay|now) )*((?!(?:how|what|when|who|which|where|why|is|are|did|do|does|can|could|has|have|just|only)\b)[\w&'’ -]{2,30}?),? (?:(?:all )?on (?:its|their|his|her|it['’]?s) own|by (?:itself|themselves|themself)|in isolation)(?: (?:then|please))?[\s?.!]*$/i

/** "Rent by itself?" as "just rent?". */
export function withPlainSecond(text: string): string {
  return text.trim().replace(alone, 'just $1?')
}
