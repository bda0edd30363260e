import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { writeAccount } from '../account/account.ts'
import { readKeeper } from '../storage/keeper.ts'
import { readSavedLinks } from '../storage/saved-links.ts'
import { DEFAULT_SERVER } from '../storage/server-address.ts'
import { runSaves } from './run-saves.ts'
import { askAgain, askToSave, listWaiting, readWaiting } from './waiting-saves.ts'

const EMMA = '9780141439587'
const saved = {
  id: 'savedlink01',
  isbn: EMMA,
  slug: 'emma7kq',
  title: 'Emma',
  globalLink: `${DEFAULT_SERVER}/go/emma7kq`,
}

function refusal(reason: string, details: object = {}) {
  return [{ error: { message: reason, code: -32000, data: { reason, details, requestId: 'r' } } }]
}

/** One answer a call; afterwards nobody answers. */
function startServer(...answers: readonly unknown[]): string[] {
  const asked: string[] = []
  const waiting = [...answers]
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url).pathname)
    if (waiting.length === 0) throw new TypeError('fetch failed')
    return Response.json(waiting.shift())
  })
  return asked
}

async function askForEmma(): Promise<void> {
  await askToSave({ key: EMMA, title: 'Emma', keeper: await readKeeper() })
}

const connectAs = (email: string) =>
  writeAccount(DEFAULT_SERVER, { state: 'connected', email, firstName: 'Ada' })

describe('runSaves', () => {
  beforeEach(async () => {
    fakeBrowser.reset()
    Object.assign(fakeBrowser.runtime, { getManifest: () => ({ version: '0.1.0' }) })
    await connectAs('ada@example.com')
  })

  test('saves what waits and keeps it in the cache', async () => {
    const asked = startServer([{ result: { data: saved } }])
    await askForEmma()
    expect(await runSaves()).toEqual([])
    expect(asked).toEqual(['/api/trpc/links.save'])
    expect(await listWaiting()).toEqual([])
    const { isbn: key, ...link } = saved
    expect((await readSavedLinks())?.links).toEqual([{ key, ...link }])
  })

  test('S58 sends what the page calls the book with a save, cleaned', async () => {
    const bodies: unknown[] = []
    vi.stubGlobal('fetch', async (_url: string, { body }: { readonly body: string }) => {
      bodies.push(JSON.parse(body))
      return Response.json([{ result: { data: saved } }])
    })
    const hint = { title: ' Emma\u0000 ', authors: ['Jane Austen'] }
    await askToSave({ key: EMMA, title: 'Emma', hint, keeper: await readKeeper() })
    await runSaves()
    expect(bodies).toEqual([
      { 0: { isbn: EMMA, hint: { source: 'page', title: 'Emma', authors: ['Jane Austen'] } } },
    ])
  })

  test('sends the format that the page gave for a B0 ASIN', async () => {
    const bodies: unknown[] = []
    vi.stubGlobal('fetch', async (_url: string, { body }: { readonly body: string }) => {
      bodies.push(JSON.parse(body))
      return Response.json([{ result: { data: { ...saved, isbn: 'B0CRQLM5V7' } } }])
    })
    const keeper = await readKeeper()
    await askToSave({ key: 'B0CRQLM5V7', title: 'Emma', format: 'paperback', keeper })
    await runSaves()
    expect(bodies).toEqual([{ 0: { isbn: 'B0CRQLM5V7', format: 'paperback' } }])
  })

  test('R48 keeps a save that nobody answered, and has it saved when somebody does', async () => {
    startServer()
    await askForEmma()
    expect(await runSaves()).toMatchObject([{ key: EMMA, attempts: 1, trouble: 'offline' }])
    startServer([{ result: { data: saved } }])
    expect(await runSaves()).toEqual([])
    expect(await listWaiting()).toEqual([])
  })

  test('R48 takes a link that an interrupted save had made for what it is: saved', async () => {
    startServer()
    await askForEmma()
    await runSaves()
    startServer(refusal('link-already-saved', { id: saved.id, slug: saved.slug }))
    expect(await runSaves()).toEqual([])
    expect(await readWaiting(EMMA)).toBeNull()
    expect((await readSavedLinks())?.links[0]).toMatchObject({ id: saved.id, slug: 'emma7kq' })
  })

  test('says of a link that was there before that it was', async () => {
    startServer(refusal('link-already-saved', { id: saved.id, slug: saved.slug }))
    await askForEmma()
    await runSaves()
    expect(await readWaiting(EMMA)).toMatchObject({ refusal: 'link-already-saved' })
  })

  test('does not ask again for what the server has refused', async () => {
    const asked = startServer(refusal('link-limit-reached', { used: 5, max: 5 }))
    await askForEmma()
    expect(await runSaves()).toEqual([])
    await askAgain(await readKeeper())
    await runSaves()
    expect(asked).toHaveLength(1)
    expect(await readWaiting(EMMA)).toMatchObject({ refusal: 'link-limit-reached' })
  })

  test("never gives one account's link to another, and keeps it for its own", async () => {
    await askForEmma()
    await connectAs('bea@example.com')
    const asked = startServer([{ result: { data: saved } }])
    expect(await runSaves()).toEqual([])
    expect(asked).toEqual([])
    await connectAs('ada@example.com')
    await runSaves()
    expect(asked).toEqual(['/api/trpc/links.save'])
  })

  test("hides one account's links from another", async () => {
    startServer([{ result: { data: saved } }])
    await askForEmma()
    await runSaves()
    await connectAs('bea@example.com')
    expect(await readSavedLinks()).toBeNull()
  })
})
