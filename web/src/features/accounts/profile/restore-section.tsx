import { readApiError } from '@everyshelf/client'
import { countOf, formatCount } from '@everyshelf/domain/format'
import { type ErrorCode, errorMessages } from '@everyshelf/domain/messages'
import { type AccountFile, type RestoreReport, readAccountFile } from '@everyshelf/domain/moving'
import { Button } from '@everyshelf/ui/primitives'
import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { AccountSection } from '../../../components/account-section.tsx'
import { queryClient } from '../../../lib/api/query-client.ts'
import { trpc } from '../../../lib/api/trpc.tsx'
import { paths } from '../../../lib/paths.ts'
import { refreshSession } from '../../../lib/session/session.ts'
import { RestoredProfile } from './restored-profile.tsx'
import { runRestore } from './run-restore.ts'

interface OpenedFile {
  readonly file: AccountFile
  readonly name: string
}

type State =
  | { readonly kind: 'none' | 'unreadable' | 'too-large' }
  | { readonly kind: 'chosen' }
  | { readonly kind: 'running'; readonly links: number; readonly isWaiting: boolean }
  | { readonly kind: 'done'; readonly report: RestoreReport }
  | { readonly kind: 'failed'; readonly code: ErrorCode }

const LARGEST_MB = 100

const problems = {
  unreadable: 'This is not an Everyshelf export. Choose the file “Everything (JSON)”.',
  'too-large': `The file is larger than ${LARGEST_MB} MB.`,
}

/** Brings back links, settings, and pages from the export of an account, also of another server. */
export function RestoreSection() {
  const picker = useRef<HTMLInputElement>(null)
  const [opened, setOpened] = useState<OpenedFile | null>(null)
  const [state, setState] = useState<State>({ kind: 'none' })
  const profile = trpc.profile.get.useQuery().data

  const choose = async (chosen: File | undefined) => {
    if (!chosen) return
    const isLarge = chosen.size > LARGEST_MB * 1024 * 1024
    const file = isLarge ? undefined : readAccountFile(await chosen.text())
    setOpened(file ? { file, name: chosen.name.slice(0, 255) } : null)
    setState({ kind: file ? 'chosen' : isLarge ? 'too-large' : 'unreadable' })
  }

  const restore = async ({ file, name }: OpenedFile) => {
    const show = (links: number, isWaiting: boolean) =>
      setState({ kind: 'running', links, isWaiting })
    show(0, false)
    try {
      const report = await runRestore(file, name, show)
      setState({ kind: 'done', report })
    } catch (error) {
      setState({ kind: 'failed', code: readApiError(error).code })
    }
    void queryClient.invalidateQueries()
    void refreshSession()
  }

  const { kind } = state
  return (
    <AccountSection
      name="restore"
      title="Restore"
      about="Restore an Everyshelf export, including one from another server. Your existing links don’t change."
    >
      <p className="m-0 mb-3 text-ink-soft">
        Clicks come back as totals only. API keys, webhooks, and earnings don’t come back.
      </p>
      <input
        ref={picker}
        type="file"
        accept=".json,application/json"
        aria-label="Choose an export"
        hidden
        onChange={({ currentTarget }) => {
          void choose(currentTarget.files?.[0])
          currentTarget.value = ''
        }}
      />
      {kind === 'running' ? (
        <p role="status" className="m-0">
          Restoring {formatCount(state.links)} of {countOf(opened?.file.links.length ?? 0, 'link')}…{' '}
          {state.isWaiting && 'Paused because of a limit, for up to 1 hour. '}
          Keep this page open.
        </p>
      ) : (
        <Button
          kind="outline"
          icon={<Upload aria-hidden="true" className="size-[1.1em]" />}
          onClick={() => picker.current?.click()}
        >
          Choose an export
        </Button>
      )}
      {(kind === 'unreadable' || kind === 'too-large') && (
        <p role="alert" className="mt-3 mb-0 text-danger">
          {problems[kind]}
        </p>
      )}
      {(kind === 'chosen' || kind === 'failed') && opened && (
        <div className="mt-4">
          <p className="m-0 font-semibold wrap-anywhere">{opened.name}</p>
          <p className="tabular m-0 mt-1 text-ink-soft">{describeFile(opened.file)}</p>
          {profile && <RestoredProfile file={opened.file} profile={profile} />}
          {kind === 'failed' && (
            <p role="alert" className="m-0 mt-2 text-danger">
              {errorMessages[state.code].text} You can restore again. Nothing is restored twice.
            </p>
          )}
          <Button className="mt-3" disabled={!profile} onClick={() => void restore(opened)}>
            Restore this export
          </Button>
        </div>
      )}
      {kind === 'done' && <Report report={state.report} />}
    </AccountSection>
  )
}

function describeFile({ links, labels, series, pages }: AccountFile): string {
  return [
    countOf(links.length, 'link'),
    labels.length > 0 && countOf(labels.length, 'label'),
    series.length > 0 && `${formatCount(series.length)} series`,
    pages.length > 0 && countOf(pages.length, 'author page'),
  ]
    .filter(Boolean)
    .join(' · ')
}

function Report({ report }: { readonly report: RestoreReport }) {
  const { restored, present, overLimit, lost, withoutSettings, refused } = report
  const notes = [
    present > 0 && `Already in your account: ${countOf(present, 'link')}.`,
    overLimit > 0 && `Over your link limit, not restored: ${countOf(overLimit, 'link')}.`,
    withoutSettings > 0 &&
      `Restored without Premium settings: ${countOf(withoutSettings, 'link')}.`,
    ...lost.map(
      ({ title, slugs }) => `We couldn’t keep these short links for ${title}: ${slugs.join(', ')}.`,
    ),
    ...refused.map((name) => `Not restored: ${name}.`),
  ].filter((note) => note !== false)
  return (
    <div className="mt-4">
      <p role="status" className="m-0 font-semibold">
        Restored {countOf(restored, 'link')}.{' '}
        <Link to={paths.dashboard} className="text-link">
          Go to your links
        </Link>
      </p>
      {notes.length > 0 && (
        <ul className="mt-2 mb-0 max-h-80 overflow-y-auto pl-5">
          {notes.map((note) => (
            <li key={note} className="wrap-anywhere">
              {note}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
