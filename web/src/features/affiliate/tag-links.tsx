import { parseBookIdentifier } from '@everyshelf/domain/identifiers'
import type { Marketplace } from '@everyshelf/domain/marketplaces'
import { buildPlainAmazonUrl } from '@everyshelf/domain/product-urls'
import { ArrowUpRight } from 'lucide-react'

/** A book that most stores have. */
const SAMPLE = parseBookIdentifier('9780441172719')

/**
 * Where to join the program of a store, and the way its readers take: without a tag, because
 * orders through an own link never count and may cost the account.
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
