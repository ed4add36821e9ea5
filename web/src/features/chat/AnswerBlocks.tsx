// The pieces of an answer: its sentence, its rows and a small chart.
import type { ChatBlock } from '@plimsoll/contract/chat'
import { minor } from '@plimsoll/domain/money'
import { money } from '../../format/amount.ts'
import { dayShort } from '../../format/date.ts'
import { Sparkline } from '../../ui/chart/Sparkline.tsx'

/** All pieces, in order. Texts are put in as text: nothing in them is markup. */
export function AnswerBlocks({ blocks }: { blocks: readonly ChatBlock[] }) {
  const hasTable = blocks.some(({ kind }) => kind === 'table')
  return blocks.map((block) => <Block key={block.kind} block={block} hasTable={hasTable} />)
}

function Block({ block, hasTable }: { block: ChatBlock; hasTable: boolean }) {
  if (block.kind === 'text') return <p className="chat-text">{block.text}</p>
  if (block.kind === 'table') return <Rows block={block} />
  if (block.shape === 'line') return <Course points={block.points} />
  // The table shows the same amounts, and their order.
  return hasTable ? null : <Bars points={block.points} />
}

type Cell = Extract<ChatBlock, { kind: 'table' }>['rows'][number][number]

function cellText(cell: Cell): string {
  if ('minor' in cell) return money(minor(Number(cell.minor)))
  if ('day' in cell) return dayShort(cell.day)
  return 'number' in cell ? cell.number.toLocaleString('en-GB') : cell.text
}

function isAmount(block: Extract<ChatBlock, { kind: 'table' }>, column: string): boolean {
  const cell = block.rows[0]?.[block.columns.indexOf(column)]
  return cell !== undefined && ('minor' in cell || 'number' in cell)
}

function Rows({ block }: { block: Extract<ChatBlock, { kind: 'table' }> }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls is reached by keys.
    // biome-ignore lint/a11y/useSemanticElements: a group is no landmark, so that many answers stay one region.
    <div className="chat-table" role="group" aria-label="Figures" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {block.columns.map((column) => (
              <th key={column} scope="col" data-amount={isAmount(block, column) || undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row, at) => (
            <tr key={at}>
              {row.map((cell, column) => (
                <td
                  key={block.columns[column]}
                  data-amount={'minor' in cell || 'number' in cell || undefined}
                >
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
    </div>
  )
}

const courseMin = 3

// The rows hold the figures; this shows only their trend.
function Course({ points }: { points: Extract<ChatBlock, { kind: 'chart' }>['points'] }) {
  if (points.length < courseMin) return null
  return <Sparkline values={points.map((point) => Number(point.minor))} width={300} height={44} />
}

// Two or more amounts side by side; the sentence above holds the figures.
function Bars({ points }: { points: Extract<ChatBlock, { kind: 'chart' }>['points'] }) {
  const longest = Math.max(1, ...points.map(({ minor: size }) => Math.abs(Number(size))))
  return (
    <ul className="chat-bars">
      {points.map(({ label, minor: size }) => (
        <li key={label}>
          <span>{label}</span> <b>{money(minor(Number(size)))}</b>
          <i
            aria-hidden="true"
            style={{ width: `${((Math.abs(Number(size)) / longest) * 100).toFixed(1)}%` }}
          />
        </li>
      ))}
    </ul>
  )
}
