// Words that stand by themselves elsewhere, put into a sentence.

/** The words with a small first letter; names of days and months within keep their capitals. */
export function inSentence(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1)
}
