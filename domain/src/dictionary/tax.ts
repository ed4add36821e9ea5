// Dictionary: HMRC by tax (names from `merchant/hmrc.ts`), councils, and what the state asks for by
// licence or register.
import type { Entry } from './entry.ts'

/** HMRC, councils, registers and licences. */
export const taxEntries: readonly Entry[] = [
  ['HMRC VAT *', 'HMRC VAT', { in: 'vat_refund', out: 'vat_payment' }, 0.98],
  ['HMRC PAYE *', 'HMRC PAYE', { in: 'tax_refund', out: 'paye_ni' }, 0.98],
  [
    'HMRC CORPORATION TAX *',
    'HMRC Corporation Tax',
    { in: 'tax_refund', out: 'corporation_tax' },
    0.98,
  ],
  [
    'HMRC SELF ASSESSMENT *',
    'HMRC Self Assessment',
    { in: 'tax_refund', out: 'self_assessment' },
    0.98,
  ],
  ['HMRC CIS *', 'HMRC CIS', { in: 'tax_refund', out: 'cis_payment' }, 0.95],
  ['HMRC CUSTOMS DUTY *', 'HMRC Customs Duty', 'freight_duty', 0.95],
  ['HMRC R&D CREDIT *', 'HMRC R&D Credit', { in: 'grants_rnd' }, 0.95],
  [
    'HMRC JOB RETENTION SCHEME *',
    'HMRC Job Retention Scheme',
    { in: 'grants_rnd', out: 'other_tax' },
    0.95,
  ],
  ['HMRC', 'HMRC', { in: 'tax_refund', out: 'other_tax' }, 0.5],
  [
    '* BUSINESS RATES *|* NNDR *|* NDR *|* NON DOMESTIC RATES *',
    null,
    { out: 'business_rates' },
    0.95,
  ],
  [
    '* COUNCIL|* COUNCIL *|LONDON BOROUGH *|LB OF *|* BOROUGH COU *|* CITY COUNC|* COUNTY COUNC|* DISTRICT COUNC|* CITY CNCL *|* B C RATES',
    null,
    { out: 'business_rates' },
    0.7,
  ],
  [
    'LAND AND PROPERTY SERVICES *|LPS RATES *',
    'Land and Property Services',
    { out: 'business_rates' },
    0.9,
  ],
  ['COMPANIES HOUSE *|COMPANIESHOUSE *', 'Companies House', 'licences_memberships', 0.95],
  ['DVLA *|DVLA VEHICLE TAX *', 'DVLA', 'vehicle_running', 0.95],
  ['DVSA *', 'DVSA', 'vehicle_running', 0.85],
  ['ICO|INFORMATION COMMISSIONER *|INFORMATION COMM *', 'ICO', 'licences_memberships', 0.9],
  ['TV LICENSING *|TV LICENCE *|TVL', 'TV Licensing', 'licences_memberships', 0.95],
  ['PPL PRS *|PRS FOR MUSIC *', 'PPL PRS', 'licences_memberships', 0.95],
  ['GAS SAFE *', 'Gas Safe Register', 'licences_memberships', 0.9],
  ['NICEIC *', 'NICEIC', 'licences_memberships', 0.9],
  ['FSB|FEDERATION OF SMALL BUSINESSES *', 'FSB', 'licences_memberships', 0.85],
  ['IOD|INSTITUTE OF DIRECTORS *', 'Institute of Directors', 'licences_memberships', 0.85],
  ['* CHAMBER OF COMMERCE|* CHAMBER OF COMMERCE *', null, 'licences_memberships', 0.85],
  ['TRUSTMARK *', 'TrustMark', 'licences_memberships', 0.85],
  ['CHECKATRADE *', 'Checkatrade', 'licences_memberships', 0.8],
  ['INTELLECTUAL PROPERTY OFFICE *|IPO UK *', 'Intellectual Property Office', 'legal', 0.8],
  ['HM LAND REGISTRY *|LAND REGISTRY *', 'HM Land Registry', 'legal', 0.85],
  ['COURT FUNDS *|HMCTS *', 'HM Courts and Tribunals', 'legal', 0.8],
  ['APPRENTICESHIP LEVY *', 'Apprenticeship Levy', 'paye_ni', 0.8],
  ['STUDENT LOANS COMPANY *', 'Student Loans Company', 'paye_ni', 0.6],
]
