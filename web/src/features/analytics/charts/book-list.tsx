import { formatCount } from '@everyshelf/domain/format'
import { useState } from 'react'
import { Link } from 'react-router'
import { ShowAllButton } from '../../../components/charts/show-all-button.tsx'
import { linkPath } from '../../../lib/paths.ts'
import type { Overview } from '../overview.ts'

const VISIBLE_ROWS = 10

interface BookListProps {
  readonly links: Overview['links']
  readonly onPick: (id: string) => void
}

/** Books by their clicks. */
export function BookList({ links, onPick }: BookListProps) {
  const [showsAll, setShowsAll] = useState(false)
  return (
    <>
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">Clicks by book</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Book</th>
            <th scope="col">Link</th>
            <th scope="col">Clicks</th>
          </tr>
        </thead>
        <tbody>
          {(showsAll ? links : links.slice(0, VISIBLE_ROWS)).map(({ id, isbn, title, clicks }) => (
            <tr key={isbn} className="border-b border-rule">
              <th scope="row" className="py-2.5 font-normal wrap-anywhere">
                {id === null ? (
                  <>
                    <span title={title} className="line-clamp-2">
                      {title}
                    </span>
                    <span className="text-sm text-ink-soft">(no longer saved)</span>
                  </>
                ) : (
                  <button
                    type="button"
                    onClick={() => onPick(id)}
                    title={title}
                    className="line-clamp-2 min-h-6 border-0 bg-transparent p-0 text-left hover:text-accent hover:underline"
                  >
                    <span className="sr-only">Show only </span>
                    {title}
                  </button>
                )}
              </th>
              <td className="py-2.5 pl-4 text-right text-sm print:hidden">
                {id !== null && (
                  <Link
                    to={linkPath(id)}
                    aria-label={`Open the link for ${title}`}
                    className="text-link"
                  >
                    Open
                  </Link>
                )}
              </td>
              <td className="tabular w-20 py-2.5 pl-4 text-right font-semibold">
                {formatCount(clicks)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ShowAllButton
        count={links.length}
        visible={VISIBLE_ROWS}
        showsAll={showsAll}
        onChange={setShowsAll}
      />
    </>
  )
}
