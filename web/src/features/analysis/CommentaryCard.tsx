// The commentary on a period: a headline and a few points, every figure a link to its parts. While
// it is written, the card waits.
import type { CommentarySentence, CommentaryText } from '@plimsoll/contract/analysis'
import { textOf } from '@plimsoll/domain/commentary/sentence'
import { dayInWords } from '@plimsoll/domain/date-words'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FactSentence } from '../../ui/FactSentence.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { toastError, toastSuccess } from '../../ui/toast.ts'
import { CommentaryRating } from './CommentaryRating.tsx'
import type { VarianceFilter } from './filter.ts'
import { useCommentary, useRewriteCommentary } from './queries.ts'

/** For the period of the filter. `basis` is the comparison that the page names already. */
export function CommentaryCard(props: { filter: VarianceFilter; basis: string }) {
  const { timeframe, from, to } = props.filter
  const period = { timeframe, from, to }
  const { reply, error, gaveUp } = useCommentary(period)
  const rewrite = useRewriteCommentary(period)
  const text = reply?.data ?? null
  const again = () => rewrite.mutate(undefined, { onError: (failed) => toastError(failed.message) })
  return (
    <Card
      title="Commentary"
      className="va-commentary"
      aside={
        text && (
          <span className="va-commentary-actions">
            <Button weight="quiet" onClick={() => void copy([text.headline, ...text.bullets])}>
              Copy
            </Button>
            <Button weight="quiet" busy={rewrite.isPending} onClick={again}>
              Regenerate
            </Button>
            <CommentaryRating period={period} rating={reply?.rating ?? null} />
          </span>
        )
      }
    >
      {error || reply?.status === 'failure' || gaveUp ? (
        <ErrorState
          title="We couldn’t write commentary on this period."
          text={
            error?.message ??
            reply?.message ??
            'Writing is taking longer than usual. Try again in a moment.'
          }
          onRetry={again}
        />
      ) : !text ? (
        <div className="va-commentary-wait">
          <p role="status">Writing the commentary…</p>
          <Skeleton height="140px" />
        </div>
      ) : (
        <>
          <p className="va-commentary-headline">
            <FactSentence sentence={text.headline} />
          </p>
          <ul>
            {text.bullets.map((bullet) => (
              <li key={textOf(bullet)}>
                <FactSentence sentence={bullet} />
              </li>
            ))}
          </ul>
          <p className="va-basis">
            {text.words === props.basis ? '' : `${text.words} `}
            {writerWords[text.written_by]} as of {dayInWords(text.as_of)}.
          </p>
        </>
      )}
    </Card>
  )
}

const writerWords: Record<CommentaryText['written_by'], string> = {
  rules: 'Written by fixed rules from your books',
  model: 'Worded by your language model from the same facts, each checked against your books',
  both: 'Written by fixed rules, and partly reworded by your language model, from your books',
}

async function copy(sentences: readonly CommentarySentence[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(sentences.map(textOf).join('\n'))
    toastSuccess('Commentary copied.')
  } catch {
    toastError('The commentary couldn’t be copied. Select the text and copy it instead.')
  }
}
