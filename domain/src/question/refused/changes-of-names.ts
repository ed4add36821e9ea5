// Who is not paid any more, who pays later or no more, and what gets dearer, in owners' words and
// put as a what-if that is read.

type Group = Readonly<Record<string, string | undefined>>
type Shapes = readonly [means: (found: Group) => string, wordings: readonly string[]]

const dearer = ({ who = '', share = '' }: Group) =>
  /^(?:sales|income)$/i.test(who) ? `sales rise ${share}` : `${who} goes up ${share}`
const ended = ({ who = '' }: Group) => `we stop paying ${who}`
const lost = ({ who = '' }: Group) => `we lose ${who}`
const late = ({ who = '' }: Group) => `${who} pays a month late`

// WHO is a name, SHARE a percentage.
const shapes: readonly Shapes[] = [
  [
    dearer,
    [
      'WHO (?:hikes?|raises?|puts? up|increases?) (?:its|their) (?:charges|prices|fees|rates) (?:by )?SHARE',
      'WHO (?:became|becomes|gets?|got|is|was) SHARE (?:more expensive|dearer)',
      '(?:inflation )?(?:puts?|adds?) SHARE (?:on|to) WHO',
      '(?:outgoings|spending|costs) on WHO (?:swells?|rises?|grows?) (?:by )?SHARE',
      'WHO up by SHARE',
      'raise WHO by SHARE(?: in the forecast)?',
    ],
  ],
  [
    ended,
    [
      '(?:we |i )?(?:just )?(?:knock(?:ed)?|knocking) WHO on the head',
      '(?:we |i )?(?:just )?(?:gave|give) WHO the boot',
      '(?:we |i )?(?:just )?(?:let|letting) WHO go',
      '(?:we |i )?(?:just )?(?:bin(?:ned)? off|no longer use|cancel(?:led)?|drop(?:ped)?|cut out|end(?:ed)? the contract with) WHO',
      '(?:we |i )?cut WHO altogether',
      'the (?:direct debit|standing order) to WHO (?:is|was) (?:stopped|cancelled)',
      'no more WHO bills',
      '(?:our )?(?:subscription|contract) (?:to|with) WHO ends',
      'remove WHO from (?:our outgoings|the forecast)',
      'is it worth (?:stopping|dropping|cancelling) WHO, what would (?:it|that) save(?: us)?',
      'take our payments to WHO out of the forecast',
    ],
  ],
  [
    lost,
    [
      'take WHO out of the forecast',
      '(?:(?:the|our) (?:funder|tenant|client|customer|donor) )?WHO (?:no longer pays(?: us)?|withdraws (?:its|their) grant|stops being a customer|stops donating|takes (?:its|their) business (?:somewhere )?else(?:where)?|moves out|never (?:paid|pays) us again|leaves)',
      'WHO is threatening to (?:go to a competitor|leave), what would (?:it|that) do(?: to us)?',
    ],
  ],
  [
    late,
    [
      "move WHO(?:'s)? payments back (?:by )?a month(?:, what happens)?",
      '(?:the (?:cheque|fees|money|payments?) from |receipts from )?WHO (?:is slow by|slips? by|(?:is|are) delayed(?: by)?|takes? an extra|drags (?:its|their) feet for) ?(?:a )?month(?: to settle)?',
      '(?:the (?:cheque|fees|money|payment) from )?WHO (?:turns up a month after it should|puts off paying until the month after)',
      'WHO (?:runs? |running |is )?a month behind',
      "(?:i'm worried )?WHO won't pay on time, what if it's a month late",
      'accounts at WHO are slow, what if we wait another month',
    ],
  ],
]

const parts: readonly (readonly [RegExp, string])[] = [
  [/WHO/g, '(?:the |our |my )?(?<who>\\S(?:[^,£%]*?\\S)?)'],
  [/SHARE/g, '(?<share>\\d{1,3}(?:\\.\\d+)? ?(?:%|percent|per cent))'],
]
const compiled = shapes.flatMap(([means, wordings]) =>
  wordings.map((text) => {
    const pattern = parts.reduce((all, [part, words]) => all.replace(part, words), text)
    return { means, shape: new RegExp(`^${pattern}(?<when> (?:from|in|next) [a-z0-9 ]+)?$`, 'i') }
  }),
)

/** The what-if that a change about somebody comes to; null for any other. */
export function changeOfNames(text: string): string | null {
  for (const { means, shape } of compiled) {
    const { groups } = shape.exec(text) ?? {}
    if (groups) return `what if ${means(groups)}${groups.when ?? ''}`
  }
  return null
}
