import { buildShortLink, type Slug } from '@everyshelf/domain/links'
import { Button, Disclosure, Spinner } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { LoadFailure } from '../../../components/load-failure.tsx'
import { useBackMatterLinks } from '../../../lib/back-matter/use-back-matter-links.ts'
import type { ManagedLink } from '../../../lib/link-settings/managed-link.ts'
import { readerPagePath } from '../../../lib/link-settings/reader-page-path.ts'
import { PrintQrCodes } from './print-qr-codes.tsx'
import { TextRows } from './text-rows.tsx'

/** The links for ebooks and print, which carry no affiliate tags. */
export function InsideBookLinks({ link }: Pick<ManagedLink, 'link'>) {
  const [isOpen, setOpen] = useState(false)
  const { links, error, retry, isCreating, create } = useBackMatterLinks([link.id], {
    isEnabled: isOpen,
  })
  const { ebook = null, print = null } = links?.[0]?.slugs ?? {}
  return (
    <Disclosure title="For inside your book" onToggle={setOpen}>
      <p className="m-0 max-w-[62ch] text-pretty">
        Affiliate programs forbid their tags in ebooks and on paper. These links go to the same
        stores, count clicks, and never carry a tag.
      </p>
      {error ? (
        <div className="mt-4">
          <LoadFailure error={error} onRetry={retry} />
        </div>
      ) : ebook && print ? (
        <CreatedLinks {...{ link, ebook, print }} />
      ) : links ? (
        <Button className="mt-4" busy={isCreating} onClick={() => void create()}>
          Create links for your book
        </Button>
      ) : (
        isOpen && <Spinner late label="Loading links" className="mt-4 size-5 text-ink-faint" />
      )}
    </Disclosure>
  )
}

interface CreatedLinksProps extends Pick<ManagedLink, 'link'> {
  readonly ebook: Slug
  readonly print: Slug
}

function CreatedLinks({ link, ebook, print }: CreatedLinksProps) {
  const { origin } = new URL(link.globalLink)
  const printed = buildShortLink(origin, print)
  return (
    <>
      <p className="mt-3 mb-0">
        <Link
          to={generatePath(paths.linkBackMatter, { linkId: link.id })}
          className="text-link font-semibold"
        >
          Create back matter
        </Link>
      </p>
      <div className="mt-6">
        <TextRows
          label="Links for your book"
          texts={[
            { label: 'Ebook', text: buildShortLink(origin, ebook) },
            { label: 'Print', text: printed },
          ]}
        />
      </div>
      <h3 className="mt-8 mb-3 font-sans text-base font-semibold">QR code for print</h3>
      <PrintQrCodes
        link={printed}
        page={new URL(readerPagePath({ isbn: link.isbn, slug: print }), origin).href}
        title={link.title}
      />
    </>
  )
}
