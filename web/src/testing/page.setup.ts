import { toasts } from '@everyshelf/ui/toast'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'
import { dropReferral } from '../features/referrals/kept-referral.ts'
import { queryClient } from '../lib/api-cache.ts'
import { forgetSignedIn } from '../lib/session-hint.ts'
import { resetSession } from '../lib/session-store.ts'
import { closeSiteDialog } from '../lib/site-dialogs.ts'
import { resetSubscription } from '../lib/subscription-store.ts'
import { areComplaintsExpected } from './complaints.ts'
import { createElementError } from './element-error.ts'
import { signedOutAnswer } from './fake-session.ts'
import { SilentStream } from './fake-stream.ts'

// Longer than any wait on a machine that is busy with other tests; nothing waits for it in vain.
configure({ asyncUtilTimeout: 10_000, getElementError: createElementError })

// Without an API of its own a test has a signed-out visitor and nothing else of the server.
vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
  const { pathname } = new URL(String(input), 'http://localhost')
  if (pathname !== '/api/trpc/session.get') throw new TypeError(`not faked: ${pathname}`)
  return Response.json([{ result: { data: signedOutAnswer } }])
})

vi.stubGlobal('EventSource', SilentStream)

/** What React or a library complains about is a fault of ours: the test that caused it fails. */
let complaints: MockInstance[] = []

beforeEach(() => {
  complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
  sessionStorage.clear()
  forgetSignedIn()
  dropReferral()
  resetSession()
  resetSubscription()
  queryClient.clear()
})

afterEach(() => {
  cleanup()
  closeSiteDialog()
  toasts.clear()
  const said = complaints.flatMap((complaint) => complaint.mock.calls)
  for (const complaint of complaints) complaint.mockRestore()
  if (!areComplaintsExpected()) expect(said).toEqual([])
})

/** In today's browsers scrolling answers with a promise: an effect must not hand it to React. */
window.scrollTo = (() => Promise.resolve()) as unknown as typeof window.scrollTo
