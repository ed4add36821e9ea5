// A turn of phrase and what it is put as, and what turns of several files have in common.

/** What is found in a question, and the plainer words that take its place. */
export type Turn = readonly [RegExp, string | ((found: string, ...parts: string[]) => string)]

/** The text with every turn put as its plainer words, one after the other. */
export function putTurns(text: string, turns: readonly Turn[]): string {
  return turns.reduce(
    (question, [turn, instead]) =>
      typeof instead === 'string'
        ? question.replace(turn, instead)
        : question.replace(turn, instead),
    text,
  )
}

/** A month by its name or the beginning of it, for a regular expression. */
export const monthName =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'

/** What people call their own firm, for a regular expression. */
export const ownFirm =
  '(?:practice|business|firm|shop|pub|company|bakery|garage|salon|studio|caf[eé]|office|surgery|restaurant|clinic|school|farm|charity|club|hotel|inn|brewery|workshop|nursery|agency|organisation|partnership|trust|church|association|society)'
