// The sentence for each word with which the server says that nothing came of a sign-in.

const words: Record<string, { title: string; text: string }> = {
  cancelled: {
    title: 'You are not signed in',
    text: 'You stopped the sign-in, so nothing has changed.',
  },
  unavailable: {
    title: 'You are not signed in',
    text: 'The sign-in service does not answer just now. Try again in a few minutes, or log in with your password.',
  },
  refused: {
    title: 'You are not signed in',
    text: 'The sign-in service sent an answer that we cannot trust. Nothing has changed; please start again.',
  },
  stale: {
    title: 'This sign-in is over',
    text: 'It was started too long ago, or in another browser. Please start again.',
  },
}
const unknown = {
  title: 'You are not signed in',
  text: 'Something went wrong. Please start again.',
}

/** The title and the sentence of a word. */
export function returnWords(word: string): { title: string; text: string } {
  return (Object.hasOwn(words, word) ? words[word] : undefined) ?? unknown
}
