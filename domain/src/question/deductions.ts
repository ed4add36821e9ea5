// Costs that a question takes off an amount: the words for it before their names, and after.

type Place = { readonly start: number; readonly end: number }

/**
 * Where what is taken off begins: "after wages", "once the rent is paid", "net of tax", "take the
 * wages off". Null where nothing is.
 */
export function deductionEnd(
  words: readonly (string | null)[],
  at: number,
  names: readonly Place[],
): number | null {
  const text = words.slice(at).join(' ')
  const splits = splitDeduction(words, at, names)
  if (splits !== null) return splits
  const found =
    /^(?:(?:take|taking|knock|knocking|strip|stripping) (?:off|out)|deduct|subtract|subtracting|after (?:we|i) (?:have )?(?:pay|paid)|(?:after|once) (?:having )?(?:paying|paid|taking off|deducting|settling|covering)|after|once|net of|deducting|having paid)(?: (?:all|the|our|my))*(?= )/.exec(
      text,
    )?.[0]
  const end = found ? at + found.split(' ').length : null
  return end !== null && names.some(({ start }) => start === end) ? end : null
}

// "Take the wages and PAYE off last month's income".
function splitDeduction(
  words: readonly (string | null)[],
  at: number,
  names: readonly Place[],
): number | null {
  if (!/^(take|taking|knock|knocking|strip|stripping)$/.test(words[at] ?? '')) return null
  const next = /^(the|our|my|all)$/.test(words[at + 1] ?? '') ? at + 2 : at + 1
  let end = next
  for (;;) {
    const name = names.find(({ start }) => start === end)
    if (name) end = name.end
    else if (end > next && /^(and|the|our)$/.test(words[end] ?? '')) end++
    else break
  }
  return end > next && /^(off|out|from)$/.test(words[end] ?? '') ? next : null
}

/** Where the words end that only repeat it: "have been paid", "came off", "are taken out". */
export function takenOffEnd(words: readonly (string | null)[], at: number): number | null {
  const text = words.slice(at).join(' ')
  const found =
    /^(?:(?:have|has|had|are|is|was|were|been|being|all) )*(?:paid|settled|covered|(?:taken|came|come|comes|gone|go|goes|went|knocked) (?:off|out)|(?:off|out|from)(?: of)?)(?= |$)/.exec(
      text,
    )?.[0]
  return found ? at + found.split(' ').length : null
}
