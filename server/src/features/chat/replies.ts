// What is replied where no figure is the answer: why, and the nearest thing that can be shown or
// done.
import { helpTerms } from '@plimsoll/domain/help/terms'
import { helpTopics } from '@plimsoll/domain/help/topics'
import type { Choice } from '@plimsoll/domain/question/tool-call'
import { ask, changeReplies } from './change-replies.ts'

/** A written reply with a page to open and questions that can be answered instead. */
export type Reply = {
  readonly text: string
  readonly href?: { label: string; address: string }
  readonly choices: readonly Choice[]
}

const month = 'How much went out last month?'
const net = 'What was our net cash flow last month?'

const replies: Record<string, Reply> = {
  profit: {
    text: 'I can’t work out profit or margins: Plimsoll holds bank transactions, not accounts. The nearest figure is net cash flow, money in less money out.',
    choices: ask(net, 'How much came in last month?', month),
  },
  invoices: {
    text: 'I know only the invoices that were added to Plimsoll, and can’t look them up that way. I can show those that are unpaid or overdue.',
    href: { label: 'Cash management', address: '/cash-management' },
    choices: ask(
      'Which invoices are overdue?',
      'How much are unpaid invoices in total?',
      'What money is due in over the next 30 days?',
    ),
  },
  debts: {
    text: 'I know only the bills that were added to Plimsoll or are expected, and can’t look them up that way. I can show those, and what tax is due.',
    href: { label: 'Cash management', address: '/cash-management' },
    choices: ask(
      'Which bills are unpaid?',
      'What bills are due in the next 30 days?',
      'What tax is due?',
    ),
  },
  scenario: {
    text: 'I couldn’t read the change you have in mind. I can try sales or a cost up or down by a percentage, a cost at another amount, money in or out once or every month, and a customer who leaves, pays late or misses a payment. The scenarios page holds any change you like. Here are some that I can try on your own figures.',
    href: { label: 'Scenarios', address: '/cash-flow/scenarios' },
    choices: ask(
      'What if sales drop 10%?',
      'What if we spend an extra £500 a month?',
      'How much is safe to spend?',
    ),
  },
  stock: {
    text: 'Plimsoll doesn’t hold stock, bookings, prices, units or hours, only money in and out. I can show what was paid.',
    choices: ask(
      'How much did we spend on stock and materials last month?',
      'How much came in from sales last month?',
    ),
  },
  assets: {
    text: 'Plimsoll doesn’t hold a balance sheet, so I can’t give assets, debts or the value of the business. I can show cash.',
    choices: ask('What’s our balance?', 'How much did we spend on equipment this year?'),
  },
  theft: {
    text: 'I can’t tell whether anybody takes what isn’t theirs: the bank shows what was paid in and out, not what was in the till or who handled it. I can show payments that stand out and what came in.',
    choices: ask('Which payments look unusual?', 'How much came in each month this year?', month),
  },
  method: {
    text: 'Plimsoll doesn’t sort payments by how they were made, such as direct debit or cheque: many banks don’t pass that on. I can show regular payments, and what went through each account.',
    choices: ask('Show our regular payments', 'What went out of each account last month?', month),
  },
  till: {
    text: 'Plimsoll sees your bank accounts, not cash in the till, a float, petty cash or the safe. I can show what each account holds.',
    choices: ask('What is the balance of each account?', 'How much came in last month?'),
  },
  pot: {
    text: 'Plimsoll sees what was moved into a pot and out of it, not what it holds: it isn’t one of the accounts in your books. Upload its statement, or connect it, to see its balance.',
    choices: ask('What is the balance of each account?', 'How much is safe to spend?'),
  },
  withdrawals: {
    text: 'Cash from a cash machine has no category of its own here, so I’d only guess at a total. Search your transactions for “ATM”, “LNK” or “cash” to see each one.',
    choices: ask('How much did we take in drawings this year?', month),
  },
  fees_within: {
    text: 'Fees that are taken off before money reaches your bank aren’t in your transactions: only what arrived is, and fees that were paid by themselves. I can show both.',
    choices: ask(
      'How much did we spend on bank charges this year?',
      'How much came in last month?',
    ),
  },
  other_past: {
    text: 'I can’t work out how the past would have gone otherwise: one payment less may have led to others. I can show what came in and what was paid back, and what a change would do from now on.',
    choices: ask(
      'How much did we pay in loan repayments this year?',
      'What if we spend an extra £500 a month?',
    ),
  },
  place: {
    text: 'Your books aren’t divided by office, branch or department, and nobody in them goes by that name, so I can’t give a figure for it. I can show the whole business.',
    choices: ask('How much went out last month?', 'How much came in last month?'),
  },
  payer_trade: {
    text: 'I can’t find a customer in that trade: your books hold who paid you, not what line of business they’re in. Name the customer, or choose one of these.',
    choices: ask('Who were our top five customers this year?', 'How much came in last month?'),
  },
  staff: {
    text: 'Plimsoll doesn’t know who works for you or when, only what was paid. I can show staff costs.',
    choices: ask('How much did staff cost last month?', 'How much were wages last month?'),
  },
  credit: {
    text: 'Credit scores, overdraft limits, interest rates and what is left on a loan aren’t in your bank transactions. I can show what you repaid.',
    choices: ask('How much did we pay in loan repayments this year?', 'What’s our balance?'),
  },
  payslip: {
    text: 'Gross pay, payslips and tax codes aren’t in your bank transactions. I can show net wages and PAYE as they were paid.',
    choices: ask('How much were wages last month?', 'How much PAYE did we pay last month?'),
  },
  vat_detail: {
    text: 'I can’t split VAT out of payments or read your VAT scheme. I can show VAT that was paid and the next payment expected.',
    choices: ask('How much VAT did we pay this year?', 'When is our next VAT payment due?'),
  },
  no_vat: {
    text: 'Your business details say that you aren’t registered for VAT, so there is no VAT in your sales. I can show what came in.',
    choices: ask('How much came in from sales this year?', 'Are we over the VAT threshold?'),
  },
  contact: {
    text: 'Plimsoll doesn’t keep addresses, numbers or how many customers you have on file, only what was paid. I can show who paid you and whom you paid.',
    choices: ask(
      'Who were our top five customers this year?',
      'Who were our top five suppliers this year?',
    ),
  },
  benchmark: {
    text: 'I only see your own books, so I can’t compare you with other businesses. I can compare you with your own past.',
    choices: ask('How does last month compare with the month before for spending?', net),
  },
  records: {
    text: 'Plimsoll holds the money in and out of your bank, not complaints, ratings, licences, certificates or times. I can show what was paid and what is due.',
    choices: ask('What is due in the next 30 days?', month, 'How much is safe to spend?'),
  },
  world: {
    text: 'I only answer questions about the cash in your own books.',
    choices: ask('What’s our balance?', month),
  },
  advice: {
    text: 'I can’t advise you what to do; an accountant can. I can show the figures behind the decision.',
    choices: ask(
      'How much is safe to spend?',
      'What’s the lowest point ahead?',
      'What were our biggest costs last month by category?',
    ),
  },
  illegal: {
    text: 'I can’t help with that. If tax is hard to pay, HMRC’s Time to Pay service can spread it; your accountant can help.',
    choices: ask('When is our next tax payment due?'),
  },
  action: {
    text: 'I can only look things up; I don’t change anything or move money. You can do it yourself on the pages of Plimsoll.',
    href: { label: 'Transactions', address: '/cash-flow/edit-transaction' },
    choices: ask('What’s our balance?', 'What is due in the next 30 days?'),
  },
  tenant: {
    text: 'I can only see the books of the business you’re signed in to.',
    choices: ask('What’s our balance?', month),
  },
  orders: {
    text: 'I only answer questions about the cash in your own books, and I can’t be given other instructions.',
    choices: ask('What’s our balance?', month),
  },
  language: {
    text: 'I only understand English. Please ask again in English.',
    choices: ask('What’s our balance?', month),
  },
  smalltalk: {
    text: 'Hello. Ask me about the money in your books: balances, spending, income, what’s due and the forecast.',
    choices: ask('What’s our balance?', month, 'What is due in the next 30 days?'),
  },
  about: {
    text: 'I’m Plimsoll’s assistant. I look up figures in your own books and the forecast, show where each comes from, and say so when I don’t know.',
    choices: ask(
      'What’s our balance?',
      'Who were our top five suppliers last month?',
      'What’s the lowest point ahead?',
    ),
  },
  empty: {
    text: 'What would you like to know?',
    choices: ask('What’s our balance?', month, 'What is due in the next 30 days?'),
  },
  shape: {
    text: 'I’m not sure what you mean. I’d rather not guess at a figure. Could you put it another way, or choose one of these?',
    choices: ask(
      'What’s our balance?',
      month,
      'How much came in last month?',
      'What is due in the next 30 days?',
    ),
  },
  ahead: {
    text: '',
    choices: ask(
      'What is due out in the next 30 days?',
      'What is due in over the next 30 days?',
      'When will cash be lowest?',
      'How much is safe to spend?',
    ),
  },
  transfers: {
    text: 'I leave transfers between your own accounts out of every figure, because they are no income and no cost. You can see them among your transactions.',
    href: { label: 'Transactions', address: '/cash-flow/edit-transaction' },
    choices: ask('What is the balance of each account?', net),
  },
  goods: {
    text: '',
    choices: ask(
      'What did we spend by category last month?',
      'Who were our top five suppliers last month?',
      'How much did we spend on stock and materials last month?',
    ),
  },
  no_day: {
    text: 'There’s no such day in the calendar. Which day or month do you mean?',
    choices: ask(month, 'How much came in last month?', 'What’s our balance?'),
  },
  names: { text: 'Which one do you mean?', choices: [] },
  long: {
    text: 'That’s longer than I can read. Please ask in a sentence or two.',
    choices: ask('What’s our balance?', month),
  },
  no_project: {
    text: 'I have no sales project of that name. Did you mean one of these?',
    choices: [],
  },
  ...changeReplies,
  several: { text: 'That’s more than one question. Which shall I answer first?', choices: [] },
  remark: {
    text: 'I’m not sure whether the first sentence should narrow the answer. Which of these do you mean?',
    choices: [],
  },
}

