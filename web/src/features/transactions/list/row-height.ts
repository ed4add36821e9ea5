// How high a row of the list is before it is drawn, as transactions-view.css lays it out.

/** Without suggestions below it. On a phone its category stands below its name. */
export function usualRowPx(): number {
  return matchMedia('(max-width: 760px)').matches ? 76 : 57
}
