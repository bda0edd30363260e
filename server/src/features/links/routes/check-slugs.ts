import { isBookChannel } from '@everyshelf/domain/affiliate'
import type { SavedLinkState } from '@everyshelf/domain/back-matter'
import type { Slug } from '@everyshelf/domain/links'
import type { LinkPreviewer } from '../../redirect/preview.ts'

export interface SlugState {
  readonly slug: Slug
  readonly state: SavedLinkState
}

export type CheckSlugs = (slugs: readonly Slug[]) => Promise<SlugState[]>

/** Tells which saved links open, for the EPUB check. It reveals what opening them would, and counts nothing. */
export function createSlugCheck(preview: Pick<LinkPreviewer, 'open'>): CheckSlugs {
  async function findState(slug: Slug): Promise<SavedLinkState> {
    const found = await preview.open(`/go/${slug}`)
    if (!found || 'problem' in found) return 'dead'
    if (found.isRemoved) return 'removed'
    return isBookChannel(found.link.channel) ? 'live' : 'other-channel'
  }

  return async (slugs) => {
    const states: SlugState[] = []
    // One at a time: links that are not cached must not take all connections from redirects.
    for (const slug of new Set(slugs)) states.push({ slug, state: await findState(slug) })
    return states
  }
}
