// Draws an icon. The build puts it in the place of lucide's own maker, which can do a dozen things that no icon of ours asks for
// and weighs six times as much; the drawings stay lucide's.
import { type ComponentProps, createElement } from 'react'

type Drawing = { readonly node: readonly (readonly [tag: string, attributes: object])[] }
type Icon = ComponentProps<'svg'> & { size?: number }

// The default export is what lucide's icons import.
export default function makeIcon({ node }: Drawing) {
  return ({ size = 24, ...rest }: Icon) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        // An icon stands beside words or in a button that has a label.
        'aria-hidden': true,
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
}
