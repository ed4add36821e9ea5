// The draft: changes over the forecast that are not saved yet, each named by what it changes, so
// that a later one replaces an earlier.
import type { Changeset, Configuration, Decision, OneOff } from '@plimsoll/contract/forecast-lines'

/** One change. `about` is the line or payment it is about, in words; `href` leads to it. */
export type Change = {
  readonly key: string
  readonly about: string
  readonly href?: string
} & (
  | { readonly kind: 'configuration'; readonly configuration: Configuration }
  | { readonly kind: 'hiding'; readonly seriesId: string; readonly hide: boolean }
  | { readonly kind: 'decision'; readonly decision: Decision }
  | { readonly kind: 'one_off'; readonly oneOff: OneOff }
  | { readonly kind: 'removed_one_off'; readonly id: string }
)

/** The changes in the order in which they were made. */
export type Draft = readonly Change[]

/** What can be done with a draft. */
type DraftAction =
  | { readonly type: 'put'; readonly change: Change }
  | { readonly type: 'take back'; readonly key: string }
  | { readonly type: 'discard' }

/** The draft after an action. A change of the same thing takes the place of the one before it. */
export function reduceDraft(draft: Draft, action: DraftAction): Draft {
  switch (action.type) {
    case 'put':
      return draft.some(({ key }) => key === action.change.key)
        ? draft.map((change) => (change.key === action.change.key ? action.change : change))
        : [...draft, action.change]
    case 'take back':
      return draft.filter(({ key }) => key !== action.key)
    case 'discard':
      return []
  }
}

/** The draft as the calls of the forecast take it. */
export function changesetOf(draft: Draft): Changeset {
  const changesOf = <K extends Change['kind']>(kind: K) =>
    draft.filter((change): change is Extract<Change, { kind: K }> => change.kind === kind)
  return {
    customConfigurations: changesOf('configuration').map(({ configuration }) => configuration),
    hidden: changesOf('hiding').map(({ seriesId, hide }) => ({ seriesId, hide })),
    decisions: changesOf('decision').map(({ decision }) => decision),
    one_offs: changesOf('one_off').map(({ oneOff }) => oneOff),
    removed_one_offs: changesOf('removed_one_off').map(({ id }) => id),
  }
}

/** The keys by which changes replace each other. */
export const changeKeys = {
  line: (lineId: string) => `line ${lineId}`,
  hiding: (lineId: string) => `hiding ${lineId}`,
  occurrence: (lineId: string, due: string) => `occurrence ${lineId} ${due}`,
  removed: (id: string) => `removed ${id}`,
} as const
