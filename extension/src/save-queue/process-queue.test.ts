import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { writeAccount } from '../storage/account.ts'
import { readCacheOwner } from '../storage/cache-owner.ts'
import { takeLabelsNotAdded } from '../storage/labels-not-added.ts'
import { readSavedLinks } from '../storage/saved-links.ts'
import { DEFAULT_SERVER } from '../storage/server-address.ts'
import { processSaveQueue } from './process-queue.ts'
import { enqueueSave, listQueuedSaves, readQueuedSave, retryQueuedSaves } from './queued-saves.ts'

const EMMA = '9780141439587'
const saved = {
  id: 'savedlink01',
  isbn: EMMA,
  slug: 'emma7kq',
  title: 'Emma',
  globalLink: `${DEFAULT_SERVER}/go/emma7kq`,
  labels: [{ id: 'label0001', name: 'Blog', color: 'blue' }],
}

function refusal(reason: string, details: object = {}) {
  return [{ error: { message: reason, code: -32000, data: { reason, details, requestId: 'r' } } }]
}

/** Gives one answer per call; later calls fail. */
function startServer(...responses: readonly unknown[]): string[] {
  const asked: string[] = []
  const waiting = [...responses]
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url).pathname)
    if (waiting.length === 0) throw new TypeError('fetch failed')
    return Response.json(waiting.shift())
  })
  return asked
}

async function askForEmma(): Promise<void> {
  await enqueueSave({ key: EMMA, title: 'Emma', owner: await readCacheOwner() })
}

const connectAs = (email: string) =>
  writeAccount(DEFAULT_SERVER, { state: 'connected', email, firstName: 'Ada' })

describe('runSaves', () => {
  beforeEach(async () => {
    fakeBrowser.reset()
    Object.assign(fakeBrowser.runtime, { getManifest: () => ({ version: '1.0.0' }) })
    await connectAs('ada@example.com')
  })

  test('saves what waits and keeps it in the cache', async () => {
    const asked = startServer([{ result: { data: saved } }])
    await askForEmma()
    expect(await processSaveQueue()).toEqual([])
    expect(asked).toEqual(['/api/trpc/links.save'])
    expect(await listQueuedSaves()).toEqual([])
    const { isbn: key, labels: _, ...link } = saved
    expect((await readSavedLinks())?.links).toEqual([{ key, label: 'Blog', ...link }])
  })

  test('keeps the labels that the account has no room for until they are shown', async () => {
    startServer([{ result: { data: { ...saved, labelsNotAdded: ['Spring'] } } }])
    await askForEmma()
    await processSaveQueue()
    expect(await takeLabelsNotAdded(EMMA)).toEqual(['Spring'])
    expect(await takeLabelsNotAdded(EMMA)).toEqual([])
  })

  test('S58 sends what the page calls the book with a save, cleaned', async () => {
    const bodies: unknown[] = []
    vi.stubGlobal('fetch', async (_url: string, { body }: { readonly body: string }) => {
      bodies.push(JSON.parse(body))
      return Response.json([{ result: { data: saved } }])
    })
    const hint = { title: ' Emma\u0000 ', authors: ['Jane Austen'] }
    await enqueueSave({ key: EMMA, title: 'Emma', hint, owner: await readCacheOwner() })
    await processSaveQueue()
    expect(bodies).toEqual([
      { 0: { isbn: EMMA, hint: { title: 'Emma', authors: ['Jane Austen'] } } },
    ])
  })

  test('sends the format that the page gave for a B0 ASIN', async () => {
    const bodies: unknown[] = []
    vi.stubGlobal('fetch', async (_url: string, { body }: { readonly body: string }) => {
      bodies.push(JSON.parse(body))
      return Response.json([{ result: { data: { ...saved, isbn: 'B0CRQLM5V7' } } }])
    })
    const owner = await readCacheOwner()
    await enqueueSave({ key: 'B0CRQLM5V7', title: 'Emma', format: 'paperback', owner })
    await processSaveQueue()
    expect(bodies).toEqual([{ 0: { isbn: 'B0CRQLM5V7', format: 'paperback' } }])
  })

  test('R48 keeps a save while the server does not answer, and saves it once it does', async () => {
    startServer()
    await askForEmma()
    expect(await processSaveQueue()).toMatchObject([{ key: EMMA, attempts: 1, trouble: 'offline' }])
    startServer([{ result: { data: saved } }])
    expect(await processSaveQueue()).toEqual([])
    expect(await listQueuedSaves()).toEqual([])
  })

  test('R48 takes a link that an interrupted save had made for what it is: saved', async () => {
    startServer()
    await askForEmma()
    await processSaveQueue()
    startServer(
      refusal('link-already-saved', {
        id: saved.id,
        slug: saved.slug,
        globalLink: saved.globalLink,
      }),
    )
    expect(await processSaveQueue()).toEqual([])
    expect(await readQueuedSave(EMMA)).toBeNull()
    expect((await readSavedLinks())?.links[0]).toMatchObject({ id: saved.id, slug: 'emma7kq' })
  })

  test('says of a link that was there before that it was', async () => {
    startServer(
      refusal('link-already-saved', {
        id: saved.id,
        slug: saved.slug,
        globalLink: saved.globalLink,
      }),
    )
    await askForEmma()
    await processSaveQueue()
    expect(await readQueuedSave(EMMA)).toMatchObject({ refusal: 'link-already-saved' })
  })

  test('does not ask again for what the server has refused', async () => {
    const asked = startServer(refusal('link-limit-reached', { used: 5, max: 5 }))
    await askForEmma()
    expect(await processSaveQueue()).toEqual([])
    await retryQueuedSaves(await readCacheOwner())
    await processSaveQueue()
    expect(asked).toHaveLength(1)
    expect(await readQueuedSave(EMMA)).toMatchObject({ refusal: 'link-limit-reached' })
  })

  test("never gives one account's link to another, and keeps it for its own", async () => {
    await askForEmma()
    await connectAs('bea@example.com')
    const asked = startServer([{ result: { data: saved } }])
    expect(await processSaveQueue()).toEqual([])
    expect(asked).toEqual([])
    await connectAs('ada@example.com')
    await processSaveQueue()
    expect(asked).toEqual(['/api/trpc/links.save'])
  })

  test("hides one account's links from another", async () => {
    startServer([{ result: { data: saved } }])
    await askForEmma()
    await processSaveQueue()
    await connectAs('bea@example.com')
    expect(await readSavedLinks()).toBeNull()
  })
})
