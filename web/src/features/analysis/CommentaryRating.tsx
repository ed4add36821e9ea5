// Whether the commentary was helpful, by one click that a second takes back.
import type { CommentaryReply } from '@plimsoll/contract/analysis'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { IconButton } from '../../ui/IconButton.tsx'
import { toastError } from '../../ui/toast.ts'
import { type CommentaryPeriod, useRateCommentary } from './queries.ts'

/** The rating belongs to the text that is shown. */
export function CommentaryRating(props: {
  period: CommentaryPeriod
  rating: CommentaryReply['rating']
}) {
  const rate = useRateCommentary(props.period)
  const toggle = (rating: 'up' | 'down') =>
    rate.mutate(props.rating === rating ? null : rating, {
      onError: (error) => toastError(error.message),
    })
  return (
    <>
      <IconButton
        label="Helpful"
        aria-pressed={props.rating === 'up'}
        disabled={rate.isPending}
        onClick={() => toggle('up')}
      >
        <ThumbsUp size={16} aria-hidden />
      </IconButton>
      <IconButton
        label="Not helpful"
        aria-pressed={props.rating === 'down'}
        disabled={rate.isPending}
        onClick={() => toggle('down')}
      >
        <ThumbsDown size={16} aria-hidden />
      </IconButton>
    </>
  )
}
