// What is replied to a change that can't be tried, or not as it was put: why, and what can be.
import type { Choice } from '@plimsoll/domain/question/tool-call'

/** Questions to choose from, each under its own words. */
export const ask = (...prompts: string[]): Choice[] =>
  prompts.map((prompt) => ({ label: prompt, prompt }))

/** The replies by their reasons. */
export const changeReplies: Record<string, { text: string; choices: readonly Choice[] }> = {
  change_before: {
    text: 'That reads as one change more, but I have none before it to add it to. Could you put both into one question?',
    choices: ask('What if sales drop 10%?', 'When will cash be lowest?'),
  },
  change_instalments: {
    text: 'I can’t try instalments: who agrees to them, and on which days, is for you and them to settle. I can try the whole payment later or smaller.',
    choices: ask('When is our next tax payment due?', 'How much is safe to spend?'),
  },
  change_part_month: {
    text: 'I can only try whole months without sales, because the forecast doesn’t know which days bring in what. A share of the month’s sales comes nearest.',
    choices: ask('What if sales drop 10%?', 'When will cash be lowest?'),
  },
  change_unit_price: {
    text: 'I can’t try a price for each unit or hour: the bank shows what was paid, not how much was bought or sold. I can try a percentage or a sum.',
    choices: ask('What if our costs go up 5%?', 'What if sales go up 5%?'),
  },
  change_overdraft: {
    text: 'A limit of the bank changes nothing in the forecast, which is of your own money. I can show how low that gets.',
    choices: [],
  },
  change_as_before: {
    text: 'I can’t lay another month’s figures over the forecast. I can try a percentage; ask what that month came to first, to see which.',
    choices: ask('What if sales drop 10%?', 'What if sales drop 20%?'),
  },
  change_project: {
    text: 'I can try a sales project won or lost, but not its payments on other days. Change the days on the project’s page, and the forecast shows what that does.',
    choices: [],
  },
  change_projects: {
    text: 'Which sales projects do you mean? I can try up to three at once, each won or lost.',
    choices: [],
  },
  change_each: {
    text: 'How many people would that be for? I don’t know who works for you, only what is paid in all.',
    choices: ask('What if wages went up £500 a month?'),
  },
  change_backwards: {
    text: 'I can’t work back from the buffer to a fall in sales. I can try one fall after another.',
    choices: [],
  },
  change_payoff: {
    text: 'I don’t know what is left on a loan: the bank shows what you repaid, not what is owed. With the sum that the lender names I can try it: “What if we pay off £5,000 in January?”',
    choices: [],
  },
  change_which_customer: {
    text: 'Which customer do you mean? Name one, and I can try it. Here is what I can try with the one who pays you most.',
    choices: [],
  },
  change_top_customers: {
    text: 'I can try one customer or two if you name them.',
    choices: [],
  },
  change_interest: {
    text: 'I can’t work out what an interest rate would do to each of your loans: the bank shows what you repaid, not what is owed. I can try repayments up by a percentage.',
    choices: ask('What if loan repayments go up 10%?', 'When will cash be lowest?'),
  },
  change_unclear: {
    text: 'I read the words, but not what would change, by how much or from when. These come nearest.',
    choices: [],
  },
  monthly_most: {
    text: 'I can’t work out the most for every month from now on, but I can try an amount, and say what is safe to spend at once.',
    choices: ask(
      'How much is safe to spend?',
      'What if we pay ourselves an extra £500 a month?',
      'What if we pay ourselves an extra £1,000 a month?',
    ),
  },
  kind_of_supplier: {
    text: 'I don’t know which of your suppliers those are: your books have no such kind. Name them one by one, or try the nearest that I can work out.',
    choices: [],
  },
  kind_of_customer: {
    text: 'I don’t know which of your customers those are: your books have no such kind. Name them one by one, or try the nearest that I can work out.',
    choices: [],
  },
  how_late: { text: 'How late would that be?', choices: [] },
  how_often: { text: 'How often would that be paid?', choices: [] },
  on_top: {
    text: 'Would that be on top of what is paid now, or in place of it?',
    choices: [],
  },
}
