import type { PublicId } from '@everyshelf/domain/links'
import { describe, expect, it } from 'vitest'
import { sampleRecord } from '../../testing/sample-link.ts'
import { createLinkCache } from './link-cache.ts'
import type { LinkRecord } from './open-link.ts'
import { createLinkPreviewer } from './preview.ts'

const { slug } = sampleRecord

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
    redirectHeaders: {},
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
    const { calls, links, preview } = open({ ...sampleRecord })
    links.findLink(slug)
    expect(await preview.open(`/go/${slug}`)).toMatchObject({ slug, isRemoved: false })
    links.forgetSlug(slug)
    expect(await preview.open(`/go/${slug}`)).toMatchObject({ slug })
    expect(calls).toEqual({ redirects: 1, previews: 1 })
  })
})
