import { NO_CONFIRMED_CHANNELS } from '@everyshelf/domain/affiliate'
import { defaultLinkSettings, type PublicId, type Slug } from '@everyshelf/domain/links'
import { describe, expect, it } from 'vitest'
import { createLinkCache } from './link-cache.ts'
import type { LinkRecord } from './link-record.ts'
import { createLinkPreviewer } from './preview-link.ts'

const slug = 'h7kq2mw' as Slug
const link: LinkRecord = {
  id: 'link-a',
  identifier: { kind: 'asin', asin: 'B00ICH9SAC' as never },
  owner: {
    userId: 'user-ada',
    publicId: 'adaadaadaada2345' as PublicId,
    tags: {},
    programs: {},
    tagChannels: NO_CONFIRMED_CHANNELS,
    premiumUntilMs: 0,
  },
  slug,
  channel: 'web',
  campaign: null,
  settings: defaultLinkSettings,
  removedAtMs: null,
  isDisabled: false,
  isOwnerBanned: false,
  opened: null,
  openedUntilMinute: 0,
}

function open(saved: LinkRecord | null) {
  const calls = { redirects: 0, previews: 0 }
  const repoFor = (who: keyof typeof calls) => ({
    findOwner: () => null,
    findLink: () => {
      calls[who]++
      return saved
    },
    takeChanges: () => [],
  })
  const now = () => 1_000_000
  const links = createLinkCache({
    repo: repoFor('redirects'),
    now,
    ttlMs: () => Number.POSITIVE_INFINITY,
  })
  const preview = createLinkPreviewer({
    links,
    lookups: repoFor('previews'),
    redirectHeaders: [],
    now,
  })
  return { calls, links, preview }
}

describe('createLinkPreviewer', () => {
  it('stores nothing of guessed slugs in the cache of redirects', async () => {
    const { calls, links, preview } = open(null)
    expect(await preview.open(`/go/${slug}`)).toEqual({ problem: 'unknown-link' })
    expect(await preview.open('/redirect?isbn=9780143127741&u=adaadaadaada2345')).not.toBeNull()
    expect(calls).toEqual({ redirects: 0, previews: 1 })
    expect(links.peekLink(slug)).toBeUndefined()
    expect(links.peekOwner('adaadaadaada2345' as PublicId)).toBeUndefined()
  })

  it('asks no database about what redirects have cached', async () => {
    const { calls, links, preview } = open(link)
    links.findLink(slug)
    expect(await preview.open(`/go/${slug}`)).toMatchObject({ slug, isRemoved: false })
    links.forgetSlug(slug)
    expect(await preview.open(`/go/${slug}`)).toMatchObject({ slug })
    expect(calls).toEqual({ redirects: 1, previews: 1 })
  })
})
