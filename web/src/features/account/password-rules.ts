// The rules of a password in the user's words. The contract's schema decides; a test keeps the two
// together.

/** Each rule and whether a text meets it. */
export const passwordRules: readonly { words: string; isMet: (typed: string) => boolean }[] = [
  { words: '8 to 32 characters', isMet: (typed) => typed.length >= 8 && typed.length <= 32 },
  { words: 'a letter', isMet: (typed) => /\p{L}/u.test(typed) },
  { words: 'a digit', isMet: (typed) => /\d/.test(typed) },
]
