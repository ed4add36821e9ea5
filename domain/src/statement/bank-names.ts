// The banks and cards by whose names people call their accounts, folded.

/** Their names as the alternatives of a pattern. */
export const bankNames =
  'barclays|hsbc|lloyds|natwest|rbs|santander|nationwide|halifax|tsb|metro|monzo|starling|revolut|tide|co op|first direct|virgin|mettle|wise|paypal|stripe|amex|american express|barclaycard|visa|mastercard'
