import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { defaultLinkSettings, type Slug } from '@everyshelf/domain/links'
import { describe, expect, it } from 'vitest'
import { createEdgeLinks } from '../../features/redirect/edge/edge-links.ts'
import type { EdgeData } from '../../features/redirect/edge/edge-worker.ts'
import type { SavedSlug } from './exported-links.repo.ts'
import { renderWorker } from './worker.ts'

const identifier = parseBookIdentifier('9780143127741')
if (!identifier) throw new TypeError('not a book')

/** Slugs that hardly compress, as real ones. */
const slugs = Array.from({ length: 3000 }, (_, index): SavedSlug => {
  const hash = createHash('sha256').update(String(index)).digest('hex')
  const slug = `${hash.slice(0, 12)}${index % 7 === 0 ? '-2' : ''}` as Slug
  const record = { id: '', identifier, owner: null, slug, settings: defaultLinkSettings }
  const channel = index % 5 === 0 ? 'print' : 'web'
  const state = {
    channel,
    campaign: index % 10 < 2 ? `Spring ${index}` : null,
    removedAtMs: null,
    isDisabled: false,
    isOwnerBanned: false,
    opened: null,
    openedUntilMinute: 0,
  } as const
  return { slug, record: { ...record, ...state } }
})
const settings = {
  origin: 'https://example.org',
  serviceTags: { links: {}, pages: {} },
  headers: {},
  nowMs: 0,
}
const render = (some: readonly SavedSlug[], limits = { gzip: 1e6, whole: 1e6 }) =>
  renderWorker('var everyshelf;', settings, some, limits)

describe('renderWorker', () => {
  it('refuses more links than the platform accepts, and names a number that fits', () => {
    const { gzipBytes } = render(slugs)
    const limits = { gzip: Math.round(gzipBytes / 2), whole: 1e6 }
    let message = ''
    try {
      render(slugs, limits)
    } catch (error) {
      message = String(error)
    }
    expect(message).toContain('of these 3,000 links')
    const fitting = Number(/about ([\d,]+) of/.exec(message)?.[1]?.replace(',', ''))
    expect(fitting).toBeGreaterThan(1300)
    expect(fitting).toBeLessThan(1600)
    expect(render(slugs.slice(0, fitting * 0.95), limits).links).toBe(Math.floor(fitting * 0.95))
    expect(() => render(slugs, { gzip: 1e6, whole: 50_000 })).toThrow('of these 3,000 links')
  })

  it('measures what the platform measures', () => {
    const { script, gzipBytes } = render(slugs)
    expect(gzipBytes).toBe(gzipSync(script).length)
  })

  it('writes characters beyond ASCII as escapes, which take half the memory', () => {
    const { script } = renderWorker('var flag = `🇩🇪 ü`;', settings, [], { gzip: 1e6, whole: 1e6 })
    expect(script).toContain('`\\ud83c\\udde9\\ud83c\\uddea \\u00fc`')
  })

  it('writes lines in which a worker finds every link, and no other', () => {
    const { script } = render(slugs.toReversed())
    const data: EdgeData = JSON.parse(/createEdgeWorker\((.*)\)/.exec(script)?.[1] ?? '')
    const links = createEdgeLinks(data)
    const missing = slugs.filter(({ slug, record: { channel, campaign } }) => {
      const found = links.findLink(slug)
      return found?.slug !== slug || found.channel !== channel || found.campaign !== campaign
    })
    expect(missing).toEqual([])
    for (const { slug } of slugs.slice(0, 200)) {
      for (const other of [slug.slice(1), slug.slice(0, -1), `${slug}x`, `${slug}-x`]) {
        expect(links.findLink(other as Slug)).toBeNull()
      }
    }
    for (const other of ['', '0', 'zzz', '\n', '\t']) {
      expect(links.findLink(other as Slug)).toBeNull()
    }
  })
})
