// A command of the palette, and which commands a typed text means. Pure; what a command does is
// given from outside.
import type { LucideIcon } from 'lucide-react'

/** One line of the palette. `words` are more to find it by. */
export type Command = {
  readonly id: string
  readonly group: 'Pages' | 'Actions' | 'Months' | 'Assistant'
  readonly label: string
  readonly words?: string
  readonly icon: LucideIcon
  readonly run: () => void
}

/**
 * The commands in which every typed word begins some word, in their order; months only once
 * something is typed.
 */
export function findCommands(commands: readonly Command[], typed: string): readonly Command[] {
  const wanted = wordsOf(typed)
  if (wanted.length === 0) return commands.filter(({ group }) => group !== 'Months')
  return commands.filter((command) => {
    const offered = wordsOf(`${command.label} ${command.words ?? ''}`)
    return wanted.every((word) => offered.some((other) => other.startsWith(word)))
  })
}

/** Whether a text may be a question: a command is found by a word or two. */
export function mayBeQuestion(typed: string): boolean {
  return wordsOf(typed).length >= questionWordsMin
}

const questionWordsMin = 3

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}
