// The written help: what can be done and how, once for the help page and once as the assistant's
// answers to how-to questions.

import { helpTerms } from './terms.ts'

/** One topic: the first paragraph answers by itself; the link leads to where it is done. */
type HelpTopic = {
  readonly id: string
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly link: { readonly label: string; readonly address: string }
}

const transactions = { label: 'Transactions', address: '/cash-flow/edit-transaction' }
const integrations = { label: 'Integrations', address: '/integration' }
const dashboard = { label: 'Dashboard', address: '/dashboard' }

/** Every topic, in the order in which they are listed. */
export const helpTopics: readonly HelpTopic[] = [
  {
    id: 'upload',
    title: 'Upload a bank statement',
    paragraphs: [
      'Open Integrations and choose to upload a file. Plimsoll reads spreadsheets, CSV files and bank formats such as OFX, QIF and MT940, and PDF statements with text, also packed in a zip archive.',
      'Plimsoll shows what it found before anything is stored: the number of transactions, the first and last day, the totals and any rows it couldn’t read.',
      'Payments that are already in your books are recognised and left out, so you can upload overlapping statements. You can undo an upload later.',
    ],
    link: integrations,
  },
  {
    id: 'connect-bank',
    title: 'Connect your bank',
    paragraphs: [
      'Open Integrations and choose “Connect your bank”. You sign in at your bank and agree to share your transactions for a limited time.',
      'New transactions then arrive by themselves. When your consent runs out, Plimsoll asks you to renew it. You can disconnect on the same page.',
    ],
    link: integrations,
  },
  {
    id: 'sales-projects',
    title: 'Add a sales project',
    paragraphs: [
      'Open Projects and choose “New project”. Give its name, value, start and probability, and choose how its milestones are spread; the forecast counts each milestone’s cash on the day you expect it.',
      'On the project’s own page you can change each milestone’s amount and dates, add further stages, and add the project’s costs.',
    ],
    link: { label: 'Projects', address: '/sales/projects' },
  },
  {
    id: 'change-project',
    title: 'Change a sales project',
    paragraphs: [
      'Open Projects and choose the project: there you change its value, dates and probability and its milestones, and set its status, such as won or lost. The forecast follows when you save.',
      'To change several at once, tick them in the list.',
    ],
    link: { label: 'Projects', address: '/sales/projects' },
  },
  {
    id: 'categories',
    title: 'Change a category',
    paragraphs: [
      'Open Transactions, choose a transaction and pick another category. You can change one transaction or every payment of the same merchant.',
      'A payment for several things can be split into parts, each with its own category. Every change can be undone in History.',
    ],
    link: transactions,
  },
  {
    id: 'exclude',
    title: 'Leave payments out',
    paragraphs: [
      'Open Transactions, choose the payments and pick “Exclude”. They stay in your books and your bank balance, but averages, comparisons and forecasts leave them out. A single payment can’t be deleted.',
    ],
    link: transactions,
  },
  {
    id: 'rules',
    title: 'Categorise automatically with rules',
    paragraphs: [
      'Open Rules and create a rule by words, merchant or amount. You see what it changes before you save it.',
      'A rule also applies to transactions that arrive later. When you delete a rule, the changes it made are kept.',
    ],
    link: { label: 'Rules', address: '/cash-flow/rules' },
  },
  {
    id: 'merchants',
    title: 'Rename or merge merchants',
    paragraphs: [
      'Open Merchants to rename one, or to merge several that are the same. Statements that arrive later follow the new name.',
    ],
    link: { label: 'Merchants', address: '/cash-flow/merchants' },
  },
  {
    id: 'forecast',
    title: 'How the forecast is made',
    paragraphs: [
      'The forecast is made from your own history: regular payments, everyday income and costs, and taxes. Open Forecast to see each line, change an amount or leave a line out.',
      'It comes with a range: we expect the balance to fall inside it four times in five. The further ahead, the wider the range. It also widens in January, the hardest month to forecast, until your own past Januaries show that it needn’t.',
      'A payment that has arrived is not expected again, and the forecast is made again whenever your transactions change.',
    ],
    link: { label: 'Forecast', address: '/cash-flow/forecast' },
  },
  {
    id: 'accuracy',
    title: 'How accurate the forecast is',
    paragraphs: [
      'Open Accuracy to see how good earlier forecasts were: each is kept and compared with what happened.',
      'Until enough forecasts have been kept, Plimsoll forecasts your past from what was known then and shows how well that went.',
    ],
    link: { label: 'Accuracy', address: '/cash-flow/accuracy' },
  },
  {
    id: 'variance',
    title: 'Compare a period with its forecast',
    paragraphs: [
      'Open Analysis and choose a period. It is compared with the forecast made before it, with the period before, or with a year earlier.',
      'Each difference is explained by what drives it: timing, one-off payments, new or stopped merchants, prices and the number of payments.',
    ],
    link: { label: 'Analysis', address: '/analysis' },
  },
  {
    id: 'scenarios',
    title: 'Try out a scenario',
    paragraphs: [
      'Open Scenarios, describe what could happen, such as a client paying late or a new van, and compare it with your forecast. Nothing changes until you apply it.',
    ],
    link: { label: 'Scenarios', address: '/cash-flow/scenarios' },
  },
  {
    id: 'regular-payments',
    title: 'Check your regular payments',
    paragraphs: [
      'Open Regular payments to see which payments Plimsoll found, with the transactions behind each. Confirm them, or mark those that don’t repeat.',
    ],
    link: { label: 'Regular payments', address: '/cash-flow/recurring' },
  },
  {
    id: 'buffer',
    title: 'Set your cash buffer and alerts',
    paragraphs: [
      'The cash buffer is the balance you never want to go below. You set it in your account, under Profile, and choose your alerts under Notifications.',
      'The dashboard shows how close your cash comes to the buffer, and when.',
    ],
    link: dashboard,
  },
  {
    id: 'due',
    title: 'See what is due',
    paragraphs: [
      'Open Cash management for the payments that are due, in and out, and those that are late. You can move a payment to another day or cancel it.',
      'Only payments with a known day are listed there; everyday spending comes on top in the forecast.',
    ],
    link: { label: 'Cash management', address: '/cash-management' },
  },
  {
    id: 'invoices',
    title: 'Add invoices and bills',
    paragraphs: [
      'Open Cash management and choose “Add an invoice or bill”: the name, the amount and the day it’s due are enough. You can also upload a list of open invoices from your accounts.',
      'A payment that settles one is found in your transactions. Until then the invoice takes the place of what was forecast from that customer or supplier.',
    ],
    link: { label: 'Cash management', address: '/cash-management' },
  },
  {
    id: 'mark-paid',
    title: 'Mark an invoice or bill as paid',
    paragraphs: [
      'Open Cash management, tick the invoice or bill and choose “Mark paid”. That is for what was paid in cash or from an account Plimsoll doesn’t see; a payment that settles one is found in your transactions.',
    ],
    link: { label: 'Cash management', address: '/cash-management' },
  },
  {
    id: 'business',
    title: 'VAT, year end and other details of your business',
    paragraphs: [
      'Open your account and choose Profile: there you set the business name and type, whether you’re VAT registered and when your quarters end, your year end, and whose bank holidays count.',
      'Plimsoll doesn’t need your VAT scheme: it learns what you pay from your past payments.',
    ],
    link: dashboard,
  },
  {
    id: 'hide-pay',
    title: 'Hide what each person is paid',
    paragraphs: [
      'Open your account, choose Profile and switch on “Hide what each person is paid”. People who are paid wages are then shown as Employee 1, Employee 2 and so on.',
      'Totals of wages stay as they are.',
    ],
    link: dashboard,
  },
  {
    id: 'reports',
    title: 'Weekly report and your accountant’s pack',
    paragraphs: [
      'Open Weekly report to read, print or share a week. A shared link shows that week as it was, and you can end it at any time.',
    ],
    link: { label: 'Weekly report', address: '/reports/weekly' },
  },
  {
    id: 'accountant',
    title: 'Give your accountant your figures',
    paragraphs: [
      'Choose “Accountant’s pack” on Cash flow to save a workbook, or to share it by a link that your accountant opens without an account.',
    ],
    link: { label: 'Cash flow', address: '/cash-flow' },
  },
  {
    id: 'transfers',
    title: 'Transfers between your accounts',
    paragraphs: [
      'Money moved between your own accounts is matched in pairs and counts in no total. An unmatched transfer can be paired in Transactions.',
    ],
    link: transactions,
  },
  {
    id: 'tax',
    title: 'VAT, PAYE and other taxes',
    paragraphs: [
      'Open Tax to see the next payments to HMRC, estimated from past ones, and how much to put aside. Your accountant has the final figures.',
      'Plimsoll sees payments to and from HMRC. It doesn’t see VAT inside single payments, so it can’t prepare a return.',
    ],
    link: { label: 'Tax', address: '/cash-management/tax' },
  },
  {
    id: 'export',
    title: 'Export your figures',
    paragraphs: [
      'Cash flow has an Export button. Help pages and the weekly report are made for printing.',
    ],
    link: { label: 'Cash flow', address: '/cash-flow' },
  },
  {
    id: 'undo',
    title: 'Undo a change or delete your data',
    paragraphs: [
      'Every change to transactions, merchants and categories is listed in History and can be undone there. An upload is undone in Integrations.',
      'You can also delete all data in Integrations. Your account stays, and so do its settings.',
    ],
    link: { label: 'History', address: '/cash-flow/changes' },
  },
  {
    id: 'security',
    title: 'Passwords, two-step verification and sessions',
    paragraphs: [
      'Open your account to change your password, set up two-step verification and sign out other devices. Only people of your business see its books.',
    ],
    link: dashboard,
  },
  {
    id: 'delete-account',
    title: 'Delete your account',
    paragraphs: [
      'Open your account and choose Delete. Your account and all data of your business are deleted for good.',
    ],
    link: dashboard,
  },
  {
    id: 'balance',
    title: 'Correct your balance',
    paragraphs: [
      'If a balance is wrong or missing, open Integrations, edit the account and add its balance on a day. Every other day is counted from it.',
    ],
    link: integrations,
  },
  {
    id: 'words',
    title: 'What the words on the pages mean',
    paragraphs: helpTerms.map(({ term, meaning }) => `${term}: ${meaning}`),
    link: dashboard,
  },
  {
    id: 'assistant',
    title: 'Ask Plimsoll',
    paragraphs: [
      'Choose Ask on any page and type a question about balances, money in and out, suppliers, customers, what is due or the forecast. Every figure links to where it comes from.',
      'Plimsoll doesn’t guess: where it isn’t sure what you mean, it offers choices. It can look things up and change nothing.',
    ],
    link: dashboard,
  },
  {
    id: 'own-assistant',
    title: 'Connect your own assistant',
    paragraphs: [
      'Open your account, choose Assistants and create an access token. Your assistant can then read your figures over the Model Context Protocol, and change nothing.',
      'A token is shown once, expires and can be removed at any time. The list shows when each was last used.',
    ],
    link: dashboard,
  },
]

/**
 * The topics whose words a search names, all of them; every topic where nothing is searched for.
 */
export function searchHelp(query: string): readonly HelpTopic[] {
  const words = query.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
  return helpTopics.filter((topic) => {
    const text = [topic.title, ...topic.paragraphs].join(' ').toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
