// What the range around a forecast is called, and from how few weeks it was learned.

/** "50% and 80% range", with the weeks behind it where the history is short. */
export function rangeWords(weeksFew: number | null): string {
  const range = '50% and 80% range'
  return weeksFew === null ? range : `${range}, from ${weeksFew} weeks`
}
