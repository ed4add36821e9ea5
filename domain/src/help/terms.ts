// The words on Plimsoll's pages and what each means, for the help page and for questions such as
// "what does safe to spend mean?".

/** A word of the pages. */
type HelpTerm = {
  /** The topic of its explanation. */
  readonly id: string
  readonly term: string
  /** How a question may write it, in lower case. */
  readonly names: RegExp
  readonly meaning: string
}

/** Every word that is explained, in the order in which they are listed. */
export const helpTerms: readonly HelpTerm[] = [
  {
    id: 'term-safe-to-spend',
    term: 'Safe to spend',
    names: /^(?:safe|free) to spend$/,
    meaning:
      'what you could spend today and still keep your cash buffer on the lowest day ahead: the forecast balance of that day, less the buffer. The cautious figure counts on less: one time in ten cash falls further than that.',
  },
  {
    id: 'term-buffer',
    term: 'Cash buffer',
    names: /^(?:cash |safety )?(?:buffer|cushion)$/,
    meaning:
      'the balance you never want to go below. You set it in your account, under Profile; the dashboard and your alerts measure cash against it.',
  },
  {
    id: 'term-low',
    term: 'Lowest point',
    names: /^(?:the )?(?:cash )?(?:lowest point|low point|low)(?: ahead)?$/,
    meaning:
      'the lowest balance that the forecast reaches, and the day it comes, with the payments that lead down to it.',
  },
  {
    id: 'term-days-of-cash',
    term: 'Days of cash',
    names: /^(?:days (?:of )?cash(?: on hand| in hand)?|(?:cash )?runway)$/,
    meaning:
      'how many days your balance would last if nothing came in and money went out as it did over the last three full months, or in new books since they began.',
  },
  {
    id: 'term-range',
    term: 'Range',
    names:
      /^(?:(?:forecast|likely|shaded) )?(?:ranges?|bands?|area)$|^(?:one time in ten|four times in five)$/,
    meaning:
      'where the balance is expected to be four times in five. One time in ten it is below the range, one time in ten above.',
  },
  {
    id: 'term-net',
    term: 'Net cash flow',
    names: /^net(?: cash ?flow| flow| movement)?$/,
    meaning:
      'money in less money out over the same days. Transfers between your own accounts are left out. It isn’t profit: it counts what was paid, when it was paid.',
  },
  {
    id: 'term-variance',
    term: 'Variance',
    names: /^variances?$/,
    meaning:
      'what happened less what was forecast, or less the period it is compared with. Each is split into what caused it, and the causes add up to it.',
  },
  {
    id: 'term-opening',
    term: 'Opening and closing balance',
    names: /^(?:opening|closing|opening and closing) balances?$/,
    meaning:
      'what the accounts held as a month began and as it ended. The closing balance is the opening balance and money in, less money out.',
  },
  {
    id: 'term-uncategorised',
    term: 'Uncategorised',
    names: /^un-?categori[sz]ed(?: payments?| money(?: in| out)?| transactions?)?$/,
    meaning:
      'payments that nothing shows the category of yet. They count in every total; give them a category in Transactions to see them where they belong.',
  },
  {
    id: 'term-everyday',
    term: 'Everyday income and costs',
    names:
      /^(?:everyday (?:income|costs?|spending|income and costs)|usual (?:spending|receipts)(?: without a fixed day)?)$/,
    meaning:
      'what comes and goes without a fixed day, such as card takings, fuel and stock. It is forecast by month from your history, beside the regular payments.',
  },
  {
    id: 'term-excluded',
    term: 'Excluded',
    names: /^excluded(?: payments?| transactions?)?$/,
    meaning:
      'payments that you left out of averages, comparisons and the forecast. They did move the balance, so they stay in their month on a line of their own.',
  },
]
