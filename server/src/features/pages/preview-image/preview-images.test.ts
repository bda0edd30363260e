import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Slug } from '@everyshelf/domain/links'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openPreviewImageStore } from './preview-image-store.ts'
import { createPreviewImages, type PreviewDelay } from './preview-images.service.ts'
import type { PreviewKind, PreviewSubject } from './preview-subject.ts'

const dune: PreviewSubject = {
  slug: 'dune' as Slug,
  title: 'Dune',
  byline: 'Frank Herbert',
  covers: ['/covers/9780441172719'],
  portrait: null,
  isPlaceholder: false,
}

async function openImages(maxBytes?: number) {
  const folder = await mkdtemp(join(tmpdir(), 'preview-images-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const pages = new Map<string, PreviewSubject | PreviewDelay>([['dune', dune]])
  const drawn: string[] = []
  let isBusy = false
  let drawings = 0
  const mayDraw = { maximum: Number.POSITIVE_INFINITY }
  const images = createPreviewImages({
    store: openPreviewImageStore(folder, maxBytes),
    artist: {
      draw: async ({ title, images: covers }) => {
        if (isBusy) return null
        drawn.push(`${title} ${covers.join()}`)
        return Buffer.from(`png of ${title}`)
      },
    },
    subjects: {
      link: async (slug) => pages.get(slug) ?? null,
      series: async () => null,
      author: async () => null,
    },
    findImage: async (path) => (path.startsWith('/covers/978') ? Buffer.from(path) : undefined),
  })
  return {
    images: {
      ...images,
      find: (kind: PreviewKind, slug: string) =>
        images.find(kind, slug, {
          countLookup: () => 0,
          countDrawing: () => (drawings++ < mayDraw.maximum ? 0 : 7),
        }),
    },
    mayDraw,
    pages,
    drawn,
    folder,
    setBusy: (value: boolean) => {
      isBusy = value
    },
  }
}

describe('preview images', () => {
  it('are drawn once, also for requests at the same moment, and again after a change', async () => {
    const { images, pages, drawn, folder } = await openImages()
    const [first, second] = await Promise.all([
      images.find('link', 'dune'),
      images.find('link', 'dune'),
    ])
    expect(first).toEqual(second)
    expect(drawn).toEqual(['Dune /covers/9780441172719'])
    pages.set('dune', { ...dune, title: 'Dune Messiah', covers: ['/covers/missing'] })
    const changed = await images.find('link', 'dune')
    expect(drawn).toEqual(['Dune /covers/9780441172719', 'Dune Messiah '])
    expect(changed).not.toMatchObject({ etag: (first as { etag: string }).etag })
    // What the page showed before is gone.
    expect(await readdir(folder)).toHaveLength(1)
  })

  it('of a page that is no longer public are neither sent nor stored', async () => {
    const { images, pages, folder } = await openImages()
    await images.find('link', 'dune')
    expect(await images.deleteRemoved()).toBe(0)
    pages.delete('dune')
    expect(await images.find('link', 'dune')).toBeNull()
    expect(await images.find('author', 'dune')).toBeNull()
    expect(await images.deleteRemoved()).toBe(1)
    expect(await readdir(folder)).toEqual([])
  })

  it('of a book that no source knows now are drawn, but not stored', async () => {
    const { images, pages, drawn, folder } = await openImages()
    await images.find('link', 'dune')
    const [stored] = await readdir(folder)
    pages.set('dune', { ...dune, title: 'Book (ID: B0033THD6O)', isPlaceholder: true })
    for (let index = 0; index < 2; index++) {
      expect(await images.find('link', 'dune')).toMatchObject({ isCacheable: false })
    }
    expect(drawn).toHaveLength(3)
    expect(await readdir(folder)).toEqual([stored])
    pages.set('dune', dune)
    expect(await images.find('link', 'dune')).toMatchObject({ isCacheable: true })
    expect(drawn).toHaveLength(3)
  })

  it('are one file for all addresses of a page, which moves with its address', async () => {
    const { images, pages, drawn, folder } = await openImages()
    for (const slug of ['former', 'newsletter', 'dune']) {
      pages.set(slug, dune)
      await images.find('link', slug)
    }
    expect(drawn).toHaveLength(1)
    expect(await readdir(folder)).toEqual([expect.stringMatching(/^link_dune_/)])
    expect(await images.deleteRemoved()).toBe(0)
    for (const slug of ['former', 'dune', 'arrakis']) {
      pages.set(slug, { ...dune, slug: 'arrakis' as Slug })
    }
    await images.find('link', 'dune')
    expect(await images.deleteRemoved()).toBe(1)
    expect(await readdir(folder)).toEqual([expect.stringMatching(/^link_arrakis_/)])
  })

  it('are drawn up to a limit, and sent beyond it if they are stored', async () => {
    const { images, pages, mayDraw, drawn } = await openImages()
    mayDraw.maximum = 1
    const stored = await images.find('link', 'dune')
    pages.set('other', { ...dune, slug: 'other' as Slug })
    expect(await images.find('link', 'other')).toEqual({ problem: 'over-limit', waitS: 7 })
    expect(await images.find('link', 'dune')).toEqual(stored)
    expect(drawn).toHaveLength(1)
  })

  it('are refused while too many are drawn, and not stored then', async () => {
    const { images, setBusy, folder } = await openImages()
    setBusy(true)
    expect(await images.find('link', 'dune')).toEqual({ problem: 'busy', waitS: 10 })
    expect(await readdir(folder)).toEqual([])
    setBusy(false)
    expect(await images.find('link', 'dune')).toMatchObject({ png: Buffer.from('png of Dune') })
  })

  it('fill only a limited part of the disk', async () => {
    const { images, pages, folder } = await openImages(30)
    for (const slug of ['one', 'two', 'three']) {
      pages.set(slug, { ...dune, slug: slug as Slug, title: slug })
      await images.find('link', slug)
    }
    await expect.poll(async () => (await readdir(folder)).length).toBe(2)
  })
})
