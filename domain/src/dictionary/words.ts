// Dictionary: words that say what money is for without naming anyone: wages, rent, dividends,
// transfers, cash. They may stand anywhere in the bank's text, so each must be a word that means
// little else.
import type { Entry } from './entry.ts'

/** Words of purpose. */
export const wordEntries: readonly Entry[] = [
  [
    '* DIRECTORS SALARY *|* DIRECTOR SALARY *|* DIRECTORS WAGES *|* DIRECTOR WAGES *|* DIRECTORS PAY *',
    null,
    'directors_salary',
    0.95,
  ],
  [
    '* WAGES *|* WAGE *|* SALARY *|* SALARIES *|* PAYROLL *|* NET PAY *|* STAFF PAY *',
    null,
    { out: 'net_wages' },
    0.9,
  ],
  [
    '* EXPENSES *|* EXPENSE CLAIM *|* STAFF EXPENSES *|* MILEAGE CLAIM *',
    null,
    { out: 'staff_expenses' },
    0.75,
  ],
  ['* FREELANCE *|* FREELANCER *', null, { in: 'service_sales', out: 'freelancers' }, 0.8],
  ['* SUBCONTRACTOR *|* SUBCONTRACT *|* SUB CONTRACTOR *', null, { out: 'subcontractors' }, 0.85],
  [
    '* RENT *|* OFFICE RENT *|* SHOP RENT *|* UNIT RENT *|* GROUND RENT *',
    null,
    { in: 'rent_received', out: 'rent' },
    0.85,
  ],
  ['* LANDLORD *|* PROPERTY MANAGEMENT *|* ESTATES *|* LETTINGS *', null, { out: 'rent' }, 0.7],
  [
    '* DIRECTORS LOAN *|* DIRECTOR LOAN *|* DLA *|* DIR LOAN *',
    null,
    { in: 'directors_loan_in', out: 'directors_loan_out' },
    0.95,
  ],
  [
    '* DIVIDEND *|* DIVIDENDS *|* INTERIM DIV *',
    null,
    { in: 'investment_proceeds', out: 'dividends_drawings' },
    0.95,
  ],
  [
    '* DRAWINGS *|* OWNER DRAWINGS *|* PERSONAL DRAWINGS *',
    null,
    { out: 'dividends_drawings' },
    0.95,
  ],
  [
    '* SHARE CAPITAL *|* SHARE ISSUE *|* SHARE SUBSCRIPTION *|* SEIS *|* EIS INVESTMENT *',
    null,
    { in: 'share_capital' },
    0.9,
  ],
  ['* CAPITAL INTRODUCED *|* OWNER INVESTMENT *', null, { in: 'share_capital' }, 0.85],
  [
    '* INTERNAL TRANSFER *|* OWN ACCOUNT *|* OWN ACCOUNTS *|* BETWEEN ACCOUNTS *|* TRANSFER BETWEEN *|* ACCOUNT TRANSFER *|* INTER ACCOUNT *|* INTERACCOUNT *',
    null,
    'internal_transfer',
    0.9,
  ],
  [
    '* TO CURRENT *|* FROM CURRENT *|* TO MAIN *|* FROM MAIN *|* TO RESERVE *|* FROM RESERVE *|* RESERVE ACCOUNT *|* BUSINESS RESERVE *',
    null,
    'internal_transfer',
    0.8,
  ],
  [
    '* TO SAVINGS *|* FROM SAVINGS *|* SAVINGS POT *|* POT TRANSFER *|* TAX POT *|* VAT POT *|* TO POT *|* FROM POT *|* SAVINGS ACCOUNT *|* TO SAVINGS SPACE *|* SAVINGS SPACE *|* INSTANT SAVER *|* BUSINESS SAVER *|* SAVER ACCOUNT *|POT|* POCKET WITHDRAWAL *|* TO POCKET *',
    null,
    'savings_pot',
    0.85,
  ],
  [
    '* CASH DEPOSIT *|* CASH PAID IN *|* CHEQUE PAID IN *|* CHEQUE DEPOSIT *|* PAYING IN *|* COUNTER CREDIT *|* PAID IN AT *|* CASH BANKED *|* DEPOSIT SLIP *|* CASH CREDIT *',
    null,
    { in: 'cash_banked' },
    0.9,
  ],
  ['* CHARGEBACK *|* CHARGE BACK *', null, 'customer_refunds', 0.85],
  ['* CUSTOMER REFUND *|* REFUND TO CUSTOMER *', null, { out: 'customer_refunds' }, 0.85],
  [
    '* REFUND *|* REFUNDED *|* CASHBACK *',
    null,
    { in: 'supplier_refunds', out: 'customer_refunds' },
    0.65,
  ],
  ['* COMPENSATION *', null, { in: 'other_income' }, 0.6],
  [
    '* GRANT AWARD *|* GRANT PAYMENT *|* GRANT FUNDING *|* GRANT SCHEME *',
    null,
    { in: 'grants_rnd' },
    0.8,
  ],
  ['* COMMISSION *', null, { in: 'commission_received' }, 0.7],
  // Money in that quotes an invoice is a customer's; money out may be for anything.
  ['* INV *|* INVOICE *|* INVOICES *', null, { in: 'service_sales' }, 0.7],
  ['* RETAINER *', null, { in: 'retainer_income', out: 'freelancers' }, 0.75],
  ['* DONATION *|* CHARITY *|JUSTGIVING *|JUST GIVING *', null, { out: 'donations' }, 0.85],
  ['* MEMBERSHIP *|* ANNUAL SUBSCRIPTION *', null, { out: 'licences_memberships' }, 0.7],
  [
    '* PREMISES LICENCE *|* LICENCE FEE *|* LICENSING *',
    null,
    { out: 'licences_memberships' },
    0.75,
  ],
  ['* SERVICE CHARGE *', null, { out: 'rent' }, 0.6],
  ['* CORPORATION TAX *|* CORP TAX *', null, { in: 'tax_refund', out: 'corporation_tax' }, 0.9],
  ['* VAT PAYMENT *|* VAT RETURN *', null, { in: 'vat_refund', out: 'vat_payment' }, 0.9],
  [
    '* STUDIO EQUIPMENT *|* MACHINERY *|* PLANT AND MACHINERY *',
    null,
    { in: 'asset_sales', out: 'equipment' },
    0.7,
  ],
]
