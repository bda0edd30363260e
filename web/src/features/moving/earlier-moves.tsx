import { formatDate } from '@everyshelf/domain/format'
import { Link } from 'react-router'
import { type Move, moveQuery } from './move.ts'
import { describeCounts, nameMove } from './move-texts.ts'

/** The newest first. */
export function EarlierMoves({ moves }: { readonly moves: readonly Move[] }) {
  if (moves.length === 0) return null
  return (
    <section className="mt-12" aria-labelledby="earlier-moves">
      <h2 id="earlier-moves" className="m-0 border-b border-rule pb-2 font-display text-2xl">
        Earlier moves
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
                {move.state === 'undone' ? 'undone' : describeCounts(move.counts)}
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
