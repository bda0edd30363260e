import { linkAllowance } from '@everyshelf/domain/plans'
import { toasts } from '@everyshelf/ui/toast'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refreshSession } from '../lib/session/session-store.ts'
import { type FakeCalls, FakeRefusal, useFakeApi } from '../testing/fake-api.ts'
import { signedInResponse, signedOutResponse } from '../testing/fake-session.ts'
import { findResult, generate } from '../testing/home-page.ts'
import { openPage } from '../testing/render-page.tsx'
import { sampleLinks, sampleSavedLink } from '../testing/sample-links.ts'

const OWN = 'https://everyshelf.example/redirect?isbn=9780441172719&userId=a2b3c4d5e6'
const SHORT = 'https://everyshelf.example/go/h7kq2mw'
const saved = { id: '5f0c9a1be24d77c0a3b61e90', slug: 'h7kq2mw' as never }

const atLimit = () => {
  throw new FakeRefusal('link-limit-reached', 403, { used: 5, max: 5 })
}
const broken = () => {
  throw new FakeRefusal('unexpected', 500)
}

/** A visitor with so many links in the account that they can sign in to. */
function useVisitor(used: number, generateSignedIn: FakeCalls['links.generate']) {
  let isIn = false
  const api = useFakeApi({
    'session.get': () =>
      isIn ? signedInResponse({}, linkAllowance('free', used)) : signedOutResponse,
    'links.generate': (asked) => (isIn ? generateSignedIn(asked) : sampleLinks(asked.input)),
  })
  const signIn = async () => {
    isIn = true
    await act(() => refreshSession())
  }
  return {
    signIn,
    countGenerated: () => api.calls.filter((call) => call === 'links.generate').length,
  }
}

/** Presses save on a result while signed out, signs in, and is back at it. */
async function pressSaveAndComeBack(signIn: () => Promise<void>) {
  const router = await openPage('/')
  generate('9780441172719')
  await findResult()
  fireEvent.click(screen.getByRole('button', { name: 'Save This Link' }))
  await screen.findByLabelText('Email')
  toasts.clear()
  await signIn()
  return { router, result: within(await findResult()) }
}

test('at the limit, a book that is not saved has no link to save, and leads to the upgrade', async () => {
  const { signIn, countGenerated } = useVisitor(5, atLimit)
  const { router, result } = await pressSaveAndComeBack(signIn)
  const upgrade = await result.findByRole('link', { name: 'Upgrade to save' })
  result.getByText('Link limit reached')
  expect(result.queryByRole('button', { name: /Save/ })).toBeNull()
  expect(result.queryByText('Creating your Global Link')).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.click(upgrade)
  await waitFor(() => expect(router.state.location.pathname).toBe('/pricing'))
  expect(countGenerated()).toBe(2)
})

test('at the limit, a book that is already saved has its link and shows as saved', async () => {
  const { signIn } = useVisitor(5, ({ input }) =>
    sampleLinks(input, { globalLink: SHORT, saved, limit: linkAllowance('free', 5) }),
  )
  const { result } = await pressSaveAndComeBack(signIn)
  await result.findByRole('button', { name: 'Saved ✓' })
  const field = result.getByRole<HTMLInputElement>('textbox', { name: 'Your Global Link' })
  expect(field.value).toBe(SHORT)
  expect(result.queryByRole('link', { name: /^Upgrade to save/ })).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('pressing save retries a link that could not be created', async () => {
  let generate: FakeCalls['links.generate'] = broken
  const { signIn, countGenerated } = useVisitor(0, (asked) => generate(asked))
  const { result } = await pressSaveAndComeBack(signIn)
  const save = await result.findByRole('button', { name: 'Save to My Account' })
  expect(save.ariaDisabled).not.toBe('true')
  result.getByRole('button', { name: 'Try again' })

  fireEvent.click(save)
  await waitFor(() => expect(countGenerated()).toBe(3))
  const again = await result.findByRole('button', { name: 'Save to My Account' })
  await waitFor(() => expect(again.ariaDisabled).not.toBe('true'))

  generate = ({ input }) => sampleLinks(input, { globalLink: OWN })
  fireEvent.click(await result.findByRole('button', { name: 'Save to My Account' }))
  const dialog = await screen.findByRole('dialog', { name: 'Save this link to your account?' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save Link' }))
  await result.findByRole('button', { name: 'Saved ✓' })
})

test('a link that was made before the limit can be copied, and saving leads to the upgrade', async () => {
  let used = 4
  useFakeApi({
    'session.get': () => signedInResponse({}, linkAllowance('free', used)),
    'links.generate': ({ input }) => sampleLinks(input, { globalLink: OWN }),
    'links.save': ({ isbn }) => sampleSavedLink(String(isbn)),
  })
  await openPage('/')
  generate('9780441172719')
  const result = within(await findResult())
  await result.findByRole('button', { name: 'Save to My Account' })
  used = 5
  await act(() => refreshSession())
  await result.findByRole('link', { name: 'Upgrade to save' })
  const field = result.getByRole<HTMLInputElement>('textbox', { name: 'Your Global Link' })
  expect(field.value).toBe(OWN)
  used = 4
  await act(() => refreshSession())
  await result.findByRole('button', { name: 'Save to My Account' })
})
