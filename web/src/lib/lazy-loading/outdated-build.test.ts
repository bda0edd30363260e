import { beforeEach, expect, test, vi } from 'vitest'
import { reloadOnceWhenOutdated } from './outdated-build.ts'

const ENTRY = 'http://localhost:3000/assets/index-Old.js'

const reload = vi.fn<() => void>()
const response = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
let page: Window

beforeEach(() => {
  sessionStorage.clear()
  reload.mockReset()
  response.mockReset()
  page = Object.assign(new EventTarget(), {
    sessionStorage,
    location: { reload },
    fetch: response,
  }) as never
  reloadOnceWhenOutdated(page, ENTRY)
})

/** The code that imported the chunk still gets the error. */
async function failToLoad(): Promise<void> {
  const event = new Event('vite:preloadError', { cancelable: true })
  page.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(false)
  await Promise.allSettled(response.mock.results.map(({ value }) => value))
  await Promise.resolve()
}

test('R47 a missing chunk of an older version reloads the page, once', async () => {
  response.mockResolvedValue(new Response(null, { status: 404 }))
  await failToLoad()
  expect(reload).toHaveBeenCalledTimes(1)
  expect(response).toHaveBeenCalledExactlyOnceWith(ENTRY, { method: 'HEAD', cache: 'no-store' })
  await failToLoad()
  expect(response).toHaveBeenCalledTimes(2)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('R47 a failed chunk of the current version does not reload the page', async () => {
  response.mockResolvedValue(new Response(null, { status: 200 }))
  await failToLoad()
  expect(reload).not.toHaveBeenCalled()
})

test('R47 an unreachable server or a gateway error does not reload the page', async () => {
  response.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await failToLoad()
  response.mockResolvedValueOnce(new Response('<h1>Bad Gateway</h1>', { status: 502 }))
  await failToLoad()
  expect(response).toHaveBeenCalledTimes(2)
  expect(reload).not.toHaveBeenCalled()
})
