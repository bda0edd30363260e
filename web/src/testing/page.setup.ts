import { toasts } from '@everyshelf/ui/toast'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'
import { removeReferral } from '../features/referrals/referral-storage.ts'
import { queryClient } from '../lib/api/query-client.ts'
import { closeSiteDialog } from '../lib/page/site-dialogs.ts'
import { forgetSignedIn } from '../lib/session/session-hint.ts'
import { resetSession } from '../lib/session/session-store.ts'
import { resetSubscription } from '../lib/subscription/subscription-store.ts'
import { createElementError } from './element-error.ts'
import { areConsoleErrorsExpected } from './expected-console-errors.ts'
import { signedOutResponse } from './fake-session.ts'
import { SilentStream } from './fake-stream.ts'

// Long enough for a machine that is busy with other tests. No test waits for the full time.
configure({ asyncUtilTimeout: 10_000, getElementError: createElementError })

// By default, tests have a signed-out visitor and no other server responses.
vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
  const { pathname } = new URL(String(input), 'http://localhost')
  if (pathname !== '/api/trpc/session.get') throw new TypeError(`not faked: ${pathname}`)
  return Response.json([{ result: { data: signedOutResponse } }])
})

vi.stubGlobal('EventSource', SilentStream)

/** A console error or warning fails the test that caused it. */
let consoleSpies: MockInstance[] = []

beforeEach(() => {
  consoleSpies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
  sessionStorage.clear()
  forgetSignedIn()
  removeReferral()
  resetSession()
  resetSubscription()
  queryClient.clear()
})

afterEach(() => {
  cleanup()
  closeSiteDialog()
  toasts.clear()
  const messages = consoleSpies.flatMap((spy) => spy.mock.calls)
  for (const spy of consoleSpies) spy.mockRestore()
  if (!areConsoleErrorsExpected()) expect(messages).toEqual([])
})

/** Current browsers return a promise from scrollTo. An effect must not return it to React. */
window.scrollTo = (() => Promise.resolve()) as unknown as typeof window.scrollTo
