import { Button } from '@everyshelf/ui/primitives'
import { FileUp } from 'lucide-react'
import { useId, useMemo, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { BackLink } from '../../../components/back-link.tsx'
import { AllowanceBanner } from '../../../components/links/allowance-banner.tsx'
import { useIsAtLimit } from '../../../components/links/use-link-limit.ts'
import { paths } from '../../../lib/paths.ts'
import { ImportPreview } from './import-preview.tsx'
import { ImportProgress } from './import-progress.tsx'
import { readImport } from './read-import.ts'
import { type ReadableEntry, useImport } from './use-import.ts'
import { useKnownBooks } from './use-known-books.ts'

/** Imports a pasted or dropped list of books: shows a preview first, then saves one link per book. */
export function ImportPage() {
  const { state } = useLocation()
  const [text, setText] = useState(() => readSentText(state))
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
      <BackLink to={paths.dashboard}>Links</BackLink>
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

/** The books that were pasted into the field for one. */
function readSentText(state: unknown): string {
  const sent = (state as { readonly text?: unknown } | null)?.text
  return typeof sent === 'string' ? sent : ''
}

interface ImportFieldProps {
  readonly text: string
  readonly onChange: (text: string) => void
}

const LARGEST_FILE = 5 * 1024 * 1024

/** Accepts a pasted text, a chosen file, or a dropped file. */
function ImportField({ text, onChange }: ImportFieldProps) {
  const id = useId()
  const picker = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [problem, setProblem] = useState('')

  const take = async (file: File | undefined) => {
    if (!file) return
    const isTooLarge = file.size > LARGEST_FILE
    setProblem(isTooLarge ? `${file.name} is larger than 5 MB. Split it into smaller files.` : '')
    if (!isTooLarge) onChange(await file.text())
  }

  return (
    <div className="mt-8">
      <label htmlFor={id} className="mb-2 block font-semibold">
        ISBNs, ASINs, or product URLs
      </label>
      <textarea
        id={id}
        rows={8}
        value={text}
        spellCheck={false}
        placeholder={'978-0-14-143951-8\nB00ICH9SAC\nhttps://www.amazon.de/dp/0143127748'}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange(event.currentTarget.value)}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          const [file] = event.dataTransfer.files
          if (file) void take(file)
          else onChange(event.dataTransfer.getData('text'))
        }}
        className={`tabular block w-full resize-y rounded-md border bg-field px-4 py-3 text-field-ink placeholder:text-ink-faint ${isOver ? 'border-accent outline-2 outline-offset-2 outline-accent' : 'border-field-rule'}`}
      />
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <input
          ref={picker}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          aria-label="Choose a CSV file"
          hidden
          onChange={(event) => {
            void take(event.currentTarget.files?.[0])
            event.currentTarget.value = ''
          }}
        />
        <Button
          kind="outline"
          icon={<FileUp className="size-[1.1em]" />}
          onClick={() => picker.current?.click()}
        >
          Choose a CSV file
        </Button>
        <p
          id={`${id}-note`}
          role={problem ? 'alert' : undefined}
          className={`m-0 text-sm ${problem ? 'text-danger' : 'text-ink-soft'}`}
        >
          {problem || 'Or drop a file here. Title, author, and label columns are imported too.'}
        </p>
      </div>
    </div>
  )
}
