// Requests to look something up, in words that ask for an act elsewhere: "put July next to August",
// "a schedule of payments falling due", "print out the transactions".
import type { Turn } from '../phrasing/turn.ts'

const you = '^(?:(?:please|could you|can you|would you) )*'

/** Such requests, each with the question that it is. */
export const lookUps: readonly Turn[] = [
  [
    /^(?:an? |the )?schedule of (?:the |all )?(?:standing orders|direct debits)(?: and (?:standing orders|direct debits))?$/i,
    'which regular payments do we have',
  ],
  [
    /^(?:an? |the )?schedule of (?:payments|bills|direct debits|standing orders) (?:falling due|due|leaving|going out|out)(?= )/i,
    'what is due out',
  ],
  [
    /^(?:an? |the )?schedule of (?:receipts|payments in)(?: expected| due)?(?= )/i,
    'what is due in',
  ],
  [
    /^(?:an? |the )?schedule of (?:forthcoming|upcoming|coming) tax liabilities(?: of every kind)?$/i,
    'which taxes are due next',
  ],
  [
    /^(?:an? |the )?schedule of (?:unsettled|unpaid|outstanding) purchase invoices$/i,
    'which bills are unpaid',
  ],
  [/^(?:an? |the )?schedule of (?:all )?projects(?: recorded)?$/i, 'which projects do we have'],
  [/^(?:an? |the )?schedule of (?=\S)/i, 'list '],
  [
    new RegExp(
      `${you}put (?:our |the )?(?:receipts|income|money in) and (?:our |the )?(?:payments|spending|costs|money out) side by side(?= )`,
      'i',
    ),
    'how much came in and went out',
  ],
  [
    new RegExp(
      `${you}(?:put|set) (\\S+(?: \\S+)*?) and (\\S+(?: \\S+)*?) (?:next to each other|side by side)(?= |$)`,
      'i',
    ),
    'how much did we spend on $1 and how much on $2',
  ],
  [
    new RegExp(
      `${you}put (\\S+(?: \\S+)*? and \\S+(?: \\S+)*?) together,? (?:how much )?(?=\\S)`,
      'i',
    ),
    'how much did we spend on $1 together ',
  ],
  [
    new RegExp(
      `${you}add (\\S+(?: \\S+)*?) to (\\S+(?: \\S+)*?) (in|last|this|since|over|for) (.*?)(?:,? and (?:tell me|give me|show me) the total)$`,
      'i',
    ),
    'how much did we spend on $1 and $2 together $3 $4',
  ],
  [
    new RegExp(
      `${you}(?:put|set) the net(?: for (?:the|our) \\w+)? (.+?) (?:next to|alongside|beside|against) (?=\\S)`,
      'i',
    ),
    'net cash flow $1 compared with ',
  ],
  [
    new RegExp(
      `${you}(?:put|set) what (\\S.*?) paid(?: us)? (.+?) (?:next to|alongside|beside|against) (?=\\S)`,
      'i',
    ),
    'how much did $1 pay us $2 compared with ',
  ],
  [
    new RegExp(
      `${you}(?:put|set) (?:our |the )?(?:income|money in|receipts) (.+?) (?:next to|alongside|beside|against) (?=\\S)`,
      'i',
    ),
    'how much came in $1 compared with ',
  ],
  [
    new RegExp(
      `${you}(?:put|set) (?:our |the )?(?:spending|costs|money out|payments) (.+?) (?:next to|alongside|beside|against) (?=\\S)`,
      'i',
    ),
    'how much went out $1 compared with ',
  ],
  [
    new RegExp(
      `${you}(?:put|set) (\\S+(?: \\S+)*?) ((?:in|last|this) .+?) (?:next to|alongside|beside|against) (?=\\S)`,
      'i',
    ),
    '$1 $2 compared with ',
  ],
  [
    new RegExp(
      `${you}put (?:a|any) (?:percentage|number|figure) on (?:us|our) (?:going|falling|dropping|dipping) below (?:the|our) buffer$`,
      'i',
    ),
    'how likely are we to go below our buffer',
  ],
  [new RegExp(`${you}print out (?:the |all )?payments made(?= |$)`, 'i'), 'list the payments out'],
  [
    new RegExp(`${you}print out (?:the |all )*(\\S+) transactions(?= |$)`, 'i'),
    'list the payments to $1',
  ],
  [
    new RegExp(`${you}print out (?:the |all )*transactions (?=from |to )`, 'i'),
    'list the payments ',
  ],
  [new RegExp(`${you}print out (?=\\S+ \\S)`, 'i'), 'list '],
  [/^record month for (?:receipts|income|takings)(?= )/i, 'which month had the most money in'],
  [/^pay per head by name(?= )/i, 'how much did we pay each member of staff'],
  [/^(?:remind me of )?(?:the )?totals in and out(?= )/i, 'how much came in and went out'],
  // "What's the story with Costa, when did they last get paid": what it is about, put first.
  [
    /^what(?:'s| is) the story with (?:our )?next (\w+)$/i,
    'when is our next $1 payment and how much is it',
  ],
  [
    /^what(?:'s| is) the story with (?:our )?(corporation tax|vat|paye)$/i,
    'when is our $1 due and how much is it',
  ],
  [
    /^what(?:'s| is) the story with (?:our )?sales this year against last(?: year)?$/i,
    'how do our sales this year compare with the same time last year',
  ],
  [
    /^what(?:'s| is) the story with (?:our |the )?cash flow(?= )/i,
    'why was our net cash flow down',
  ],
  [
    /^what(?:'s| is) the story with (?:the )?changes in our (?:costs|spending)(?= )/i,
    'what were the biggest changes in our spending',
  ],
  [
    /^what(?:'s| is) the story with (\S+(?: \S+)*?) ((?:in|last|this) [^,]+), how much in total$/i,
    'how much did we spend on $1 $2',
  ],
  [
    /^what(?:'s| is) the story with (\S[^,]*), when did they last get paid$/i,
    'when did we last pay $1',
  ],
  [
    /^what(?:'s| is) the story with (\S[^,]*), when was their last payment$/i,
    'when did $1 last pay us',
  ],
  [
    /^what(?:'s| is) the story with (\S[^,]*), how much have they paid us(?= |$)/i,
    'how much did $1 pay us',
  ],
  [/^what(?:'s| is) the story with (\S[^,]*), (?=\S)/i, '$1, '],
  [/^what(?:'s| is) the story with (?=\S)/i, 'who is '],
  [
    /^(?:our )?(spend|spending|costs|income|sales|takings) went (up|down) (.+?), what(?:'s| is) the story$/i,
    (_, what = '', way = '', days = '') =>
      `why did ${/^(?:spend|costs)/i.test(what) ? 'our spending' : /^income/i.test(what) ? 'our income' : 'sales'} go ${way} ${days}`,
  ],
  [/^any news on (?:the |our )?(?:payment|money|invoice) from (\S.*)$/i, 'has $1 paid yet'],
  [
    /^how many different (?:firms|businesses|companies) (?:have (?:we|i) been paying|did (?:we|i) (?:pay|spend with)|have had money from us)(?= |$)/i,
    'how many suppliers did we pay',
  ],
  [/^how many people do (?:we|i) buy from$/i, 'how many suppliers did we pay'],
  [
    /\b(?:monthly total of|how much goes (?:out )?on|what(?:'s| is) the total of(?: the)?) (?:standing orders|direct debits)(?: and (?:standing orders|direct debits))?(?: (?:each|a|every|per) month)?$/gi,
    'how much do our regular payments cost a month',
  ],
  [/^did we take on any new suppliers(?= |$)/i, 'which new suppliers did we pay'],
  [/^can't remember if we've paid (\S[^,]*), when was the last one$/i, 'when did we last pay $1'],
  [/^when did we take on (\S[^,]*), going by the first payment$/i, 'when did we first pay $1'],
  [
    /^how long (?:do )?customers take(?: to pay)?(?: us)? on average$/i,
    'how many days do customers take to pay on average',
  ],
  [
    /^my (?:partner|wife|husband|accountant|boss) says we (spent more|spent less|took more|took less|paid more|paid less) (.+?)(?:, who's right)?$/i,
    (_, verb = '', rest = '') =>
      `did we ${verb
        .replace(/^spent/i, 'spend')
        .replace(/^took/i, 'take')
        .replace(/^paid/i, 'pay')} ${rest}`,
  ],
  [
    /^if (?:we|i) (?:hadn't|had not) had (\S[^,]*), what would have (gone out|been paid in|come in)( \S.*|)$/i,
    (_, name = '', way = '', days = '') =>
      `${/out$/.test(way) ? 'how much did we spend' : 'how much came in'}${days} apart from ${name}`,
  ],
  [
    /^how much did (?:the |our )?(?:\w+) get in (.+?) if we (?:ignore|leave out|forget) (?=\S)/i,
    'how much came in $1 apart from ',
  ],
  [/^how much did we quote for (\S.*)$/i, 'how much is $1 worth'],
  [
    /^(?:please report )?(?:the )?(?:forecast's margin of error|margin of error on (?:the|our) forecast)(?: to date)?$/i,
    'how accurate has the forecast been',
  ],
  [
    /^(?:an? )?how much (?:have (?:we|i) got|is there|do we have) in each pot$/i,
    'what is the balance of each account',
  ],
  [/^how much (?:we|i) put into (?=\S)/i, 'how much did we move into '],
  [/^how much (?:we|i) paid out of (?=\S)/i, 'how much went out of '],
  [
    /^(?:list )?(?:the |on which |which |what )?(?:dates|days) (?:when |that )?(\S.*?) paid us(?= |$)/i,
    'list the payments from $1',
  ],
  [/^on (?:which|what) (?:dates|days) did (\S.*?) pay us(?= |$)/i, 'list the payments from $1'],
  [
    /^(?:on )?(?:which|what) (?:dates|days) (?:did|have) (?:we|i) (?:pay|paid) (\S.*?)(?= (?:in|last|this|since) |$)/i,
    'list the payments to $1',
  ],
  [
    /^(?:on )?(?:which|what) days were (?:we|i) (?:under|below) (£\d[\d,.]*k?)(?= |$)/i,
    'on which days was our balance below $1',
  ],
  [
    /^what weight does (\S.*?) carry in (?:our )?(?:total )?(?:receipts|income|takings)(?= |$)/i,
    'what share of our income came from $1',
  ],
  [
    /^what weight does (\S.*?) carry in (?:our )?(?:total )?(?:spend|spending|costs)(?= |$)/i,
    'what share of our spending was $1',
  ],
  [
    /^how many (?:donations|gifts) did (\S.*?) make(?= |$)/i,
    'how many payments did we receive from $1',
  ],
  [/^how many donors did (?:we|the charity) have(?= |$)/i, 'how many customers paid us'],
  [/^to how many suppliers did (?:we|i) make payments(?= |$)/i, 'how many suppliers did we pay'],
  [/^what do you know about (?=\S)/i, 'who is '],
  [/^how much arrived and how much left(?= |$)/i, 'how much came in and went out'],
  [
    /^which customers (?:have )?lapsed (?=last |this |in )/i,
    'which customers have not paid us since ',
  ],
  [
    new RegExp(`${you}put a (?:figure|number) on (?=\\S+(?: \\S+)*? (?:in|last|this|since) )`, 'i'),
    '',
  ],
]
