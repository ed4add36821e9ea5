// The pieces of an answer: its sentence, its rows and a small chart.
import type { ChatBlock } from '@plimsoll/contract/chat'
import { minor } from '@plimsoll/domain/money'
import { money } from '../../format/amount.ts'
import { dayShort } from '../../format/date.ts'
import { Sparkline } from '../../ui/chart/Sparkline.tsx'

/** All pieces, in order. Texts are put in as text: nothing in them is markup. */
export function AnswerBlocks({ blocks }: { blocks: readonly ChatBlock[] }) {
  return blocks.map((block) => <Block key={block.kind} block={block} />)
}

function Block({ block }: { block: ChatBlock }) {
  if (block.kind === 'text') return <p className="chat-text">{block.text}</p>
  if (block.kind === 'table') return <Rows block={block} />
  return <Course points={block.points} />
}

type Cell = Extract<ChatBlock, { kind: 'table' }>['rows'][number][number]

function cellText(cell: Cell): string {
  if ('minor' in cell) return money(minor(Number(cell.minor)))
  if ('day' in cell) return dayShort(cell.day)
  return 'number' in cell ? cell.number.toLocaleString('en-GB') : cell.text
}

function Rows({ block }: { block: Extract<ChatBlock, { kind: 'table' }> }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls is reached by keys.
    <section className="chat-table" aria-label="Figures" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {block.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row, at) => (
            <tr key={at}>
              {row.map((cell, column) => (
                <td key={block.columns[column]} data-amount={'minor' in cell || undefined}>
                  {cellText(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {block.truncated && (
        <p className="chat-note">There is more; open the page below to see all.</p>
      )}
    </section>
  )
}

const courseMin = 3

// The rows say the figures; this shows only how they went.
function Course({ points }: { points: Extract<ChatBlock, { kind: 'chart' }>['points'] }) {
  if (points.length < courseMin) return null
  return <Sparkline values={points.map((point) => Number(point.minor))} width={300} height={44} />
}
