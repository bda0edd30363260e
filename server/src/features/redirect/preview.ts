import type { EditionFormat } from '@everyshelf/domain/books'
import type { CountryCode } from '@everyshelf/domain/countries'
import type { LinkCache } from './link-cache.ts'
import { createLinkOpener } from './link-opener.ts'
import type { OpenedLink } from './open-link.ts'
import { isLinkUrl, ofOwner, parseLinkUrl, type RequestProblem } from './parse-link-url.ts'
import type { RedirectRepo } from './redirect.repo.ts'

/** A link as the next reader would see it. */
export interface PreviewedLink
  extends Pick<OpenedLink, 'link' | 'slug' | 'choicePath' | 'pagePath' | 'isRemoved'> {
  /** The country in the URL, which overrides the reader's. */
  readonly country: CountryCode | undefined
  /** The format in the URL. */
  readonly format: EditionFormat | null
}

export type LinkPreviewer = ReturnType<typeof createLinkPreviewer>

interface PreviewDeps {
  readonly links: Pick<LinkCache, 'peekOwner' | 'peekLink'>
  /** For what is not cached; not over the connections of redirects. */
  readonly lookups: Pick<RedirectRepo, 'findOwner' | 'findLink'>
  readonly redirectHeaders: Readonly<Record<string, string>>
  readonly now: () => number
}

/**
 * Resolves a link without recording a hit. It stores nothing in the cache, because users and programs can
 * guess slugs, and the guesses would replace the links that readers open.
 */
export function createLinkPreviewer(deps: PreviewDeps) {
  const { links, lookups, now } = deps
  const openLink = createLinkOpener({
    links: {
      findOwner: (publicId) => {
        const cached = links.peekOwner(publicId)
        return cached === undefined ? lookups.findOwner(publicId) : cached
      },
      findLink: (slug) => {
        const cached = links.peekLink(slug)
        return cached === undefined ? lookups.findLink(slug) : cached
      },
    },
  })

  return {
    /** The headers that a reader's browser would get, without a click id, since nothing was recorded. */
    describeRedirect: (url: string) => Object.entries({ Location: url, ...deps.redirectHeaders }),
    /** Null for a URL that is not a link. Does not reveal the owner. */
    open: async (
      target: string,
      /** Of the own domain. */
      ownerId?: string | null,
    ): Promise<PreviewedLink | { problem: RequestProblem | 'disabled' } | null> => {
      if (!isLinkUrl(target)) return null
      const request = ofOwner(parseLinkUrl(target), ownerId)
      if (request.kind === 'invalid') return { problem: request.problem }
      if (request.kind !== 'book' && request.kind !== 'saved') return null
      const opened = await openLink(request, now())
      if (typeof opened === 'string') return { problem: opened }
      const { link, pagePath, isRemoved, slug } = opened
      const { country } = request
      const choicePath = country ? null : opened.choicePath
      // A book's own format is in its link.
      const format = request.kind === 'saved' ? request.format : null
      return { link, country, choicePath, pagePath, format, isRemoved, slug }
    },
  }
}
