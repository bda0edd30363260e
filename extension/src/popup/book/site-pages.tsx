import type { SavedLink } from '../../storage/saved-links.ts'
import { SiteLink } from '../site-link.tsx'

interface SitePagesProps {
  /** The book's identifier. */
  readonly bookKey: string
  readonly saved: SavedLink | null
  readonly isPremium: boolean
}

/** Where the site goes on with this book. */
export function SitePages({ bookKey, saved, isPremium }: SitePagesProps) {
  return (
    <nav aria-label="On the site" className="mt-3 flex flex-wrap gap-x-5 text-sm">
      <SiteLink path={`/book/${bookKey}/universal${saved ? `?link=${saved.slug}` : ''}`}>
        Open the page for readers
      </SiteLink>
      {saved && isPremium && <SiteLink path={`/universal-links/${saved.id}`}>Manage</SiteLink>}
      {saved && <SiteLink path="/dashboard">See it on your dashboard</SiteLink>}
    </nav>
  )
}
