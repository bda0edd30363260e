import { isBookChannel } from '@everyshelf/domain/affiliate'
import type { Slug } from '@everyshelf/domain/links'
import type { ProblemLog } from '../../books/books.service.ts'
import type { OpenedSavedLink } from '../../redirect/open-link.ts'
import type { ListedSeries } from '../frame/render-series.ts'
import type { FindLinkEdits, LinkEdits } from './link-edits.repo.ts'
import type { PageAuthor } from './reader-page.ts'

export interface LinkAdditionsDeps {
  readonly findEdits: FindLinkEdits
  /** The author of a link, by the link's ID. Null if no published author page lists it. */
  readonly findAuthor: (linkId: string) => Promise<PageAuthor | null>
  /** The series of a link, by the link's slug. */
  readonly findSeries: (slug: Slug) => Promise<ListedSeries | null>
  readonly log: ProblemLog
}

/** What a link's pages add to the catalog's data. */
interface LinkAdditions {
  readonly edits: LinkEdits | undefined
  readonly author: PageAuthor | null
  readonly series: ListedSeries | null
}

type FoundLink = Pick<OpenedSavedLink, 'id' | 'slug' | 'look' | 'link' | 'isRemoved' | 'isShown'>

/** Never fails: without these additions, a page shows the catalog's data. */
export function createLinkAdditions(deps: LinkAdditionsDeps) {
  const { log } = deps

  /** A link that is removed or not shown has the catalog's data, like its other pages without the owner's note. */
  async function findEdits(opened: FoundLink | null) {
    if (!opened?.isShown || opened.isRemoved) return undefined
    try {
      return await deps.findEdits(opened.id)
    } catch (error) {
      log.warn({ err: error }, 'Edits of a link cannot be read; showing the catalog’s data')
      return undefined
    }
  }

  async function findAuthor(opened: FoundLink | null) {
    if (!opened?.isShown || opened.isRemoved) return null
    // The author's page lists links for the web, which have tags.
    if (isBookChannel(opened.link.channel)) return null
    try {
      return await deps.findAuthor(opened.id)
    } catch (error) {
      log.warn({ err: error }, 'The author of a link cannot be read; showing the page without')
      return null
    }
  }

  async function findSeries(opened: FoundLink | null) {
    if (!opened?.isShown || opened.isRemoved || opened.look.hidden.includes('series')) return null
    try {
      return await deps.findSeries(opened.slug)
    } catch (error) {
      log.warn({ err: error }, 'The series of a link cannot be read; showing the page without')
      return null
    }
  }

  return {
    findEdits,
    findAll: async (opened: FoundLink | null): Promise<LinkAdditions> => {
      const [edits, author, series] = await Promise.all([
        findEdits(opened),
        findAuthor(opened),
        findSeries(opened),
      ])
      return { edits, author, series }
    },
  }
}
