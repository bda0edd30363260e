import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { readImageInfo } from '../../images/image-info.ts'
import { createImageScaler } from '../../images/scale-image.ts'
import { type FakeBookServices, startFakeBookServices } from '../../testing/fake-book-services.ts'
import { makeCoverPng } from '../../testing/fake-cover-image.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { openScaledCoverStore } from './scaled-cover-store.ts'
import { createScaledCoversService } from './scaled-covers.service.ts'

const wide = makeCoverPng(600, 900, [40, 60, 80])

async function openFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'scaled-covers-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

function openScaler() {
  const scaler = createImageScaler()
  onTestFinished(scaler.close)
  return scaler
}

describe('a scaled cover', () => {
  it('is a WebP of the width that was asked for, and never wider than the original', async () => {
    const { scale } = openScaler()
    const sizes = await Promise.all([scale(wide, 240), scale(wide, 800)])
    expect(sizes.map((bytes) => bytes && readImageInfo(bytes))).toMatchObject([
      { type: 'image/webp', width: 240, height: 360 },
      { type: 'image/webp', width: 600, height: 900 },
    ])
  })

  it('S77 is missing for a file that cannot be decoded, and the next one is scaled', async () => {
    const { scale } = openScaler()
    const broken = Buffer.from(wide.subarray(0, 200))
    expect(await scale(broken, 240)).toBeNull()
    expect(await scale(Buffer.from('<svg/>'), 240)).toBeNull()
    expect(await scale(wide, 240)).not.toBeNull()
  })

  it('S77 is missing when its thread cannot start, and the next one is scaled', async () => {
    const { scale } = openScaler()
    // No thread can receive a symbol.
    expect(await scale(wide, Symbol() as never)).toBeNull()
    expect(await scale(wide, 240)).not.toBeNull()
  })

  it('is encoded once, also for requests at the same moment, and stays after a restart', async () => {
    const folder = await openFolder()
    let runs = 0
    const open = () =>
      createScaledCoversService({
        store: openScaledCoverStore(folder),
        scaler: {
          scale: async (_image, width) => {
            runs += 1
            return Buffer.from(`scaled to ${width}`)
          },
        },
        listShown: async () => [],
      })
    const covers = open()
    const cover = { bytes: wide, uploadHash: null }
    const [one, other] = await Promise.all([covers.find(cover, 240), covers.find(cover, 240)])
    expect([String(one), String(other)]).toEqual(['scaled to 240', 'scaled to 240'])
    expect(String(await covers.find(cover, 480))).toBe('scaled to 480')
    expect(String(await open().find(cover, 240))).toBe('scaled to 240')
    expect(runs).toBe(2)
  })

  it('P7 of an upload leaves the disk after its original, and so do unknown files', async () => {
    const folder = await openFolder()
    await writeFile(join(folder, 'AbCdEfGhIjKlMnOpQrStUv-240'), 'unknown')
    const [kept, removed] = ['a'.repeat(32), 'b'.repeat(32)]
    const asked: string[][] = []
    const covers = createScaledCoversService({
      store: openScaledCoverStore(folder),
      scaler: { scale: async () => Buffer.from('scaled') },
      listShown: async (hashes) => {
        asked.push([...hashes])
        return [kept]
      },
    })
    await covers.find({ bytes: wide, uploadHash: null }, 240)
    for (const uploadHash of [kept, removed]) {
      for (const width of [240, 480] as const) await covers.find({ bytes: wide, uploadHash }, width)
    }
    expect(await covers.deleteRemoved()).toBe(3)
    expect(asked.map((hashes) => hashes.toSorted())).toEqual([[kept, removed]])
    const names = (await readdir(folder)).toSorted()
    expect(names).toEqual([
      expect.stringMatching(/^catalog-.+-240$/),
      `uploaded-${kept}-240`,
      `uploaded-${kept}-480`,
    ])
    expect(await covers.deleteRemoved()).toBe(0)
  })

  it('S76 leaves the disk when newer ones need its space, and unfinished files too', async () => {
    const folder = await openFolder()
    await writeFile(join(folder, 'old-240.17.1'), 'unfinished')
    const store = openScaledCoverStore(folder, 25)
    await store.write('one-240', Buffer.alloc(10))
    await store.write('two-240', Buffer.alloc(10))
    expect(await store.read('one-240')).toHaveLength(10)
    await store.write('three-240', Buffer.alloc(10))
    await expect.poll(() => readdir(folder)).toEqual(['one-240', 'three-240'])
    expect(await store.read('two-240')).toBeUndefined()
  })
})

describe('the addresses of scaled covers', () => {
  let services: FakeBookServices
  let app: TestApp
  beforeAll(async () => {
    services = await startFakeBookServices()
    app = await createTestApp({ config: { upstreams: services } })
  })
  afterAll(async () => {
    await app.close()
    await services.close()
  })
  const get = (path: string) => fetch(`${app.url}${path}`)

  it('answer with the cover of a book for a month', async () => {
    const response = await get('/covers/240/9780441172719')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(response.headers.get('cache-control')).toBe('public, max-age=2592000')
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    const image = readImageInfo(Buffer.from(await response.arrayBuffer()))
    expect(image?.width).toBeLessThanOrEqual(240)
  })

  it('answer with the drawn cover of a book without an image', async () => {
    const response = await get('/covers/480/9798886451740')
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(response.headers.get('cache-control')).toBe('public, max-age=300')
  })

  it.each([
    '/covers/241/9780441172719',
    '/covers/480/9780441172718',
    '/covers/0480/9780441172719',
    `/covers/480/uploaded/${createHash('md5').update('none').digest('hex')}`,
    '/covers/480/uploaded/..%2f..%2fsecret',
  ])('S76 answer 404 to %s', async (path) => {
    expect((await get(path)).status).toBe(404)
  })
})
