// Who pays, and how they pay: what is open and overdue, the usual delay in words, and who is later than ever.
import type { CashManagement } from '@plimsoll/contract/cash-management'
import { Link } from 'wouter'
import { money } from '../../../format/amount.ts'
import { dayShort } from '../../../format/date.ts'
import { Card } from '../../../ui/Card.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { seriesHref } from '../dashboard/links.ts'
import { delayWords, inDays } from './item-words.ts'

type Payer = CashManagement['payers'][number]

/** One row to each regular receipt, as the forecast has it. */
export function PayersCard({ payers }: { payers: readonly Payer[] }) {
  return (
    <Card title="Payers" aside={<span className="cm-aside">Next 13 weeks</span>}>
      {payers.length === 0 ? (
        <p className="cm-none">No regular payer is found yet.</p>
      ) : (
        <ul className="cm-facts">
          {payers.map((payer) => (
            <li key={payer.line_id}>
              <span className="cm-who">
                <Link to={seriesHref(payer.merchant, payer.line_id)}>{payer.merchant}</Link>
                <small>{delayWords(payer)}</small>
                {payer.last_day && <small>Last paid {dayShort(payer.last_day)}</small>}
              </span>
              {payer.unusual && <Chip tone="warn">Unusually late</Chip>}
              <b className="cm-amount">
                {money(payer.open)}
                {payer.overdue > 0 && (
                  <small className="cm-overdue">
                    {money(payer.overdue)} overdue {inDays(payer.overdue_days)}
                  </small>
                )}
              </b>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
