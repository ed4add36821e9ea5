// The names that ledgers and banks give to categories, as data for `category-names.ts`. No vague
// names stand here.
import type { SubCategoryCode } from './taxonomy.ts'

/**
 * What a word means for money in and for money out; one code when the sign does not matter (a
 * refund keeps its category).
 */
export type Meaning =
  | SubCategoryCode
  | { readonly in: SubCategoryCode; readonly out: SubCategoryCode }

/** Meanings with their names in the singular, lower case, "&" as "and", parted by bars. */
export const categoryWords: readonly (readonly [Meaning, string])[] = [
  [
    'product_sales',
    'sale|sales income|sale revenue|turnover|product revenue|trading income|till takings|takings',
  ],
  [
    'service_sales',
    'service|service income|fee income|consultancy|consulting income|consultancy income',
  ],
  ['project_income', 'project income|milestone income|milestone payment'],
  ['retainer_income', 'retainer|subscription income|recurring income|recurring revenue'],
  ['card_payouts', 'card payout|card taking|card sale|payment platform payout|stripe payout'],
  ['marketplace_payouts', 'marketplace payout|marketplace sale'],
  ['cash_banked', 'cash banked|cash deposit|cheque banked|cash and cheque'],
  ['customer_deposits', 'customer deposit|deposit received'],
  ['overseas_sales', 'overseas sale|export sale'],
  ['rent_received', 'rental income|rent received'],
  ['commission_received', 'commission received|commission income'],
  ['grants_rnd', 'grant|grant received|grant income|r and d credit|government grant'],
  ['interest_received', 'bank interest received|interest income|interest received|interest earned'],
  ['supplier_refunds', 'supplier refund|refund received'],
  ['other_income', 'other income|sundry income|miscellaneous income'],
  [
    'stock_materials',
    'stock|material|purchase|stock purchase|inventory|raw material|cost of good sold|cost of sale|good for resale|ingredient',
  ],
  ['subcontractors', 'subcontractor|sub contractor|subcontractor cost|cis subcontractor'],
  ['direct_labour', 'agency|agency labour|agency staff|direct labour|direct wage'],
  ['freight_duty', 'freight|import duty|customs duty|carriage in|shipping in|freight and duty'],
  ['packaging', 'packaging material|packing'],
  [
    'processor_fees',
    'processing fee|payment processing|merchant fee|card processing fee|stripe fee|paypal fee|transaction fee',
  ],
  ['marketplace_fees', 'marketplace fee|amazon fee|ebay fee|etsy fee'],
  ['customer_refunds', 'customer refund|chargeback|refund to customer|sale refund'],
  [
    'net_wages',
    'payroll|wage|salary|wage and salary|salary and wage|staff wage|net wage|staff cost|employee cost',
  ],
  ['directors_salary', 'director salary|director remuneration|director fee|director wage'],
  [
    'paye_ni',
    'paye|paye and ni|paye ni|national insurance|employer ni|employer national insurance|payroll tax',
  ],
  ['pension', 'pension contribution|employer pension|staff pension'],
  ['freelancers', 'freelancer|contractor|freelance|contractor cost'],
  ['recruitment', 'recruitment cost|recruitment fee'],
  ['training', 'staff training|training and development|education|course'],
  ['staff_welfare', 'staff welfare|employee benefit|staff benefit'],
  [
    'staff_expenses',
    'staff expense|expense claim|employee expense|expense reimbursement|reimbursement',
  ],
  [{ in: 'rent_received', out: 'rent' }, 'rent'],
  [
    'rent',
    'rent and service charge|service charge|rent payable|office rent|premise rent|property rent|rent paid',
  ],
  ['business_rates', 'rate|business rate|council rate|rent rate|non domestic rate'],
  [
    'utilities',
    'utility|electricity|gas|water|gas and electricity|light and heat|heat and light|light power heating|light power and heating|energy|power',
  ],
  ['repairs', 'repair|maintenance|repair and renewal|property repair'],
  ['cleaning_waste', 'cleaning|waste|waste disposal|refuse'],
  [
    'phone_internet',
    'phone|telephone|mobile|mobile phone|internet|broadband|telecom|telephone and internet|telecommunication|communication',
  ],
  [
    'software',
    'software|it|it cost|it software|it software and consumable|it and software|computer software|saas|software and it|cloud software',
  ],
  [
    'office_supplies',
    'office supply|stationery|printing and stationery|office cost|office expense|office|office equipment small|small equipment',
  ],
  [
    'postage_couriers',
    'postage|courier|postage and carriage|postage freight and courier|delivery|shipping|post|delivery cost|postage and delivery',
  ],
  [
    'advertising',
    'advertising|marketing|advertising and marketing|marketing and advertising|promotion|ad|advert',
  ],
  ['website_hosting', 'website|hosting|web hosting|domain|domain name|website cost'],
  ['events', 'event|exhibition|trade show|conference'],
  [
    'client_entertaining',
    'client entertaining|entertaining|entertainment|business entertaining|client entertainment|entertainment 0|hospitality',
  ],
  [
    'accountancy',
    'accountant|accounting|bookkeeping|accountancy fee|audit and accountancy fee|accountancy and audit|accounting fee',
  ],
  ['legal', 'legal|legal fee|legal expense|solicitor|legal cost'],
  [{ in: 'insurance_received', out: 'insurance' }, 'insurance'],
  ['insurance', 'business insurance|insurance premium'],
  ['bank_charges', 'bank charge|bank fee|bank charge and fee|bank cost|account fee'],
  [
    'licences_memberships',
    'membership|licence|license|subscription and membership|professional membership|professional subscription',
  ],
  [
    'travel',
    'travel|transport|travelling|travel national|travel international|public transport|train|rail|taxi|flight|travel and subsistence|travel and transport|travel expense|mileage',
  ],
  [
    'subsistence',
    'subsistence|meal|eating out|food and drink|accommodation|hotel|restaurant|meal and accommodation|restaurant and cafe|food',
  ],
  ['fuel', 'petrol|diesel|petrol and diesel|motor fuel'],
  [
    'vehicle_running',
    'motor expense|vehicle cost|motor|car|motor vehicle expense|vehicle expense|parking|vehicle maintenance',
  ],
  ['vehicle_lease', 'vehicle lease|car lease|van lease|vehicle rental|vehicle hire'],
  [{ in: 'vat_refund', out: 'vat_payment' }, 'vat|vat return|hmrc vat|value added tax'],
  [{ in: 'tax_refund', out: 'corporation_tax' }, 'corporation tax|corp tax|hmrc corporation tax'],
  ['self_assessment', 'self assessment|income tax|personal tax'],
  ['cis_payment', 'cis|cis tax|construction industry scheme'],
  ['tax_refund', 'tax refund|tax rebate'],
  ['donations', 'charity|donation|charitable donation'],
  ['other_expense', 'other expense|other cost|sundry|sundry expense|miscellaneous|general expense'],
  ['asset_sales', 'asset sale|sale of asset|disposal of asset|sale of equipment'],
  ['investment_proceeds', 'investment income|dividend received|dividend income'],
  [
    'equipment',
    'equipment|computer equipment|office equipment|plant and machinery|machinery|tool and equipment|fixed asset|capital expenditure',
  ],
  ['vehicles', 'vehicle purchase|motor vehicle'],
  ['fit_out', 'fit out|leasehold improvement|property improvement'],
  ['development', 'development cost|product development'],
  ['loan_received', 'loan received|loan in|finance received'],
  [{ in: 'loan_received', out: 'loan_repayment' }, 'loan|bank loan|business loan|bounce back loan'],
  ['loan_repayment', 'loan repayment|loan payment|finance repayment|hire purchase'],
  [{ in: 'interest_received', out: 'loan_interest' }, 'interest|bank interest'],
  [
    'loan_interest',
    'loan interest|overdraft interest|interest paid|interest payable|interest expense',
  ],
  [
    { in: 'directors_loan_in', out: 'directors_loan_out' },
    'director loan|director loan account|dla',
  ],
  [{ in: 'investment_proceeds', out: 'dividends_drawings' }, 'dividend'],
  ['dividends_drawings', 'drawing|owner drawing|dividend paid|owner draw'],
  ['share_capital', 'share capital|equity|capital introduced|owner investment|funds introduced'],
  [
    'internal_transfer',
    'own transfer|internal transfer|transfer between own account|bank transfer between own account|account transfer|transfer between account',
  ],
  ['savings_pot', 'saving|pot|pot transfer|savings pot|saving pot|saving space'],
  ['credit_card_payment', 'credit card payment|credit card repayment'],
]
