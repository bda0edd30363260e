import { formatCount } from '@everyshelf/domain/format'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { trpc } from '../../lib/api/trpc.tsx'
import { useListedLinks } from '../../lib/links/listed-links.ts'
import { paths } from '../../lib/paths.ts'

const ASK_EVERY_MS = 2000

const doing = {
  'looking-up': 'Looking up titles and covers for an import',
  undoing: 'Undoing an import',
  moving: 'Importing',
}

/** An import that the server works on, in one line. */
export function RunningImport() {
  const listed = useListedLinks()
  const { data = [] } = trpc.moves.list.useQuery(
    { going: true },
    { refetchInterval: ({ state }) => (state.data?.length ? ASK_EVERY_MS : false) },
  )
  const [move] = data
  const isSaving = move !== undefined && move.state !== 'looking-up'
  const wasSaving = useRef(false)
  useEffect(() => {
    if (wasSaving.current && !isSaving) void listed.refresh()
    wasSaving.current = isSaving
  }, [isSaving, listed])
  if (!move) return null
  const { id, state, done, lookedUp, rows } = move
  const text = doing[state as keyof typeof doing]
  return (
    <p className="tabular m-0 mt-5 rounded-md bg-wash px-4 py-3">
      {text}: {formatCount(state === 'looking-up' ? lookedUp : done)} of {formatCount(rows)}.{' '}
      <Link to={`${paths.move}?move=${id}`} className="text-link">
        See the import
      </Link>
    </p>
  )
}
