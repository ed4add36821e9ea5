// Refuses a whole file, with a sentence the user can act on and the questions whose answers would
// let it be read.
import type { Question, RefusalCode, StatementRefused } from './statement.ts'

/** A refusal; its questions are empty where no answer could help. */
export function refuse(
  code: RefusalCode,
  message: string,
  more: Partial<Omit<StatementRefused, 'kind' | 'code' | 'message'>> = {},
): StatementRefused {
  return { kind: 'refused', code, message, questions: [], ...more }
}

/** Asks which sheet holds the transactions. */
export function sheetQuestion(names: readonly string[]): Question {
  return {
    code: 'sheet',
    message: 'Which sheet holds the transactions?',
    options: names.map((name) => ({ value: name, label: name })),
  }
}
