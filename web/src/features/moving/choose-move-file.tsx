import { readApiError } from '@everyshelf/client'
import {
  MOVE_BATCH_BYTES,
  MOVE_BATCH_ROWS,
  MOVE_MAX_MB,
  MOVE_ROWS_MAX,
} from '@everyshelf/domain/limits'
import { type ErrorCode, errorMessages } from '@everyshelf/domain/messages'
import {
  type MovedLink,
  type MoveProblem,
  type MoveService,
  readMoveFile,
  toBatches,
} from '@everyshelf/domain/moving'
import { Disclosure, ProgressBar } from '@everyshelf/ui/primitives'
import { PackageOpen } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { FailureWithRetry } from '../../components/failure-with-retry.tsx'
import { FileDrop } from '../../components/file-drop.tsx'
import { readRetryAfterMs } from '../../lib/api/retry-after.ts'
import { trpc } from '../../lib/api/trpc.tsx'
import { decodeFile } from '../../lib/files/decode-file.ts'
import { paths } from '../../lib/paths.ts'
import { describeProblem } from './move-texts.ts'

interface ChooseMoveFileProps {
  readonly onSent: (id: string, problems: readonly MoveProblem[]) => void
}

/** Takes the export of another service. */
export function ChooseMoveFile({ onSent }: ChooseMoveFileProps) {
  const { state, open } = useMoveFile(onSent)
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
        onFile={(file) => void open(file)}
        what="an export"
        accept=".csv,.tsv,.txt,.json,text/csv,application/json"
        icon={<PackageOpen strokeWidth={1.25} className="mx-auto size-12 text-accent" />}
        note={<FileNote state={state} />}
      >
        <p>
          CSV or JSON, up to {MOVE_MAX_MB} MB and {MOVE_ROWS_MAX.toLocaleString('en')} links. Your
          browser reads the file. We never contact the other service.
        </p>
      </FileDrop>
      <div className="mt-10">
        <Disclosure title="How to get the file">
          <ExportHelp />
        </Disclosure>
      </div>
    </>
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
          <p className="m-0 font-semibold text-danger">Nothing was moved.</p>
          <p className="m-0 mt-1 text-pretty">{describeProblem(state.problem)}</p>
        </div>
      )
    case 'account':
      return (
        <p role="alert" className="mx-auto mt-4 mb-0 max-w-[62ch] rounded-md bg-wash p-4 text-left">
          This is the export of an Everyshelf account.{' '}
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

type FileState =
  | { readonly kind: 'none' }
  | { readonly kind: 'refused'; readonly problem: MoveProblem }
  | { readonly kind: 'account' }
  | { readonly kind: 'sending'; readonly sent: number; readonly rows: number }
  | { readonly kind: 'failed'; readonly code: ErrorCode; readonly retry: () => void }

const BATCH = { items: MOVE_BATCH_ROWS, bytes: MOVE_BATCH_BYTES }

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Reads the export of another service in the browser, and sends its links for a preview. */
function useMoveFile(onSent: (id: string, problems: readonly MoveProblem[]) => void) {
  const { client } = trpc.useUtils()
  const [state, setState] = useState<FileState>({ kind: 'none' })

  async function appendPatiently(id: string, from: number, links: MovedLink[]): Promise<void> {
    try {
      await client.moves.append.mutate({ id, from, links })
    } catch (error) {
      const waitMs = readRetryAfterMs(error)
      if (waitMs === null) throw error
      await pause(waitMs)
      await appendPatiently(id, from, links)
    }
  }

  async function send(
    service: MoveService,
    fileName: string,
    links: readonly MovedLink[],
    problems: readonly MoveProblem[],
  ): Promise<void> {
    const rows = links.length
    try {
      setState({ kind: 'sending', sent: 0, rows })
      const { id } = await client.moves.begin.mutate({ service, fileName, rows })
      let sent = 0
      for (const batch of toBatches(links, BATCH)) {
        await appendPatiently(id, sent, batch)
        sent += batch.length
        setState({ kind: 'sending', sent, rows })
      }
      setState({ kind: 'none' })
      onSent(id, problems)
    } catch (error) {
      const retry = () => void send(service, fileName, links, problems)
      setState({ kind: 'failed', code: readApiError(error).code, retry })
    }
  }

  return {
    state,
    open: async (file: File): Promise<void> => {
      const tooLarge: MoveProblem = { code: 'too-large', line: null }
      if (file.size > MOVE_MAX_MB * 1024 * 1024) {
        setState({ kind: 'refused', problem: tooLarge })
        return
      }
      const reading = readMoveFile(decodeFile(new Uint8Array(await file.arrayBuffer())))
      if (reading.state === 'refused') setState({ kind: 'refused', problem: reading.problem })
      else if (reading.state === 'account') setState({ kind: 'account' })
      else await send(reading.service, file.name.slice(0, 255), reading.links, reading.problems)
    },
  }
}

const helps: readonly { readonly name: string; readonly text: ReactNode }[] = [
  { name: 'Bitly', text: 'Open Links and click Export. Bitly sends you a CSV file.' },
  {
    name: 'Dub',
    text: 'Export your links as CSV. Include short link, destination URL, title, created, and clicks.',
  },
  { name: 'Shlink', text: 'Open Short URLs in the web client and click Export.' },
  {
    name: 'Kutt',
    text: 'Kutt has no export. Save its API response (GET /api/v2/links) as a JSON file.',
  },
  {
    name: 'YOURLS',
    text: 'Save the table yourls_url as CSV, or its API response (action=stats) as JSON.',
  },
  {
    name: 'Geniuslink',
    text: 'Export your links. Then rename the columns to link, title, destination, and clicks.',
  },
  {
    name: 'Books2Read and Booklinker',
    text: 'They have no export. Make a list: link, title, and the product URL or ISBN.',
  },
  { name: 'Any other list', text: 'Use a CSV file with the columns link, title, and destination.' },
]

/** How an author gets the file of each service. */
function ExportHelp() {
  return (
    <>
      <dl className="m-0 grid gap-x-8 gap-y-4 sm:grid-cols-[12rem_1fr]">
        {helps.map(({ name, text }) => (
          <div key={name} className="contents">
            <dt className="font-semibold">{name}</dt>
            <dd className="m-0 max-w-[62ch] text-ink-soft text-pretty max-sm:-mt-3">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 mb-0 max-w-[62ch] text-pretty">
        Your old links keep working at the other service as long as you keep them there. Replace
        them with your new links where you can.
      </p>
    </>
  )
}
