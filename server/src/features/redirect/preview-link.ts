import type { EditionFormat } from '@everyshelf/domain/books'
import type { CountryCode } from '@everyshelf/domain/countries'
import { plainLink, type RoutableLink } from '@everyshelf/domain/routing'
import { describeAnswer } from './answer-headers.ts'
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
  /** Its owner removed it. */
  readonly isRemoved: boolean
}

type PreviewProblem = RequestProblem | 'disabled'

export interface LinkPreviewer {
  /** Null for an address that is no link's. Whose link it is, is not told. */
  readonly open: (target: string) => Promise<PreviewedLink | { problem: PreviewProblem } | null>
  readonly describeAnswer: (url: string) => ReturnType<typeof describeAnswer>
}

interface PreviewDeps {
  readonly links: Pick<LinkCache, 'findOwner' | 'findLink'>
  readonly answerHeaders: readonly string[]
  readonly now: () => number
}

/** Looks at a link without opening it: nothing is counted, nothing is recorded (S63). */
export function createLinkPreviewer(deps: PreviewDeps): LinkPreviewer {
  const { links, now } = deps
  return {
    describeAnswer: (url) => describeAnswer(url, deps.answerHeaders),
    open: async (target) => {
      if (!isLinkUrl(target)) return null
      const asked = readLinkUrl(target)
      if (asked.kind === 'wrong') return { problem: asked.problem }
      if (asked.kind === 'book') {
        const owner = asked.owner && (await links.findOwner(asked.owner))
        const link = plainLink(asked.identifier, toTagHolder(owner, now()), asked.format)
        const noPage = { choicePath: null, pagePath: null, format: null, isRemoved: false }
        return { link, country: asked.country, ...noPage }
      }
      if (asked.kind !== 'saved') return null
      const opened = openRecord(await links.findLink(asked.slug), now())
      if (!opened) return { problem: 'unknown-link' }
      if (opened.isDisabled) return { problem: 'disabled' }
      const choicePath = asked.country ? null : opened.choicePath
      const { link, pagePath, isRemoved } = opened
      const { country, format } = asked
      return { link, country, choicePath, pagePath, format, isRemoved }
    },
  }
}
