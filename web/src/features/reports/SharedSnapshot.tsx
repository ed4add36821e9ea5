// What a shared link shows: the frozen copy alone, without a way to anything else.

import { downloadSnapshot } from '@plimsoll/contract/shares'
import { today as dayOf } from '@plimsoll/domain/calendar'
import { dayInWords } from '@plimsoll/domain/date-words'
import { CallError } from '../../api/call.ts'
import { download } from '../../api/download.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { toastError } from '../../ui/toast.ts'
import { ReportLinks } from './report-links.ts'
import { useSnapshot } from './share-queries.ts'
import { WeekReport } from './WeekReport.tsx'

/** Signed in or not. */
export function SharedSnapshot({ token }: { token: string }) {
  const { data, error, refetch } = useSnapshot(token)
  if (error) {
    const isEnded = error instanceof CallError && error.status === 410
    const isUnknown = error instanceof CallError && error.status === 404
    return (
      <div className="card" role="alert">
        <EmptyState
          title={isEnded ? 'This link has ended' : 'We couldn’t open this link'}
          text={isEnded ? 'Ask whoever sent it for a new one.' : error.message}
        >
          {!isEnded && !isUnknown && <Button onClick={() => void refetch()}>Try again</Button>}
        </EmptyState>
      </div>
    )
  }
  if (!data)
    return (
      <>
        <p role="status" className="sr-only">
          Opening the copy
        </p>
        <Skeleton height="420px" />
      </>
    )
  return (
    <ReportLinks value={false}>
      <PageHead
        title={data.title}
        eyebrow={`${data.business}, copied on ${dayInWords(dayOf(new Date(data.created_at)))}`}
      >
        {data.report ? (
          <Button onClick={() => print()}>Print</Button>
        ) : (
          <Button weight="ink" onClick={() => void save(token)}>
            Download the workbook
          </Button>
        )}
      </PageHead>
      {data.report ? (
        <WeekReport report={data.report} />
      ) : (
        <p className="card">
          A workbook with the cash-flow grid, assumptions, forecast lines, transactions, taxes,
          variance, changes and a reconciliation.
        </p>
      )}
      <p className="wr-quiet wr-shared-foot">
        A read-only copy made with Plimsoll. The link works until{' '}
        {dayInWords(dayOf(new Date(data.expires_at)))}.
      </p>
    </ReportLinks>
  )
}

async function save(token: string): Promise<void> {
  await download(downloadSnapshot, {
    params: { token },
    fileName: 'accountants-pack.xlsx',
    quiet: true,
  }).catch((error: unknown) => {
    if (!(error instanceof CallError)) throw error
    toastError('We couldn’t save the workbook.', error.message)
  })
}
