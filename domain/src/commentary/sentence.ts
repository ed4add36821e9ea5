// A sentence of commentary: a template without figures, and the facts that its references stand
// for. A reader can open each fact.

/** A figure, date, name or direction that a sentence may state. */
type Fact = {
  readonly id: string
  /**
   * As it stands in the sentence. A change carries its direction with it: "£412 more than September
   * 2026".
   */
  readonly text: string
  /** The figure to the penny, where the sentence rounds it. */
  readonly exact: string | null
  /** Where its parts can be seen. */
  readonly href: string
}

/** `{{id}}` refers to a fact; the facts stand in the order of their references. */
export type Sentence = { readonly template: string; readonly facts: readonly Fact[] }

/** A template's words and references by turns. */
type Piece = { readonly text: string; readonly fact: Fact | null }

const reference = /\{\{(\w+)\}\}/

/** The sentence in pieces, words and facts. Throws where a reference has no fact. */
export function piecesOf({ template, facts }: Sentence): Piece[] {
  // Split on a group, the odd entries are the references.
  return template.split(reference).flatMap((text, at): Piece[] => {
    if (at % 2 === 0) return text === '' ? [] : [{ text, fact: null }]
    const fact = facts.find(({ id }) => id === text)
    if (!fact) throw new RangeError(`no fact is called ${text}`)
    return [{ text: fact.text, fact }]
  })
}

/** The sentence as plain text. */
export function textOf(sentence: Sentence): string {
  return piecesOf(sentence)
    .map(({ text }) => text)
    .join('')
}

/** Collects the facts of a sentence while its template is written. */
export class Facts {
  readonly list: Fact[] = []

  /** Adds a fact and returns the reference to it. */
  add(text: string, href: string, exact: string | null = null): string {
    // Letters only: a template holds no digits.
    const id = `fact_${String.fromCharCode(...[97 + this.list.length])}`
    this.list.push({ id, text, exact, href })
    return `{{${id}}}`
  }

  /** The sentence, its facts in the order of their references. */
  sentence(template: string): Sentence {
    return { template, facts: this.list }
  }
}
