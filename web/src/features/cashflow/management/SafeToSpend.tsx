// What is free to spend, with the sum that leads to it: cash now, less the buffer, the taxes and what is committed. It adds up on screen.
import type { CashManagement, DueItem } from '@plimsoll/contract/cash-management'
import { less, type Minor, magnitude, negate } from '@plimsoll/domain/money'
import type { ReactNode } from 'react'
import { money } from '../../../format/amount.ts'
import { dayLong, dayShort, dayWithWeekday } from '../../../format/date.ts'
import { Chip } from '../../../ui/Chip.tsx'
import '../../../ui/card.css'
import './safe-to-spend.css'

/** The lines of the sum open to what they are made of. */
export function SafeToSpend({ data }: { data: CashManagement }) {
  const { cash } = data
  const isShort = cash.safe_to_spend < 0
  return (
    <section className="card cm-safe" aria-labelledby="cm-safe">
      <div className="cm-safe-figure">
        <h2 id="cm-safe">Safe to spend</h2>
        <p className={isShort ? 'cm-safe-amount cm-short' : 'cm-safe-amount'}>
          {money(cash.safe_to_spend)}
        </p>
        <p className="cm-safe-words">{safeWords(data)}</p>
        {!cash.known && (
          <Chip tone="warn">The balance is not stated yet, so this counts from nothing</Chip>
        )}
        <LowestPoint cash={cash} />
      </div>
      <ul className="cm-sum" aria-label="How it adds up">
        <Line words="Cash now" note={`On ${dayLong(data.as_of)}`} amount={cash.balance} />
        <Line words="Your buffer" note="Kept back always" amount={negate(cash.buffer)} />
        <Line
          words="Set aside for tax"
          note={`Estimates, ${data.set_aside.length === 1 ? '1 tax' : `${data.set_aside.length} taxes`} so far`}
          amount={negate(cash.set_aside)}
        >
          {data.set_aside.map(({ label, amount, due }) => (
            <Part
              key={`${label} ${due}`}
              words={label}
              note={`due ${dayShort(due)}`}
              amount={amount}
            />
          ))}
        </Line>
        <Line
          words="Committed"
          note={untilWords(cash.committed_until)}
          amount={negate(cash.committed)}
        >
          {committedOf(data).map((item, at) => (
            <Part
              key={`${item.line_id} ${item.due} ${at}`}
              words={item.merchant}
              note={dayShort(item.day)}
              amount={magnitude(item.open)}
            />
          ))}
        </Line>
        <li className="cm-sum-total">
          <span>Safe to spend</span>
          <b>{money(cash.safe_to_spend)}</b>
        </li>
      </ul>
    </section>
  )
}

function LowestPoint({ cash }: { cash: CashManagement['cash'] }) {
  const { low, buffer, overdraft, headroom } = cash
  const isUnder = low.balance < buffer
  return (
    <p className="cm-low">
      <span>Lowest point ahead</span>
      <b>{money(low.balance)}</b>
      <small>
        {dayLong(low.day)}
        {low.cause && `, after ${low.cause}`}
        {overdraft > 0 && `. Headroom ${money(headroom)} with the overdraft of ${money(overdraft)}`}
      </small>
      {isUnder && (
        <Chip tone="bad">
          {money(less(buffer, low.balance))} {buffer > 0 ? 'under buffer' : 'below zero'}
        </Chip>
      )}
    </p>
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

/** The bills that fall due before the next money in; taxes are set aside for as a whole. */
function committedOf({ items, cash }: CashManagement): DueItem[] {
  return items.filter(
    ({ side, source, day }) =>
      side === 'out' && source !== 'tax' && day <= (cash.committed_until ?? day),
  )
}

function untilWords(until: string | null): string {
  return until
    ? `Bills until money comes on ${dayWithWeekday(until)}`
    : 'Bills of the next 13 weeks'
}

function safeWords({ cash }: CashManagement): string {
  if (cash.safe_to_spend < 0)
    return `${money(magnitude(cash.safe_to_spend))} more is spoken for than there is. Bills and taxes count here; money that is still to come does not.`
  return cash.committed_until
    ? `Until money comes on ${dayWithWeekday(cash.committed_until)}, with taxes and your buffer kept back.`
    : 'With 13 weeks of bills, taxes and your buffer kept back.'
}
