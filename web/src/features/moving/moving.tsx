import { formatDate } from '@everyshelf/domain/format'
import { describeMoveCounts, type MoveProblem } from '@everyshelf/domain/moving'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { BackLink } from '../../components/back-link.tsx'
import { LoadFailure } from '../../components/load-failure.tsx'
import { SignedInOnly } from '../../components/signed-in-only.tsx'
import { trpc } from '../../lib/api/trpc.tsx'
import { useListedLinks } from '../../lib/links/listed-links.ts'
import { useTitle } from '../../lib/page/use-title.ts'
import { paths } from '../../lib/paths.ts'
import { refreshSession } from '../../lib/session/session.ts'
import { ChooseMoveFile } from './choose-move-file.tsx'
import { isGoing, type Move, moveQuery } from './move.ts'
import { MovePreview } from './move-preview.tsx'
import { MoveProgress } from './move-progress.tsx'
import { MoveResult } from './move-result.tsx'
import { nameMove } from './move-texts.ts'

/** Where an author imports links and books: a file or a list, a preview, the import, its result, and undo. */
export function Moving() {
  useTitle('Import · Everyshelf')
  return (
    <div className="page-column pt-5 sm:pt-8">
      <SignedInOnly skeleton={<Heading />}>
        <MovesPage />
      </SignedInOnly>
    </div>
  )
}

function Heading() {
  return (
    <>
      <BackLink to={paths.dashboard}>Links</BackLink>
      <h1 className="m-0 font-display text-3xl sm:text-4xl">Import</h1>
      <p className="m-0 mt-2 max-w-[62ch] text-ink-soft text-pretty">
        Import a list of books, or your links from another service. You see a preview first.
      </p>
    </>
  )
}

/** In other states, its author can begin another one. */
const UNFINISHED: readonly Move['state'][] = ['preview', 'moving', 'undoing']

interface LeftOut {
  readonly id: string
  readonly problems: readonly MoveProblem[]
}

function MovesPage() {
  const [query, setQuery] = useSearchParams()
  const [leftOut, setLeftOut] = useState<LeftOut | null>(null)
  const moves = trpc.moves.list.useQuery()
  const utils = trpc.useUtils()
  const unfinished = moves.data?.find(({ state }) => UNFINISHED.includes(state))
  const chosen = query.get('move')
  const pasted = readPasted(useLocation().state)
  const shown = chosen ?? (pasted ? null : (unfinished?.id ?? null))
  const going = unfinished?.state === 'preview' ? undefined : unfinished?.id
  // The address keeps it open once it is done.
  useEffect(() => {
    if (going && !chosen && !pasted)
      setQuery(new URLSearchParams(moveQuery(going)), { replace: true })
  }, [going, chosen, pasted, setQuery])
  const others = moves.data?.filter(({ id, state }) => id !== shown && state !== 'preview')
  return (
    <>
      <Heading />
      {moves.error && !moves.data ? (
        <LoadFailure error={moves.error} onRetry={moves.refetch} className="mt-8" />
      ) : shown ? (
        <ShownMove
          key={shown}
          id={shown}
          problems={leftOut?.id === shown ? leftOut.problems : []}
          onClosed={() => setQuery({})}
        />
      ) : (
        moves.data && (
          <ChooseMoveFile
            pasted={pasted}
            onSent={async (id, problems) => {
              setLeftOut({ id, problems })
              setQuery(new URLSearchParams(moveQuery(id)))
              await utils.moves.invalidate()
            }}
          />
        )
      )}
      {others && <EarlierMoves moves={others} />}
    </>
  )
}

/** The books that were pasted into the field for one. */
function readPasted(state: unknown): string {
  const sent = (state as { readonly text?: unknown } | null)?.text
  return typeof sent === 'string' ? sent : ''
}

interface ShownMoveProps {
  readonly id: string
  readonly problems: readonly MoveProblem[]
  readonly onClosed: () => void
}

function ShownMove({ id, problems, onClosed }: ShownMoveProps) {
  const { move, error, refetch } = useMove(id)
  if (!move) {
    return error ? <LoadFailure error={error} onRetry={refetch} className="mt-8" /> : null
  }
  if (move.state === 'preview') {
    return <MovePreview move={move} problems={problems} onClosed={onClosed} />
  }
  if (move.state === 'moving' || move.state === 'undoing') return <MoveProgress move={move} />
  return <FinishedMove move={move} />
}

const ASK_EVERY_MS = 1000

/** A move. Asks for its progress while the server works on it, and loads what changed with each state. */
function useMove(id: string) {
  const utils = trpc.useUtils()
  const listed = useListedLinks()
  const {
    data: move,
    error,
    refetch,
  } = trpc.moves.get.useQuery(
    { id },
    { refetchInterval: ({ state: { data } }) => (data && isGoing(data) ? ASK_EVERY_MS : false) },
  )
  const state = move?.state
  const shown = useRef(state)
  useEffect(() => {
    const before = shown.current
    shown.current = state
    if (before === undefined || before === state) return
    void utils.moves.list.invalidate()
    void utils.moves.rows.invalidate()
    void listed.refresh()
    void refreshSession()
  }, [utils, state, listed])
  return { move, error, refetch }
}

function FinishedMove({ move }: { readonly move: Move }) {
  return (
    <>
      <MoveResult move={move} />
      <Link
        to={paths.move}
        className="text-link mt-6 inline-flex min-h-11 items-center font-medium"
      >
        Import more
      </Link>
    </>
  )
}

/** The newest first. */
function EarlierMoves({ moves }: { readonly moves: readonly Move[] }) {
  if (moves.length === 0) return null
  return (
    <section className="mt-12" aria-labelledby="earlier-imports">
      <h2 id="earlier-imports" className="m-0 border-b border-rule pb-2 font-display text-2xl">
        Earlier imports
      </h2>
      <ul className="m-0 list-none p-0">
        {moves.map((move) => (
          <li
            key={move.id}
            className="flex flex-wrap items-center gap-x-5 gap-y-1 border-b border-rule py-3"
          >
            <div className="mr-auto min-w-0">
              <p className="m-0 font-semibold wrap-anywhere">{nameMove(move)}</p>
              <p className="tabular m-0 text-sm text-ink-soft">
                {formatDate(move.createdAt)} ·{' '}
                {move.state === 'undone' ? 'undone' : describeMoveCounts(move.counts)}
              </p>
            </div>
            <Link
              to={moveQuery(move.id)}
              className="text-link inline-flex min-h-11 items-center"
              aria-label={`See the result of ${nameMove(move)}`}
            >
              See result
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
