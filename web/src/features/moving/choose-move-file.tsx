import { MOVE_MAX_MB, MOVE_ROWS_MAX } from '@everyshelf/domain/limits'
import { errorMessages } from '@everyshelf/domain/messages'
import { describeMoveProblem, type MoveProblem } from '@everyshelf/domain/moving'
import { Button, Disclosure, ProgressBar } from '@everyshelf/ui/primitives'
import { PackageOpen } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { FailureWithRetry } from '../../components/failure-with-retry.tsx'
import { FileDrop } from '../../components/file-drop.tsx'
import { Form } from '../../components/form.tsx'
import { paths } from '../../lib/paths.ts'
import { ExportHelp } from './export-help.tsx'
import { type FileState, useMoveFile } from './use-move-file.ts'

interface ChooseMoveFileProps {
  /** The books that were pasted into the field for one; empty if there are none. */
  readonly pasted: string
  readonly onSent: (id: string, problems: readonly MoveProblem[]) => void
}

/** Takes a file, or a pasted list. */
export function ChooseMoveFile({ pasted, onSent }: ChooseMoveFileProps) {
  const { state, openFile, openText } = useMoveFile(onSent)
  const [text, setText] = useState(pasted)
  const isOpened = useRef(false)
  useEffect(() => {
    if (pasted && !isOpened.current) openText(pasted)
    isOpened.current = true
  }, [pasted, openText])
  if (state.kind === 'sending') {
    return (
      <div className="mt-8">
        <p role="status" className="m-0">
          Checking {state.sent} of {state.rows} links…
        </p>
        <ProgressBar className="mt-4" label="Links checked" value={state.sent} max={state.rows} />
      </div>
    )
  }
  return (
    <>
      <FileDrop
        onFile={(file) => void openFile(file)}
        what="a file"
        accept=".csv,.tsv,.txt,.json,text/csv,text/plain,application/json"
        icon={<PackageOpen strokeWidth={1.25} className="mx-auto size-12 text-accent" />}
        note={<FileNote state={state} />}
      >
        <p>
          A list of books, or an export from another service: CSV or JSON, up to {MOVE_MAX_MB} MB
          and {MOVE_ROWS_MAX.toLocaleString('en')} links. Your browser reads the file. We never
          contact the other service.
        </p>
      </FileDrop>
      <ListField text={text} onChange={setText} onSubmit={() => openText(text)} />
      <div className="mt-10">
        <Disclosure title="Export from another service">
          <ExportHelp />
        </Disclosure>
      </div>
    </>
  )
}

interface ListFieldProps {
  readonly text: string
  readonly onChange: (text: string) => void
  readonly onSubmit: () => void
}

function ListField({ text, onChange, onSubmit }: ListFieldProps) {
  const id = useId()
  return (
    <Form onSubmit={onSubmit} className="mt-8">
      <p className="m-0 mb-1 font-display text-xl">Or paste a list</p>
      <label htmlFor={id} className="mb-2 block text-ink-soft">
        ISBNs, ASINs, or product URLs
      </label>
      <textarea
        id={id}
        rows={6}
        value={text}
        spellCheck={false}
        placeholder={'978-0-14-143951-8\nB00ICH9SAC\nhttps://www.amazon.de/dp/0143127748'}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="tabular block w-full resize-y rounded-md border border-field-rule bg-field px-4 py-3 text-field-ink placeholder:text-ink-faint"
      />
      <Button type="submit" kind="outline" className="mt-3" disabled={text.trim() === ''}>
        Preview
      </Button>
    </Form>
  )
}

function FileNote({ state }: { readonly state: FileState }) {
  switch (state.kind) {
    case 'refused':
      return (
        <div
          role="alert"
          className="mx-auto mt-4 max-w-[62ch] rounded-md bg-danger-wash p-4 text-left"
        >
          <p className="m-0 font-semibold text-danger">Nothing was imported.</p>
          <p className="m-0 mt-1 text-pretty">{describeMoveProblem(state.problem)}</p>
        </div>
      )
    case 'account':
      return (
        <p role="alert" className="mx-auto mt-4 mb-0 max-w-[62ch] rounded-md bg-wash p-4 text-left">
          This is an export from an Everyshelf account.{' '}
          <Link to={`${paths.profileData}#restore`} className="text-link">
            Restore it under Your data
          </Link>
          .
        </p>
      )
    case 'failed':
      return (
        <div className="mx-auto mt-4 max-w-[62ch] rounded-md bg-danger-wash p-4 text-left">
          <FailureWithRetry message={errorMessages[state.code]} onRetry={state.retry} />
        </div>
      )
    default:
      return null
  }
}
