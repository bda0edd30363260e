import { translate } from '../../messages/translate.ts'
import type { SavedLink } from '../../storage/saved-links.ts'
import { SiteLink } from '../site-link.tsx'

interface SiteNavProps {
  /** The book's identifier. */
  readonly bookKey: string
  readonly saved: SavedLink | null
  readonly isPremium: boolean
}

/** Links to this book's pages on the website. */
export function SiteNav({ bookKey, saved, isPremium }: SiteNavProps) {
  return (
    <nav aria-label={translate('onWebsite')} className="mt-3 flex flex-wrap gap-x-5 text-sm">
      <SiteLink path={`/book/${bookKey}/universal${saved ? `?link=${saved.slug}` : ''}`}>
        {translate('openReaderPage')}
      </SiteLink>
      {saved && isPremium && (
        <SiteLink path={`/universal-links/${saved.id}`}>{translate('manage')}</SiteLink>
      )}
      {saved && <SiteLink path="/dashboard">{translate('openDashboard')}</SiteLink>}
    </nav>
  )
}
