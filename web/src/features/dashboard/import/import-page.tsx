import { Button } from '@everyshelf/ui/primitives'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { BackLink } from '../../../components/back-link.tsx'
import { AllowanceBanner } from '../../../components/links/allowance-banner.tsx'
import { useIsAtLimit } from '../../../components/links/use-link-limit.ts'
import { ImportField } from './import-field.tsx'
import { ImportPreview } from './import-preview.tsx'
import { ImportProgress } from './import-progress.tsx'
import { readImport } from './read-import.ts'
import { type ReadableEntry, useImport } from './use-import.ts'
import { useKnownBooks } from './use-known-books.ts'

/** Imports a pasted or dropped list of books: shows a preview first, then saves one link per book. */
export function ImportPage() {
  const [text, setText] = useState('')
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set())
  const parsed = useMemo(() => readImport(text, taken), [text, taken])
  const run = useImport()
  const isAtLimit = useIsAtLimit()
  const known = useKnownBooks(parsed)
  const fresh = parsed.entries.filter(
    (entry): entry is ReadableEntry =>
      entry.problem === null && !(entry.key !== null && known.get(entry.key)?.isSaved),
  )
  const hasStarted = run.rows.length > 0
  return (
    <section aria-labelledby="import-title">
      <BackLink to={paths.dashboard}>Your links</BackLink>
      <h1 id="import-title" className="m-0 font-display text-3xl leading-tight sm:text-4xl">
        Import a list
      </h1>
      <p className="m-0 mt-2 text-ink-soft">
        Links at Bitly, Dub, or another service?{' '}
        <Link to={paths.move} className="text-link">
          Move them here
        </Link>
      </p>
      {/* The progress says itself when the limit is reached. */}
      {!hasStarted && <AllowanceBanner className="mt-6" />}
      {hasStarted ? (
        <ImportProgress run={run} />
      ) : (
        <>
          <ImportField text={text} onChange={setText} />
          {parsed.entries.length > 0 && (
            <ImportPreview
              parsed={parsed}
              known={known}
              fresh={fresh.length}
              onTake={(offered) => setTaken(new Set([...taken, offered]))}
            >
              <Button
                size="large"
                disabled={fresh.length === 0 || isAtLimit}
                onClick={() => run.start(fresh)}
              >
                {fresh.length === 1 ? 'Save 1 book' : `Save ${fresh.length} books`}
              </Button>
            </ImportPreview>
          )}
        </>
      )}
    </section>
  )
}
