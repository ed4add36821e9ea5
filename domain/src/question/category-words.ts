// What people call the sub-categories and categories of the taxonomy. Labels are read besides;
// these are the other words.
import { goodsAndPeopleWords, temporaryStaffWords } from './category-words/goods-and-people.ts'
import { moneyInWords } from './category-words/money-in.ts'
import { premisesAndOfficeWords } from './category-words/premises-and-office.ts'
import { kindsOfInsurance, sellingAndTravelWords } from './category-words/selling-and-travel.ts'
import { taxAndFundingWords } from './category-words/tax-and-funding.ts'

/** Words for sub-categories, by code. */
export const subCategoryWords: Record<string, readonly string[]> = {
  ...moneyInWords,
  ...goodsAndPeopleWords,
  ...premisesAndOfficeWords,
  ...sellingAndTravelWords,
  ...taxAndFundingWords,
}

/** Words for categories, by code. */
export const categoryWords: Record<string, readonly string[]> = {
  sales_income: ['sales income'],
  sales_projects: ['sales projects'],
  sales_project_costs: ['sales project costs'],
  other_income: ['other income'],
  tax_refunds: ['tax refunds'],
  cost_of_sales: ['cost of sales', 'direct costs', 'cost of goods', 'cost of goods sold', 'cogs'],
  people: [
    'payroll',
    'payroll costs',
    'people',
    'staff',
    'staff costs',
    'employing people',
    'employing staff',
    'people costs',
    'staffing',
    'employees',
    'staffing costs',
    'employee costs',
    'employment costs',
    'team costs',
    'the team',
    'personnel',
    'labour costs',
    'employment',
  ],
  premises: ['premises', 'property costs', 'premises costs', 'building costs', 'the building'],
  office_tech: [
    'office and technology',
    'office costs',
    'technology',
    'tech',
    'office and tech',
    'it costs',
    'it spend',
    'it spending',
    'it expenses',
  ],
  marketing: ['marketing', 'marketing costs', 'marketing spend', 'promotion'],
  professional: [
    'professional fees',
    'professional costs',
    'professional and finance costs',
    'professional services',
    'finance costs',
  ],
  travel_vehicles: [
    'travel and vehicles',
    'vehicles and travel',
    'vehicles',
    'motor expenses',
    'travel and vehicle costs',
    'motoring',
  ],
  taxes: ['taxes', 'tax', 'tax payments', 'tax bills'],
  other_costs: ['other costs'],
  asset_disposals: ['asset sales and investment income', 'investment income'],
  capital_purchases: [
    'capital purchases',
    'capital expenditure',
    'capex',
    'capital spending',
    'capital spend',
    'fixed assets bought',
  ],
  funding_in: ['funding received', 'funding', 'finance received'],
  funding_out: ['funding repaid'],
}

/** Words for a part of a sub-category that the books don't keep apart, by the code of the whole. */
export const narrowerWords: Record<string, readonly string[]> = {
  direct_labour: temporaryStaffWords,
  utilities: ['gas', 'electricity', 'electric', 'leccy', 'water', 'heating', 'power'],
  vehicle_running: [
    'parking',
    'car parking',
    'tolls',
    'congestion charge',
    'car repairs',
    'van repairs',
    'mot',
    'road tax',
    'car costs',
    'van costs',
    'company car',
    'company cars',
    'company car costs',
    'running the car',
    'running the van',
  ],
  vehicles: ['company car', 'company cars', 'company van', 'company vans', 'cars', 'vans'],
  travel: ['trains', 'train', 'taxis', 'taxi', 'flights', 'flight', 'rail'],
  subsistence: [
    'hotels',
    'hotel',
    'meals',
    'food',
    'lunches',
    'coffee',
    'coffees',
    'accommodation',
  ],
  phone_internet: ['phone', 'phones', 'mobile', 'mobiles', 'broadband', 'internet', 'wifi'],
  loan_repayment: [
    'van finance',
    'vehicle finance',
    'car finance',
    'asset finance',
    'equipment finance',
    'hire purchase',
  ],
  insurance: kindsOfInsurance,
  rent_service_charge: ['room hire', 'hall hire', 'studio hire', 'venue hire'],
  cleaning_waste: ['cleaning', 'cleaners', 'bins', 'waste', 'rubbish', 'refuse'],
}
