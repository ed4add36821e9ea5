// What is safe to spend: the outlook's low less the buffer, as a range from the cautious end to the
// likely one, with the sum that leads to it. Beside it what would be left if nobody paid, with the
// bills that it counts.
import type { CashManagement } from '@plimsoll/contract/cash-management'
import { less, type Minor, magnitude, negate } from '@plimsoll/domain/money'
import { payrollName, payrollRows } from '@plimsoll/domain/outlook/payment-groups'
import type { ReactNode } from 'react'
import { money } from '../../../format/amount.ts'
import { dayLong, dayShort } from '../../../format/date.ts'
import { Chip } from '../../../ui/Chip.tsx'
import { lineWords } from '../UnderBuffer.tsx'
import '../../../ui/card.css'
import './safe-to-spend.css'

/** Without an outlook the card says why there is no figure; `remedy` is the way to get one. */
export function SafeToSpend(props: { data: CashManagement; remedy: ReactNode }) {
  const { data } = props
  const { safe_to_spend: safe, low, confidence } = data.outlook
  if (!safe || !low)
    return (
      <section className="card cm-safe" aria-labelledby="cm-safe">
        <div className="cm-safe-figure">
          <h2 id="cm-safe">Safe to spend</h2>
          <p className="cm-safe-words">
            {data.outlook.words.lead} {data.outlook.words.rest}
          </p>
          {!data.cash.known && props.remedy}
        </div>
      </section>
    )
  return (
    <section className="card cm-safe" aria-labelledby="cm-safe">
      <div className="cm-safe-figure">
        <h2 id="cm-safe">Safe to spend to {dayLong(data.outlook.until)}</h2>
        <p className={safe.likely < 0 ? 'cm-safe-amount cm-short' : 'cm-safe-amount'}>
          {money(safe.likely)}
        </p>
        <p className="cm-safe-words">{safeWords(data)}</p>
        <p className="cm-safe-words">{data.outlook.words.chance}</p>
        {confidence?.short_history && data.outlook.state !== 'early' && (
          <p className="cm-safe-words">
            This is a first estimate from {confidence.history_weeks} weeks of transactions.
          </p>
        )}
        <LowestPoint data={data} />
      </div>
      <div>
        <SafeSum data={data} />
        <NobodyPays data={data} />
      </div>
    </section>
  )
}

function safeWords({ outlook }: CashManagement): string {
  const safe = outlook.safe_to_spend
  if (!safe) return ''
  if (safe.likely < 0)
    return `Your cash is expected to fall ${money(magnitude(safe.likely))} below ${lineWords(outlook.buffer)}.`
  if (safe.cautious < 0)
    return `To be on the safe side, spend nothing: there’s a 1 in 10 chance of falling ${money(magnitude(safe.cautious))} or more below ${lineWords(outlook.buffer)}.`
  return `To be on the safe side, spend no more than ${money(safe.cautious)}.`
}

function LowestPoint({ data }: { data: CashManagement }) {
  const { outlook, cash } = data
  const { low, buffer } = outlook
  if (!low) return null
  return (
    <p className="cm-low">
      <span>Lowest point to {dayLong(outlook.until)}</span>
      <b>{money(low.balance)}</b>
      <small>
        {dayLong(low.day)}
        {low.cause && `, after ${low.cause}`}
        {cash.overdraft > 0 &&
          cash.headroom !== null &&
          `. Headroom ${money(cash.headroom)} with the overdraft of ${money(cash.overdraft)}`}
      </small>
      {low.balance < buffer && (
        <Chip tone="bad">
          {money(less(buffer, low.balance))} {buffer > 0 ? 'below buffer' : 'below zero'}
        </Chip>
      )}
    </p>
  )
}

/**
 * Cash now, what comes in and goes out up to the low, the buffer: the likely figure, and how much
 * lower the cautious one is.
 */
function SafeSum({ data }: { data: CashManagement }) {
  const { cash, outlook } = data
  const { low, safe_to_spend: safe } = outlook
  if (!low || !safe || !cash.to_low) return null
  const until = `Expected to ${dayShort(low.day)}`
  return (
    <ul className="cm-sum" aria-label="How it adds up">
      <Line words="Cash now" note={`On ${dayLong(data.as_of)}`} amount={cash.balance} />
      <Line words="Money in" note={until} amount={cash.to_low.in} />
      <Line words="Money out" note={until} amount={negate(cash.to_low.out)} />
      {cash.buffer > 0 && (
        <Line words="Your buffer" note="Always kept in reserve" amount={negate(cash.buffer)} />
      )}
      <li className="cm-sum-total">
        <span>Safe to spend, likely</span>
        <b>{money(safe.likely)}</b>
      </li>
      <Line
        words="In case it goes worse"
        note="There’s a 1 in 10 chance of falling lower still"
        amount={less(low.cautious, low.balance)}
      />
      <li className="cm-sum-total">
        <span>Safe to spend, cautious</span>
        <b>{money(safe.cautious)}</b>
      </li>
    </ul>
  )
}

function NobodyPays({ data }: { data: CashManagement }) {
  const { cash, items } = data
  const none = cash.if_nobody_pays
  if (!none) return null
  const bills = items.filter(({ side }) => side === 'out')
  return (
    <ul className="cm-sum cm-nobody" aria-label="If nobody pays you">
      <Line
        words="If nobody pays you"
        note={`Cash now, less ${cash.buffer > 0 ? 'your buffer and ' : ''}all bills due by ${dayShort(none.until)}`}
        amount={none.amount}
      >
        {[
          <Part key="now" words="Cash now" note="" amount={cash.balance} />,
          cash.buffer > 0 && (
            <Part key="buffer" words="Your buffer" note="" amount={negate(cash.buffer)} />
          ),
          ...billRows(bills).map(({ words, day, amount }, at) => (
            <Part
              key={`${words} ${day} ${at}`}
              words={words}
              note={dayShort(day)}
              amount={amount}
            />
          )),
        ]}
      </Line>
    </ul>
  )
}

/** The bills as rows, the payroll of a day as one: a sum needs no names. */
function billRows(bills: CashManagement['items']) {
  const read = ({ day, sub_category: subCategory, open: amount }: (typeof bills)[number]) => {
    return { day, subCategory, amount }
  }
  return payrollRows(bills, read).map((row) =>
    row.kind === 'single'
      ? { words: row.payment.merchant, day: row.payment.day, amount: row.payment.open }
      : {
          words: payrollName(row.payments.length),
          day: row.payments[0]?.day ?? '',
          amount: row.amount,
        },
  )
}

function Line(props: {
  words: string
  note: string
  amount: Minor
  children?: readonly ReactNode[]
}) {
  const head = (
    <>
      <span>
        {props.words}
        <small>{props.note}</small>
      </span>
      <b>{money(props.amount)}</b>
    </>
  )
  return (
    <li>
      {props.children?.length ? (
        <details>
          <summary className="cm-sum-open">{head}</summary>
          <ul className="cm-parts">{props.children}</ul>
        </details>
      ) : (
        <div className="cm-sum-line">{head}</div>
      )}
    </li>
  )
}

function Part({ words, note, amount }: { words: string; note: string; amount: Minor }) {
  return (
    <li>
      <span>
        {words} <small>{note}</small>
      </span>
      <span>{money(amount)}</span>
    </li>
  )
}
