// Payment platforms that put their own name before the seller's: "SQ *THE BEAN ROOM" was bought at
// The Bean Room.

// Anchored, with a star or an underscore between: a platform's own payout ("SUMUP PAYMENTS") must
// stay the platform's.
const prefixes: readonly (readonly [RegExp, string])[] = [
  [/^SQ ?\*\s*/i, 'Square'],
  [/^SUMUP ?\*\s*/i, 'SumUp'],
  [/^(?:I?ZETTLE|IZ) ?[*_]+\s*/i, 'Zettle'],
  [/^(?:PAYPAL|PP) ?\*\s*/i, 'PayPal'],
  [/^STRIPE ?\*\s*/i, 'Stripe'],
  [/^SP ?\*\s*/i, 'Shopify'],
  [/^(?:DOJO|PAYMENTSENSE) ?\*\s*/i, 'Dojo'],
  [/^(?:TAKEPAYMENTS|TAKEPAY) ?\*\s*/i, 'Takepayments'],
  [/^(?:WORLDPAY|WPY) ?\*\s*/i, 'Worldpay'],
  [/^(?:PADDLE|PADDLE\.NET) ?\*\s*/i, 'Paddle'],
  [/^(?:CKO|CHECKOUT) ?\*\s*/i, 'Checkout.com'],
  [/^KLARNA ?\*\s*/i, 'Klarna'],
  [/^(?:EB|EVENTBRITE) ?\*\s*/i, 'Eventbrite'],
  [/^(?:LS|LIGHTSPEED) ?\*\s*/i, 'Lightspeed'],
  [/^(?:NYA|NAYAX) ?\*\s*/i, 'Nayax'],
  [/^(?:TST|TOAST) ?\*\s*/i, 'Toast'],
]

/**
 * The seller's part of the text and the platform it came through, or `null` when no platform stands
 * before a seller.
 */
export function splitAggregator(text: string): { inner: string; aggregator: string } | null {
  if (!/[*_]/.test(text)) return null
  for (const [pattern, aggregator] of prefixes) {
    const inner = text.replace(pattern, '')
    if (inner !== text && /[\p{L}]/u.test(inner)) return { inner, aggregator }
  }
  return null
}
