import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { sampleProfile } from '../../testing/fake-account-calls.ts'
import { FakeRefusal } from '../../testing/fake-api.ts'
import { useFakeAuth } from '../../testing/fake-auth.ts'
import { signedInResponse } from '../../testing/fake-session.ts'
import { openPage } from '../../testing/render-page.tsx'

const OFFER = 'Add your own Affiliate tag'

describe('the home page', () => {
  test.each([
    ['a signed-out visitor', null],
    ['a free user', signedInResponse()],
  ])('offers %s a tag of their own', async (_who, session) => {
    const auth = useFakeAuth(session ? { session } : {})
    await openPage('/')
    const link = screen.getByRole('link', { name: OFFER })
    expect(link.getAttribute('href')).toBe('/pricing')
    expect(auth.calls).toEqual([])
  })

  test('shows a premium user the tags of the twelve stores', async () => {
    useFakeAuth({
      session: signedInResponse({ isPremium: true }),
      calls: {
        'profile.get': () => ({ ...sampleProfile, affiliateTags: { de: 'ada-21' as never } }),
      },
    })
    await openPage('/')
    const shelf = within(await screen.findByRole('region', { name: 'Your affiliate tags' }))
    await waitFor(() => expect(shelf.getAllByText('Not set')).toHaveLength(11))
    expect(shelf.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
      'Germanyada-21',
    )
    const link = shelf.getByRole('link', { name: 'Change your tags' })
    expect(link.getAttribute('href')).toBe('/profile')
    shelf.getByText('1 of 12 set')
    expect(screen.queryByRole('link', { name: OFFER })).toBeNull()
  })

  test('says when the tags cannot be loaded', async () => {
    useFakeAuth({
      session: signedInResponse({ isPremium: true }),
      calls: {
        'profile.get': () => {
          throw new FakeRefusal('unexpected', 500)
        },
      },
    })
    await openPage('/')
    await screen.findByText('We couldn’t load your tags. Reload the page to try again.')
  })
})
