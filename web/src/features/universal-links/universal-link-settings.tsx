import { parseIsbn13 } from '@everyshelf/domain/identifiers'
import { BookCover, BookHeading, IdentifierLine } from '@everyshelf/ui/books'
import { GlobalLinkField } from '@everyshelf/ui/links'
import { toMarkdown } from '@everyshelf/ui/share'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { generatePath, Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { LinkTools } from '../../components/links/link-tools.tsx'
import type { ManagedLink } from '../../lib/link-settings/managed-link.ts'
import type { LinkManager } from '../../lib/link-settings/use-managed-link.ts'
import { ModeSection } from './mode-section.tsx'
import { PageSection } from './reader-page/page-section.tsx'
import { ShareSection } from './share/share-section.tsx'
import { SlugSection } from './slug-section.tsx'

interface UniversalLinkSettingsProps extends Pick<LinkManager, 'save' | 'rename'> {
  readonly managed: ManagedLink
}

/** All that an owner hands out and decides of the page for readers. */
export function UniversalLinkSettings({ managed, save, rename }: UniversalLinkSettingsProps) {
  const { link, slugs, settings } = managed
  const [slug = ''] = slugs
  return (
    <>
      <UniversalLinkHeader link={link} />
      <div className="mt-12">
        <ModeSection
          mode={settings.mode}
          onChange={(mode) => void save((now) => ({ ...now, mode }))}
        />
        <SlugSection
          slugs={slugs}
          prefix={link.globalLink.replace(/^https?:\/\//, '').slice(0, -slug.length)}
          rename={rename}
        />
        <ShareSection managed={managed} />
        <PageSection {...{ managed, save }} />
      </div>
    </>
  )
}

function UniversalLinkHeader({ link }: Pick<ManagedLink, 'link'>) {
  const { id, isbn, title, authors, coverImage, globalLink } = link
  const book = { title, authors, coverImage, isbn13: parseIsbn13(isbn) ?? null }
  return (
    <header>
      <Link to={paths.dashboard} className="text-link inline-flex min-h-11 items-center gap-1.5">
        <ArrowLeft aria-hidden="true" className="size-4" />
        Your links
      </Link>
      <div className="mt-3 grid grid-cols-[5rem_1fr] gap-x-5 gap-y-6 sm:grid-cols-[9rem_1fr] sm:gap-x-10">
        <BookCover book={book} identifier={isbn} className="w-full self-start sm:row-span-2" />
        <div className="min-w-0">
          <BookHeading book={book} level={1} />
          <div className="mt-3">
            <IdentifierLine display={link.display} />
          </div>
        </div>
        <div className="col-span-2 min-w-0 sm:col-span-1">
          <GlobalLinkField
            link={globalLink}
            markdown={toMarkdown(globalLink, title)}
            size="large"
            onSignIn={() => {}}
          />
          <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-6">
            <LinkTools link={globalLink} title={title} />
            <Link
              to={`${paths.analytics}?link=${id}`}
              className="text-link inline-flex min-h-11 items-center"
            >
              See clicks
            </Link>
            <Link
              to={generatePath(paths.linkManagement, { linkId: id })}
              className="text-link inline-flex min-h-11 items-center gap-1.5"
            >
              Manage editions and stores
              <ArrowRight aria-hidden="true" className="size-4" />
            </Link>
          </div>
        </div>
      </div>
    </header>
  )
}
