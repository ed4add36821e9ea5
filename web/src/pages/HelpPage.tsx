// /help: every written topic on one page, with a search that narrows it. It prints as it stands.
import { helpTopics, searchHelp } from '@plimsoll/domain/help/topics'
import { Printer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { Button } from '../ui/Button.tsx'
import { CardGroup } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Input } from '../ui/form/Input.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import './help.css'

export default function HelpPage() {
  const [query, setQuery] = useState('')
  const found = searchHelp(query)
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView?.()
  }, [])
  return (
    <>
      <PageHead title="Help" />
      <div className="help">
        <search className="help-search">
          <Input
            label="Search help"
            name="help-search"
            type="search"
            autoComplete="off"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          <Button onClick={() => window.print()}>
            <Printer size={16} aria-hidden /> Print
          </Button>
        </search>
        <p className="sr-only" role="status">
          {found.length === helpTopics.length ? '' : `${found.length} topics`}
        </p>
        {found.length === 0 && (
          <div className="card">
            <EmptyState
              title="No topic matches"
              text="Try fewer words, or ask the assistant your question."
            />
          </div>
        )}
        {found.length > 0 && (
          <CardGroup>
            {found.map(({ id, title, paragraphs, link }) => (
              <section key={id} id={id} className="card help-topic" aria-labelledby={`${id}-title`}>
                <h2 id={`${id}-title`}>{title}</h2>
                {paragraphs.map((text) => (
                  <p key={text}>{text}</p>
                ))}
                <Link to={link.address}>Open {link.label}</Link>
              </section>
            ))}
          </CardGroup>
        )}
      </div>
    </>
  )
}
