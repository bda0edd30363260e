import { parseBookIdentifier } from '@everyshelf/domain/identifiers'
import type { Marketplace } from '@everyshelf/domain/marketplaces'
import { buildPlainAmazonUrl } from '@everyshelf/domain/product-urls'
import { ArrowUpRight } from 'lucide-react'

/** The sample book, which most stores sell. */
const SAMPLE = parseBookIdentifier('9780441172719')

/**
 * Links to the store's affiliate program and to a preview. The preview has no tag, because orders through
 * the user's own link never count and may get their affiliate account closed.
 */
export function TagLinks({ marketplace }: { readonly marketplace: Marketplace }) {
  const { associatesUrl, code, storeName } = marketplace
  return (
    <p className="mt-auto mb-0 flex flex-wrap gap-x-4 pt-2 text-sm">
      {associatesUrl && (
        <ExternalLink href={associatesUrl} about={` of ${storeName}`}>
          Join the program
        </ExternalLink>
      )}
      {SAMPLE && (
        <ExternalLink
          href={buildPlainAmazonUrl(code, SAMPLE)}
          about={` of ${storeName}, without a tag`}
        >
          Test as a reader
        </ExternalLink>
      )}
    </p>
  )
}

interface ExternalLinkProps {
  readonly href: string
  readonly about: string
  readonly children: string
}

function ExternalLink({ href, about, children }: ExternalLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="text-link inline-flex min-h-9 items-center gap-1"
    >
      {children}
      <span className="sr-only">{about} (opens in a new tab)</span>
      <ArrowUpRight aria-hidden="true" className="size-4" />
    </a>
  )
}
