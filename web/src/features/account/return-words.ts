// The sentence for each code with which the server reports a failed sign-in.

const words: Record<string, { title: string; text: string }> = {
  cancelled: {
    title: 'You’re not signed in',
    text: 'You cancelled the sign-in, so nothing has changed.',
  },
  unavailable: {
    title: 'You’re not signed in',
    text: 'The sign-in service isn’t responding. Try again in a few minutes, or log in with your password.',
  },
  refused: {
    title: 'You’re not signed in',
    text: 'We couldn’t verify the reply from the sign-in service. Nothing has changed. Please start again.',
  },
  stale: {
    title: 'This sign-in has expired',
    text: 'It was started too long ago, or in another browser. Please start again.',
  },
}
const unknown = {
  title: 'You’re not signed in',
  text: 'Something went wrong. Please start again.',
}

/** The title and the sentence of a word. */
export function returnWords(word: string): { title: string; text: string } {
  return (Object.hasOwn(words, word) ? words[word] : undefined) ?? unknown
}
