// How much of a period's sales the largest customers brought, and how much of its purchases went to
// the largest suppliers.
import type { AnalysisBreakdown } from '@plimsoll/contract/analysis-breakdown'
import { money } from '@plimsoll/domain/amount-words'
import { daysBetween } from '@plimsoll/domain/calendar'
import { dependentShare } from '@plimsoll/domain/variance/concentration'
import { Link } from 'wouter'
import { Card } from '../../ui/Card.tsx'
import { BarList } from '../../ui/chart/BarList.tsx'
import { transactionsAddress } from './analysis-addresses.ts'
import { ShowAsTable } from './ShowAsTable.tsx'

type Concentration = AnalysisBreakdown['customers']
type Party = Concentration['parties'][number]
type Period = AnalysisBreakdown['period']

const barsMax = 5
// One large invoice or the rent fills a month; that says nothing about dependence.
const dependenceDaysMin = 80

/** Customers and suppliers beside each other. */
export function ConcentrationCard(
  props: Pick<AnalysisBreakdown, 'customers' | 'suppliers' | 'period'>,
) {
  return (
    <Card title="Largest customers and suppliers">
      <div className="va-pair">
        <Side
          title="Customers"
          kind="customer"
          empty="No money in during this period is categorised as sales."
          concentration={props.customers}
          period={props.period}
          lead={(name, share) => `${name} brought in ${share} of your sales receipts.`}
        />
        <Side
          title="Suppliers"
          kind="supplier"
          empty="You paid no supplier in this period."
          concentration={props.suppliers}
          period={props.period}
          lead={(name, share) => `${share} of what you paid suppliers went to ${name}.`}
        />
      </div>
    </Card>
  )
}

function Side(props: {
  title: string
  /** The word for a single party, in a sentence. */
  kind: string
  empty: string
  concentration: Concentration
  period: Period
  lead: (name: string, share: string) => string
}) {
  const { title, concentration, period, lead } = props
  const { parties, others, total } = concentration
  const platforms = parties.filter((party) => party.is_platform)
  const named = parties.find((party) => party.merchant_id !== null && !party.is_platform)
  const href = (party: Party) => transactionsAddress(period, { merchant: party.merchant_id })
  return (
    <section className={`va-${title.toLowerCase()}`} aria-label={title}>
      <h3>{title}</h3>
      {parties.length === 0 ? (
        <p>{props.empty}</p>
      ) : (
        <>
          {named && (
            <p className="va-lead">
              {lead(named.merchant, percent(named.share))}
              {named.share >= dependentShare &&
                daysBetween(period.from, period.to) >= dependenceDaysMin &&
                ` That’s a lot to depend on one ${props.kind}.`}
            </p>
          )}
          {platforms.length > 0 && <p className="va-lead">{platformSentence(platforms)}</p>}
          <BarList
            items={parties.slice(0, barsMax).map((party) => ({
              key: party.merchant_id ?? 'none',
              label: nameOf(party),
              value: party.amount,
              mark: null,
              text: percent(party.share),
              title: `${nameOf(party)}: ${money(party.amount)}, ${percent(party.share)} of ${money(total)}`,
              note: money(party.amount),
              noteTone: 'quiet',
              href: href(party),
            }))}
          />
          <ShowAsTable label={`${title}, table`}>
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">Amount</th>
                <th scope="col">Share</th>
                <th scope="col">Payments</th>
              </tr>
            </thead>
            <tbody>
              {parties.map((party) => (
                <tr key={party.merchant_id ?? 'none'}>
                  <th scope="row">
                    <Link to={href(party)}>{nameOf(party)}</Link>
                  </th>
                  <td>{money(party.amount)}</td>
                  <td>{percent(party.share)}</td>
                  <td>{party.payments}</td>
                </tr>
              ))}
              {others.count > 0 && (
                <tr>
                  <th scope="row">{others.count === 1 ? '1 other' : `${others.count} others`}</th>
                  <td>{money(others.amount)}</td>
                  <td>{percent(total > 0 ? others.amount / total : 0)}</td>
                  <td />
                </tr>
              )}
              <tr>
                <th scope="row">Total</th>
                <td>{money(total)}</td>
                <td>{percent(1)}</td>
                <td />
              </tr>
            </tbody>
          </ShowAsTable>
        </>
      )}
    </section>
  )
}

/** Card processors and marketplaces pay out what many customers paid. */
function nameOf(party: Party): string {
  return party.is_platform ? `Takings through ${party.merchant}` : party.merchant
}

/** "SumUp and Stripe paid out 34% of your sales receipts, from customers they don’t name." */
function platformSentence(platforms: readonly Party[]): string {
  const names = platforms.map(({ merchant }) => merchant)
  const list = new Intl.ListFormat('en-GB').format(names)
  const share = platforms.reduce((all, party) => all + party.share, 0)
  return `${list} paid out ${percent(share)} of your sales receipts, from customers the bank data doesn’t name.`
}

const hundred = 100

function percent(share: number): string {
  const value = share * hundred
  return value > 0 && value < 1 ? 'under 1%' : `${Math.round(value)}%`
}
