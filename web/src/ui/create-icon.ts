// Draws the icons of lucide-react: `vite.config.ts` puts this in place of its own function, which
// knows far more than our icons need and weighs as much as ten of them.
import type { LucideIcon, LucideProps } from 'lucide-react'
import { createElement } from 'react'

type IconData = {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}

/** The component that draws an icon; hidden from screen readers unless it is named. */
export default function createIcon({ node }: IconData): LucideIcon {
  return (({ size = 24, strokeWidth = 2, color = 'currentColor', ...props }: LucideProps) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: color,
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': props['aria-label'] ? undefined : true,
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    )) as unknown as LucideIcon
}
