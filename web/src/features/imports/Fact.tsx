// One line of a list of facts: the term and what it comes to.

/** Stands in a `<dl>`. */
export function Fact({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{text}</dd>
    </div>
  )
}