// How things are done, as the help page has it.
const instructions = new Map<string, Reply>([
  ...helpTopics.map(({ id, paragraphs: [text = ''], link }): [string, Reply] => [
    id,
    { text, href: link, choices: [] },
  ]),
  ...helpTerms.map(({ id, term, meaning }): [string, Reply] => [
    id,
    { text: `${term}: ${meaning}`, choices: [] },
  ]),
])

/** The page with the whole of a topic; null for what is no help topic. */
export function helpPageOf(topic: string): { label: string; address: string } | null {
  if (!instructions.has(topic)) return null
  const isTerm = helpTerms.some(({ id }) => id === topic)
  return { label: 'More in Help', address: `/help#${isTerm ? 'words' : topic}` }
}

/** The reply to a topic; what a help topic shares its id with is a reply of its own. */
export function replyTo(topic: string): Reply {
  return replies[topic] ?? instructions.get(topic) ?? (replies.shape as Reply)
}

/** How it is done, for a help topic. */
export function instructionsFor(topic: string): Reply {
  return instructions.get(topic) ?? replyTo(topic)
}

const actionPages: readonly [RegExp, { label: string; address: string }][] = [
  [
    /\b(categor|split|merge|mark|exclude|transaction|edit)\w*/i,
    { label: 'Transactions', address: '/cash-flow/edit-transaction' },
  ],
  [/\b(forecast|scenario|plan|expect)\w*/i, { label: 'Forecast', address: '/cash-flow/forecast' }],
  [
    /\b(upload|connect|bank|import|file|statement|delete|sync|reset|data)\w*/i,
    { label: 'Integrations', address: '/integration' },
  ],
  [/\b(rule)s?\b/i, { label: 'Rules', address: '/cash-flow/rules' }],
  [
    /\b(pay|bill|due|invoice|chase|schedule)\w*/i,
    { label: 'Cash management', address: '/cash-management' },
  ],
  [/\b(export|download|print|report)\w*/i, { label: 'Cash flow', address: '/cash-flow' }],
]

/** The page on which somebody can do what they wanted done. */
export function pageFor(prompt: string): { label: string; address: string } {
  return (
    actionPages.find(([pattern]) => pattern.test(prompt))?.[1] ?? {
      label: 'Dashboard',
      address: '/dashboard',
    }
  )
}
