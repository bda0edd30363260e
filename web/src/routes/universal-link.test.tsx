import { linkAllowance } from '@everyshelf/domain/plans'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { type FakeCalls, FakeRefusal, useFakeApi } from '../testing/fake-api.ts'
import { signedInAnswer } from '../testing/fake-session.ts'
import { openPage } from '../testing/render-page.tsx'
import { sampleSavedLink } from '../testing/sample-links.ts'

const dune = sampleSavedLink('9780441172719', {
  id: 'aaaaaaaaaaaa',
  slug: 'zzzzzzz' as never,
  globalLink: 'https://everyshelf.example/go/zzzzzzz',
  title: 'Dune',
})

async function useLinkPage(isPremium: boolean, answers: Partial<FakeCalls> = {}) {
  useFakeApi({
    'session.get': () =>
      signedInAnswer({ isPremium }, linkAllowance(isPremium ? 'premium' : 'free', 1)),
    'links.get': () => dune,
    ...answers,
  })
  await openPage('/universal-links/aaaaaaaaaaaa')
}

describe('the page of a universal link', () => {
  test('has the link to share and the page for readers of any country', async () => {
    await useLinkPage(true)
    await screen.findByRole('heading', { level: 1, name: 'Dune' })
    screen.getByDisplayValue('https://everyshelf.example/go/zzzzzzz')
    const open = screen.getByRole('link', { name: 'Open the page' })
    expect(open.getAttribute('href')).toBe('/book/9780441172719/universal?link=zzzzzzz')
    fireEvent.change(screen.getByLabelText('As a reader in'), { target: { value: 'JP' } })
    expect(open.getAttribute('href')).toBe('/book/9780441172719/universal?link=zzzzzzz&country=JP')
  })

  test('tells a free user that it comes with Premium', async () => {
    await useLinkPage(false)
    const premium = await screen.findByRole('link', { name: 'See Premium' })
    expect(premium.getAttribute('href')).toBe('/pricing')
  })

  test('S36 knows no link of somebody else', async () => {
    await useLinkPage(true, {
      'links.get': () => {
        throw new FakeRefusal('not-found', 404)
      },
    })
    await screen.findByRole('heading', { level: 1, name: 'There is no such link' })
  })

  test('can be asked for again when the server did not answer', async () => {
    let isAway = true
    await useLinkPage(true, {
      'links.get': () => {
        if (isAway) throw new FakeRefusal('unavailable', 503)
        return dune
      },
    })
    const again = await screen.findByRole('button', { name: 'Try again' })
    isAway = false
    fireEvent.click(again)
    await screen.findByRole('heading', { level: 1, name: 'Dune' })
  })
})
