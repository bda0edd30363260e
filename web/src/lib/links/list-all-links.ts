import type { LinkFilter } from '@everyshelf/domain/schemas'
import { apiClient } from '../api/api-client.ts'
import type { ListedLinks, SavedLink } from './saved-link.ts'

const LINKS_PER_PAGE = 500

/** All links that match a filter, newest first, for an export. */
export async function listAllLinks(filter: LinkFilter): Promise<readonly SavedLink[]> {
  const links: SavedLink[] = []
  let cursor: string | null = null
  do {
    const page: ListedLinks = await apiClient.links.list.query({
      filter,
      cursor,
      limit: LINKS_PER_PAGE,
    })
    links.push(...page.links)
    cursor = page.next
  } while (cursor !== null)
  return links
}
