import type { EditionFormat } from '@everyshelf/domain/books'
import type { CountryCode } from '@everyshelf/domain/countries'
import { plainLink, type RoutableLink } from '@everyshelf/domain/routing'
import { listAnswerHeaders } from './answer-headers.ts'
import type { LinkCache } from './link-cache.ts'
import { toTagHolder } from './link-record.ts'
import { openRecord } from './open-link.ts'
import { isLinkUrl, type RequestProblem, readLinkUrl } from './read-request.ts'

/** A link of ours as the next reader would find it. */
export interface PreviewedLink {
  readonly link: RoutableLink
  /** The address says where every reader is taken to be. */
  readonly country: CountryCode | undefined
  /** Our page on which the reader chooses, where that comes first. */
  readonly choicePath: string | null
  /** The same page, for readers in whose country no edition is sold. */
  readonly pagePath: string | null
  /** The edition that the address asks for. */
  readonly format: EditionFormat | null
}

type PreviewProblem = RequestProblem | 'disabled'

export interface LinkPreviewer {
  /** Null for an address that is no link's. Whose link it is, is not told. */
  readonly open: (target: string) => Promise<PreviewedLink | { problem: PreviewProblem } | null>
  readonly listAnswerHeaders: typeof listAnswerHeaders
}

interface PreviewParts {
  readonly links: Pick<LinkCache, 'findOwner' | 'findLink'>
  readonly now: () => number
}

/** Looks at a link without opening it: nothing is counted, nothing is recorded (S63). */
export function createLinkPreviewer({ links, now }: PreviewParts): LinkPreviewer {
  return {
    listAnswerHeaders,
    open: async (target) => {
      if (!isLinkUrl(target)) return null
      const asked = readLinkUrl(target)
      if (asked.kind === 'wrong') return { problem: asked.problem }
      if (asked.kind === 'book') {
        const owner = asked.owner && (await links.findOwner(asked.owner))
        const link = plainLink(asked.identifier, toTagHolder(owner, now()))
        return { link, country: asked.country, choicePath: null, pagePath: null, format: null }
      }
      if (asked.kind !== 'saved') return null
      const opened = openRecord(await links.findLink(asked.slug), now())
      if (!opened) return { problem: 'unknown-link' }
      if (opened.isDisabled) return { problem: 'disabled' }
      const choicePath = asked.country ? null : opened.choicePath
      const { link, pagePath } = opened
      return { link, country: asked.country, choicePath, pagePath, format: asked.format }
    },
  }
}
