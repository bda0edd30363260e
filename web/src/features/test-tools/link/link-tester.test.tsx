import { linkWarnings } from '@everyshelf/domain/links'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { sampleProfile } from '../../../testing/fake-account-calls.ts'
import { FakeRefusal, useFakeApi } from '../../../testing/fake-api.ts'
import { signedInResponse } from '../../../testing/fake-session.ts'
import { openPage } from '../../../testing/render-page.tsx'
import { warningTexts } from './inspection-texts.ts'

const field = () => screen.getByLabelText('Link to test')

async function testLink(text: string): Promise<void> {
  fireEvent.change(field(), { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: 'Test link' }))
  await screen.findByRole('heading', { name: 'Link details' })
}

const fact = (name: string) =>
  screen.getByText(name, { selector: 'dt' }).parentElement?.querySelector('dd')?.textContent

const warnings = () =>
  within(screen.getByRole('list', { name: 'Warnings' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent)

const row = (country: string) =>
  screen.getByRole('rowheader', { name: country }).closest('tr') as HTMLElement

test('every warning has a title and an explanation', () => {
  for (const warning of linkWarnings) {
    const { title, text } = warningTexts[warning]
    expect(title).toMatch(/^[A-Z].{10,60}[^.]$/)
    expect(text).toMatch(/^[A-Z].{20,200}\.$/)
  }
})

describe('the link tester', () => {
  test.each([
    [
      'hello',
      '“hello” is not a link, ISBN, or ASIN. This looks like words, not a number. It contains no ISBN or ASIN. Paste the ISBN from the back cover.',
    ],
    [
      '340-01381-8',
      '“340-01381-8” is not a link, ISBN, or ASIN. Its leading zero may be missing. Did you mean ISBN 9780340013816?',
    ],
    [
      'The Odyssey',
      '“The Odyssey” is not a link, ISBN, or ASIN. This looks like words, not a number. It contains no ISBN or ASIN. Paste the ISBN from the back cover.',
    ],
    ['978-0-14-312774-2', 'looks like an ISBN, but its last digit does not match'],
    ['9790060115615', 'is a number for printed music, not for a book'],
    ['https://www.example.com/page', 'as a store or Everyshelf link'],
  ])('explains why %j is not a link, and what to paste', async (text, response) => {
    await openPage('/link-tester')
    await testLink(text)
    const main = screen.getByRole('main')
    expect(main.textContent).toContain(response)
    screen.getByRole('heading', { name: 'What to paste' })
    screen.getByText('The ISBN from the back cover, or an ASIN')
    expect(main.textContent).not.toMatch(/Unknown/)
    screen.getByRole('button', { name: /copied from search results/ })
  })

  test('shows the details, tag owner, and problems of an example', async () => {
    useFakeApi()
    await openPage('/link-tester')
    fireEvent.click(screen.getByRole('button', { name: /copied from search results/ }))
    await screen.findByRole('heading', { name: 'Link details' })
    expect(document.activeElement?.textContent).toBe('Test finished')
    expect(fact('Link')).toBe('Book page at Amazon.com')
    expect(fact('Book')).toBe('ISBN 978-0-14-143951-8')
    expect(fact('Country')).toBe('United States')
    expect(fact('Tag')).toBe('someauthor-20 (someone else’s)')
    expect(warnings()).toEqual(['Someone else earns from this link'])
    screen.getByText('https://www.amazon.com/dp/0141439513')
    const removed = within(screen.getByRole('list', { name: 'Removed' }))
    expect(removed.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'ref=sr_1_1session tracking',
      'crid=3K7XYZsession tracking',
      'keywords=pride and prejudicesession tracking',
      'qid=1699999999session tracking',
      'sr=8-1session tracking',
      'tag=someauthor-20affiliate tag',
    ])
  })

  test('shows destinations for 12 countries and any chosen one', async () => {
    const { calls } = useFakeApi()
    await openPage('/link-tester')
    await testLink('9780441172719')
    const table = screen.getByRole('table', { name: 'Where readers in each country land' })
    expect(within(table).getAllByRole('rowheader')).toHaveLength(12)
    expect(row('Germany').textContent).toContain('Amazon Germany')
    expect(row('Germany').textContent).toContain('shelfde-21, Everyshelf earns')
    expect(row('Australia').textContent).toContain('shelf-20, Everyshelf might not earn')
    expect(row('France').textContent).toContain('Without affiliate tag')
    fireEvent.change(screen.getByRole('combobox', { name: 'Another country' }), {
      target: { value: 'AT' },
    })
    expect(row('Austria').textContent).toContain('Amazon Germany')
    expect(calls).toEqual(['routes.explain'])
  })

  test('lists every country of the world by store', async () => {
    useFakeApi()
    await openPage('/link-tester')
    await testLink(`${location.origin}/go/ladder2`)
    const list = screen.getByRole('list', { name: 'Countries by store' })
    screen.getByText('All 250 countries by store')
    const places = [...list.children].map((item) => item.textContent)
    expect(places).toContain(
      'Amazon Japan (opens in a new tab) Kindle bookWithout affiliate tagJapan',
    )
    expect(places).toContain('Reader page with other storesMarked as not sold thereFrance')
    expect(row('Germany').textContent).toContain('paperback')
    expect(row('France').textContent).toContain('Reader page with other stores')
    expect(within(row('France')).queryByRole('link')).toBe(null)
  })

  test('recognizes tags of the service and of the signed-in user', async () => {
    useFakeApi({
      'session.get': () => signedInResponse({ isPremium: true }),
      'profile.get': () => ({
        ...sampleProfile,
        isPremium: true,
        affiliateTags: { fr: 'ada-21' } as never,
      }),
    })
    await openPage('/link-tester')
    await testLink('https://www.amazon.com/dp/0441172717?tag=shelf-20')
    expect(fact('Tag')).toBe('shelf-20 (Everyshelf’s)')
    expect(row('France').textContent).toContain('ada-21, you earn')
    expect(within(row('France')).getByRole('link').getAttribute('href')).toBe(
      'https://www.amazon.fr/dp/0441172717?tag=ada-21',
    )
    await testLink('https://www.amazon.fr/dp/0441172717?tag=ada-21')
    await waitFor(() => expect(fact('Tag')).toBe('ada-21 (yours)'))
    screen.getByText('No problems found')
  })

  test('follows a short link to its book and offers a Global Link', async () => {
    const { calls } = useFakeApi()
    const router = await openPage('/link-tester')
    await testLink('https://amzn.to/3xDune')
    expect(calls).toEqual(['links.resolveShort', 'routes.explain'])
    expect(fact('Book')).toBe('ISBN 978-0-441-17271-9')
    expect(fact('Tag')).toBe('Hidden behind the short link')
    expect(warnings()).toEqual(['This short link hides its affiliate tag'])
    fireEvent.click(screen.getByRole('link', { name: 'Create a Global Link' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    expect(router.state.location.search).toBe('?input=9780441172719')
  })

  test('shows the owner’s tags and URL problems of an Everyshelf link', async () => {
    useFakeApi()
    await openPage('/link-tester')
    await testLink(`${location.origin}/go/h7kq2mw?country=AT&tag=thief-20`)
    expect(fact('Link')).toBe('Everyshelf link')
    expect(fact('Book')).toBe('ISBN 978-0-441-17271-9')
    expect(warnings()).toEqual([
      'This link sends all readers to one country',
      'The tag in this URL is ignored',
    ])
    expect(row('Germany').textContent).toContain('ada-21, the link’s owner earns')
    expect(screen.queryByRole('link', { name: 'Create a Global Link' })).toBe(null)
    screen.getByRole('link', { name: 'See the redirect step by step' })
  })

  test('shows an error when the server fails, and retries', async () => {
    let isDown = true
    useFakeApi({
      'links.resolveShort': () => {
        if (isDown) throw new FakeRefusal('rate-limited', 429)
        return { asin: '9780441172719' }
      },
    })
    await openPage('/link-tester')
    await testLink('https://amzn.to/3xDune')
    await screen.findByRole('alert')
    isDown = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('table', { name: 'Where readers in each country land' })
  })

  test('requires a link, and sends no request for links without a book', async () => {
    const { calls } = useFakeApi()
    await openPage('/link-tester')
    fireEvent.click(screen.getByRole('button', { name: 'Test link' }))
    expect(screen.getByRole('alert').textContent).toBe('Paste a link, ISBN, or ASIN.')
    await testLink('https://www.amazon.com.evil.example/dp/0143127748')
    expect(warnings()).toEqual(['This link imitates a store'])
    expect(calls).toEqual([])
  })
})
