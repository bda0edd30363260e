import { formatDateTime } from '@everyshelf/domain/format'
import { BookCover, formatAuthors } from '@everyshelf/ui/books'
import { CopyButton } from '@everyshelf/ui/links'
import { Button } from '@everyshelf/ui/primitives'
import type { CachedLink, CachedLinks } from '../../lib/account/cached-links.ts'
import { useAsConnectionMessage } from '../../lib/connection/page-message.ts'
import { refreshSession } from '../../lib/session/session.ts'

/** The last loaded links, for reading and copying while the server is unreachable. */
export function CachedLinksList({ cached }: { readonly cached: CachedLinks }) {
  useAsConnectionMessage()
  const { asOf, links, count } = cached
  return (
    <>
      <h1 className="m-0 font-display text-3xl leading-tight">Links</h1>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-l-2 border-accent bg-wash px-4 py-3">
        <p role="status" className="m-0 max-w-[60ch]">
          We can’t reach the server. These are your{' '}
          {count > links.length ? `newest ${links.length} of ${count} links` : 'links'} as of{' '}
          {formatDateTime(asOf)}, stored in this browser until you sign out.
        </p>
        <Button kind="outline" onClick={() => void refreshSession()}>
          Try again
        </Button>
      </div>
      <ul className="m-0 mt-6 list-none border-b border-rule p-0">
        {links.map((link) => (
          <CachedLinkRow key={link.id} link={link} />
        ))}
      </ul>
    </>
  )
}

function CachedLinkRow({ link }: { readonly link: CachedLink }) {
  const { title, authors, isbn, display, globalLink } = link
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-rule py-4">
      <BookCover
        book={{ title, authors, coverImage: null, isbn13: null }}
        identifier={isbn}
        className="w-12 self-start"
      />
      <div className="min-w-0 flex-1 basis-56">
        <h2
          title={title}
          className="m-0 line-clamp-2 font-display text-lg leading-snug font-normal [overflow-wrap:anywhere]"
        >
          {title}
        </h2>
        {authors.length > 0 && (
          <p className="m-0 text-sm text-ink-soft">{formatAuthors(authors)}</p>
        )}
        <p className="tabular m-0 mt-1 text-sm text-ink-soft [overflow-wrap:anywhere]">
          {display} · {globalLink}
        </p>
      </div>
      <CopyButton kind="outline" text={globalLink} label="Copy" />
    </li>
  )
}
