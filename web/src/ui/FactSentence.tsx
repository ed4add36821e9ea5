// A sentence of commentary whose figures are links to their parts; the exact figure shows on hover.
import { piecesOf, type Sentence } from '@plimsoll/domain/commentary/sentence'
import { Link } from 'wouter'
import './fact-sentence.css'

/** Inline: a paragraph or a list item stands around it. */
export function FactSentence({ sentence }: { sentence: Sentence }) {
  return piecesOf(sentence).map(({ text, fact }) =>
    fact ? (
      <Link className={classOf(text)} key={fact.id} to={fact.href} title={fact.exact ?? undefined}>
        {text}
      </Link>
    ) : (
      text
    ),
  )
}

function classOf(text: string): string {
  return /^[−+]£\S+$/.test(text) ? 'fact one-line' : 'fact'
}
