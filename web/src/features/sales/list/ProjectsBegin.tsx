// What stands in place of an empty list: the ways to begin, by how the first project is billed.
import type { Template } from '@plimsoll/domain/sales/templates'
import { CalendarSync, Hammer, Milestone } from 'lucide-react'
import { ChoiceCard } from '../../../ui/ChoiceCard.tsx'
import { templateWords } from '../form/templates.ts'

const icons = { stages: Milestone, retainer: CalendarSync, time_and_materials: Hammer } as const

/** `onBegin` opens a new project with the milestones of a template. */
export function ProjectsBegin(props: { onBegin: (template: Template) => void }) {
  return (
    <section className="card sl-begin" aria-labelledby="sl-begin">
      <h2 id="sl-begin">Add the jobs you’re quoting for and working on</h2>
      <p>
        Plimsoll shows what each does to your cash before you say yes: when its money comes in, what
        it costs you first, and how low your balance goes. How do you bill your first one?
      </p>
      <div className="choice-cards">
        {templateWords.map(({ value, title, text }) => (
          <ChoiceCard
            key={value}
            icon={icons[value]}
            title={title}
            text={text}
            onChoose={() => props.onBegin(value)}
          />
        ))}
      </div>
    </section>
  )
}
