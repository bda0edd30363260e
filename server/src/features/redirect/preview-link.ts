import type { EditionFormat } from '@everyshelf/domain/books'
import type { CountryCode } from '@everyshelf/domain/countries'
import type { PublicId, Slug } from '@everyshelf/domain/links'
import { plainLink, type RoutableLink } from '@everyshelf/domain/routing'
import type { LinkCache } from './link-cache.ts'
import { type LinkOwner, type LinkRecord, toTagHolder } from './link-record.ts'
import { openSavedLink } from './open-link.ts'
import { isLinkUrl, parseLinkUrl, type RequestProblem } from './parse-link-url.ts'
import type { RedirectRepo } from './redirect.repo.ts'
import { describeRedirect } from './redirect-headers.ts'

/** A link as the next reader would see it. */
export interface PreviewedLink {
  readonly link: RoutableLink
  /** The country in the URL, which overrides the reader's. */
  readonly country: CountryCode | undefined
  /** The reader page of a link whose mode lets readers choose a store; null for mode `instant`. */
  readonly choicePath: string | null
  /** The reader page, for readers whom a rule sends there or to whom no edition is sold; null without a page. */
  readonly pagePath: string | null
  /** The format in the URL. */
  readonly format: EditionFormat | null
  /** Its owner removed it. */
  readonly isRemoved: boolean
  /** The current slug; null for a link that is not saved. */
  readonly slug: Slug | null
}

type PreviewProblem = RequestProblem | 'disabled'

export interface LinkPreviewer {
  /** Null for a URL that is not a link. Does not reveal the owner. */
  readonly open: (target: string) => Promise<PreviewedLink | { problem: PreviewProblem } | null>
  readonly describeRedirect: (url: string) => ReturnType<typeof describeRedirect>
}

interface PreviewDeps {
  readonly links: Pick<LinkCache, 'peekOwner' | 'peekLink'>
  /** For what is not cached; not over the connections of redirects. */
  readonly lookups: Pick<RedirectRepo, 'findOwner' | 'findLink'>
  readonly redirectHeaders: readonly string[]
  readonly now: () => number
}

/**
 * Resolves a link without recording a hit (S63). It stores nothing in the cache, because users and programs can
 * guess slugs, and the guesses would replace the links that readers open.
 */
export function createLinkPreviewer(deps: PreviewDeps): LinkPreviewer {
  const { links, lookups, now } = deps

  async function findOwner(publicId: PublicId): Promise<LinkOwner | null> {
    const cached = links.peekOwner(publicId)
    return cached === undefined ? await lookups.findOwner(publicId) : cached
  }

  async function findLink(slug: Slug): Promise<LinkRecord | null> {
    const cached = links.peekLink(slug)
    return cached === undefined ? await lookups.findLink(slug) : cached
  }

  return {
    describeRedirect: (url) => describeRedirect(url, deps.redirectHeaders),
    open: async (target) => {
      if (!isLinkUrl(target)) return null
      const linkRequest = parseLinkUrl(target)
      if (linkRequest.kind === 'invalid') return { problem: linkRequest.problem }
      if (linkRequest.kind === 'book') {
        const owner = linkRequest.owner && (await findOwner(linkRequest.owner))
        const link = plainLink(
          linkRequest.identifier,
          toTagHolder(owner, now()),
          linkRequest.format,
        )
        const withoutPages = {
          choicePath: null,
          pagePath: null,
          format: null,
          isRemoved: false,
          slug: null,
        }
        return { link, country: linkRequest.country, ...withoutPages }
      }
      if (linkRequest.kind !== 'saved') return null
      const opened = openSavedLink(await findLink(linkRequest.slug), now())
      if (!opened) return { problem: 'unknown-link' }
      if (opened.isDisabled) return { problem: 'disabled' }
      const choicePath = linkRequest.country ? null : opened.choicePath
      const { link, pagePath, isRemoved, slug } = opened
      const { country, format } = linkRequest
      return { link, country, choicePath, pagePath, format, isRemoved, slug }
    },
  }
}
