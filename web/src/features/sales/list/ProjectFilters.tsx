// The search, the client and, where the headings are out of sight, the sorting of the list of
// projects.
import { SearchBox } from '../../../ui/form/SearchBox.tsx'
import { type ListFilter, nextSort, sortOf, sorts } from './filter.ts'

/** Each change goes into the address at once. */
export function ProjectFilters(props: {
  filter: ListFilter
  clients: readonly string[]
  onChange: (changes: Readonly<Record<string, string | null>>) => void
}) {
  const { filter } = props
  const { sort } = sortOf(filter)
  return (
    <search className="sl-filters">
      <SearchBox
        label="Search projects"
        placeholder="Search projects, clients, notes"
        value={filter.search ?? ''}
        onSearch={(words) => props.onChange({ q: words || null })}
      />
      <div className="input-box">
        <select
          className="input select"
          aria-label="Client"
          value={filter.client ?? ''}
          onChange={(event) => props.onChange({ client: event.target.value || null })}
        >
          <option value="">All clients</option>
          {props.clients.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div className="input-box">
        <select
          className="input select"
          aria-label="Sort by"
          value={sort}
          onChange={(event) => {
            const next = sorts.find(({ value }) => value === event.target.value)
            // From another column, so that the order is that column's first.
            if (next) props.onChange(nextSort({ ...filter, sort: other(next.value) }, next.value))
          }}
        >
          {sorts.map(({ value, label }) => (
            <option key={value} value={value}>
              Sort by {label.toLowerCase()}
            </option>
          ))}
        </select>
      </div>
    </search>
  )
}

function other(sort: (typeof sorts)[number]['value']) {
  return sort === 'name' ? 'value' : 'name'
}
