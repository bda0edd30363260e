import { parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { buildDirectLinks } from '@everyshelf/domain/links'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { useFakeApi } from '../../testing/fake-api.ts'
import { signedInResponse } from '../../testing/fake-session.ts'
import { findResult, generate } from '../../testing/home-page.ts'
import { openPage } from '../../testing/render-page.tsx'
import { sampleLinks } from '../../testing/sample-links.ts'

beforeEach(() => localStorage.clear())

const findBanner = async () =>
  within(await screen.findByRole('region', { name: 'Affiliate consent' }))
const banner = () => screen.queryByRole('region', { name: 'Affiliate consent' })

describe('P4 the consent banner', () => {
  test('P4 shows the specified text and links to the policy', async () => {
    await openPage('/')
    const region = await findBanner()
    region.getByText(
      /^We use Amazon affiliate links to help support this service\. By continuing to use our site, you consent to our affiliate program\./,
    )
    expect(region.getByRole('link', { name: 'Learn more' }).getAttribute('href')).toBe(
      '/privacy-policy',
    )
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('P4 both buttons look the same', async () => {
    await openPage('/')
    const [decline, accept] = (await findBanner()).getAllByRole('button')
    expect([decline?.textContent, accept?.textContent]).toEqual(['Decline', 'Accept'])
    expect(decline?.className).toBe(accept?.className)
  })

  test.each([
    ['Accept', 'true'],
    ['Decline', 'false'],
  ])(
    'P4 %s stores %s and nothing else, and hides the banner permanently',
    async (response, stored) => {
      await openPage('/')
      const region = await findBanner()
      expect(Object.keys(localStorage)).toEqual([])
      fireEvent.click(region.getByRole('button', { name: response }))
      expect(banner()).toBeNull()
      expect({ ...localStorage }).toEqual({ 'affiliate-consent': stored })
    },
  )

  test('P4 is not shown after an answer', async () => {
    localStorage.setItem('affiliate-consent', 'false')
    await openPage('/')
    expect(banner()).toBeNull()
  })

  test('P4 is not shown to signed-in users', async () => {
    useFakeApi({ 'session.get': () => signedInResponse() })
    await openPage('/')
    expect(banner()).toBeNull()
  })

  test('P4 Decline removes the service tags from direct links, and withdrawing restores them', async () => {
    const choices: unknown[] = []
    useFakeApi({
      'links.generate': ({ input, affiliateConsent }) => {
        choices.push(affiliateConsent)
        const identifier = parseBookIdentifier(input)
        if (!identifier) throw new Error(input)
        const tags = affiliateConsent === 'declined' ? {} : { us: 'shelf-20' }
        return sampleLinks(input, {
          directLinks: buildDirectLinks(identifier, null, tags as never),
        })
      },
    })
    await openPage('/')
    generate('9780441172719')
    await findResult()
    expect(screen.getAllByText('With affiliate tag').length).toBeGreaterThan(0)
    fireEvent.click((await findBanner()).getByRole('button', { name: 'Decline' }))
    await waitFor(() => expect(screen.queryByText('With affiliate tag')).toBeNull())
    expect(screen.getAllByText('Without affiliate tag').length).toBeGreaterThan(11)
    fireEvent.click(screen.getByRole('button', { name: 'Affiliate consent' }))
    await screen.findAllByText('With affiliate tag')
    expect(choices).toEqual([undefined, 'declined', undefined])
  })

  test('P4 one click in the footer withdraws the answer', async () => {
    localStorage.setItem('affiliate-consent', 'true')
    await openPage('/')
    fireEvent.click(screen.getByRole('button', { name: 'Affiliate consent' }))
    await findBanner()
    expect(localStorage.getItem('affiliate-consent')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(banner()))
  })
})
