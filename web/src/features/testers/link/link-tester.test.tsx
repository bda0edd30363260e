import { linkWarnings } from '@everyshelf/domain/links'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { sampleProfile } from '../../../testing/fake-account-calls.ts'
import { FakeRefusal, useFakeApi } from '../../../testing/fake-api.ts'
import { signedInAnswer } from '../../../testing/fake-session.ts'
import { openPage } from '../../../testing/render-page.tsx'
import { warningTexts } from './finding-texts.ts'

const field = () => screen.getByLabelText('Link to test')

async function testLink(text: string): Promise<void> {
  fireEvent.change(field(), { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: 'Test the link' }))
  await screen.findByRole('heading', { name: 'What it is' })
}

const fact = (name: string) =>
  screen.getByText(name, { selector: 'dt' }).parentElement?.querySelector('dd')?.textContent

const warnings = () =>
  within(screen.getByRole('list', { name: 'Warnings' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent)

const row = (country: string) =>
  screen.getByRole('rowheader', { name: country }).closest('tr') as HTMLElement

test('every warning says what is wrong and what to do', () => {
  for (const warning of linkWarnings) {
    const { title, text } = warningTexts[warning]
    expect(title).toMatch(/^[A-Z].{10,60}[^.]$/)
    expect(text).toMatch(/^[A-Z].{20,200}\.$/)
  }
})

describe('the link tester', () => {
  test.each([
    ['hello', '“hello” is not a link, an ISBN or an ASIN.'],
    ['978-0-14-312774-2', 'looks like an ISBN, but its last digit does not match'],
    ['9790060115615', 'is the number of printed music, not of a book'],
    ['https://www.example.com/page', 'is not the address of a store or a link that we know'],
  ])('says of %j what it is not, and what to paste', async (text, answer) => {
    await openPage('/link-tester')
    await testLink(text)
    const main = screen.getByRole('main')
    expect(main.textContent).toContain(answer)
    screen.getByRole('heading', { name: 'What to paste' })
    screen.getByText('The ISBN from the back cover, or an ASIN')
    expect(main.textContent).not.toMatch(/Nothing that we/)
    screen.getByRole('button', { name: /copied after a search/ })
  })

  test('says of an example what it is, whose tag it has, and what is in the way', async () => {
    useFakeApi()
    await openPage('/link-tester')
    fireEvent.click(screen.getByRole('button', { name: /copied after a search/ }))
    await screen.findByRole('heading', { name: 'What it is' })
    expect(document.activeElement?.textContent).toBe('The link is tested.')
    expect(fact('Link')).toBe('The page of a book at Amazon.com')
    expect(fact('Book')).toBe('ISBN 978-0-14-143951-8')
    expect(fact('Country')).toBe('United States')
    expect(fact('Tag')).toBe('somebody-20 (of somebody else)')
    expect(warnings()).toEqual(['It pays somebody else'])
    screen.getByText('https://www.amazon.com/dp/0141439513')
    const removed = within(screen.getByRole('list', { name: 'Taken away' }))
    expect(removed.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'ref=sr_1_1tells of a visit',
      'crid=3K7XYZtells of a visit',
      'keywords=pride and prejudicetells of a visit',
      'qid=1699999999tells of a visit',
      'sr=8-1tells of a visit',
      'tag=somebody-20tells of who is paid',
    ])
  })

  test('shows where the twelve countries land, and any other that is chosen', async () => {
    const { calls } = useFakeApi()
    await openPage('/link-tester')
    await testLink('9780441172719')
    const table = screen.getByRole('table', { name: 'Where the readers of each country land' })
    expect(within(table).getAllByRole('rowheader')).toHaveLength(12)
    expect(row('Germany').textContent).toContain('Amazon Germany')
    expect(row('Germany').textContent).toContain('shelfde-21, Everyshelf earns')
    expect(row('France').textContent).toContain('no tag, nobody earns')
    fireEvent.change(screen.getByRole('combobox', { name: 'Any other country' }), {
      target: { value: 'AT' },
    })
    expect(row('Austria').textContent).toContain('Amazon Germany')
    expect(calls).toEqual(['routes.explain'])
  })

  test('lists every country of the world by the store where it lands', async () => {
    useFakeApi()
    await openPage('/link-tester')
    await testLink(`${location.origin}/go/ladder2`)
    const list = screen.getByRole('list', { name: 'Countries by store' })
    screen.getByText('All 250 countries, store by store')
    const places = [...list.children].map((item) => item.textContent)
    expect(places).toContain(
      'Amazon Japan (opens in a new tab) Kindle bookno tag, nobody earnsJapan',
    )
    expect(places).toContain('our page with the other shopsmarked as not sold thereFrance')
    expect(row('Germany').textContent).toContain('paperback')
    expect(row('France').textContent).toContain('our page with the other shops')
    expect(within(row('France')).queryByRole('link')).toBe(null)
  })

  test('knows a tag of the service, and the tags of who is signed in', async () => {
    useFakeApi({
      'session.get': () => signedInAnswer({ isPremium: true }),
      'profile.get': () => ({
        ...sampleProfile,
        isPremium: true,
        affiliateTags: { fr: 'ada-21' } as never,
      }),
    })
    await openPage('/link-tester')
    await testLink('https://www.amazon.com/dp/0441172717?tag=shelf-20')
    expect(fact('Tag')).toBe('shelf-20 (the one of Everyshelf)')
    expect(row('France').textContent).toContain('ada-21, you earn')
    expect(within(row('France')).getByRole('link').getAttribute('href')).toBe(
      'https://www.amazon.fr/dp/0441172717?tag=ada-21',
    )
    await testLink('https://www.amazon.fr/dp/0441172717?tag=ada-21')
    await waitFor(() => expect(fact('Tag')).toBe('ada-21 (your own)'))
    screen.getByText('Nothing that we can see.')
  })

  test('follows a short link to its book, and leads on to a Global Link of it', async () => {
    const { calls } = useFakeApi()
    const router = await openPage('/link-tester')
    await testLink('https://amzn.to/3xDune')
    expect(calls).toEqual(['links.resolveShort', 'routes.explain'])
    expect(fact('Book')).toBe('ISBN 978-0-441-17271-9')
    expect(fact('Tag')).toBe('Hidden behind the short address')
    expect(warnings()).toEqual(['A shortened link hides whose tag it carries'])
    fireEvent.click(screen.getByRole('link', { name: 'Make it a Global Link' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    expect(router.state.location.search).toBe('?input=9780441172719')
  })

  test('shows of a link of ours the tags of its owner, and what its address does', async () => {
    useFakeApi()
    await openPage('/link-tester')
    await testLink(`${location.origin}/go/h7kq2mw?country=AT&tag=thief-20`)
    expect(fact('Link')).toBe('A link of Everyshelf')
    expect(fact('Book')).toBe('ISBN 978-0-441-17271-9')
    expect(warnings()).toEqual([
      'It sends everybody to one country',
      'The tag in the address is ignored',
    ])
    expect(row('Germany').textContent).toContain('ada-21, its owner earns')
    expect(screen.queryByRole('link', { name: 'Make it a Global Link' })).toBe(null)
    screen.getByRole('link', { name: 'See the redirect step by step' })
  })

  test('says what it can when the server is away, and asks again', async () => {
    let isAway = true
    useFakeApi({
      'links.resolveShort': () => {
        if (isAway) throw new FakeRefusal('rate-limited', 429)
        return { asin: '9780441172719' }
      },
    })
    await openPage('/link-tester')
    await testLink('https://amzn.to/3xDune')
    await screen.findByRole('alert')
    isAway = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('table', { name: 'Where the readers of each country land' })
  })

  test('asks for a link when there is none, and asks nobody about what is no book', async () => {
    const { calls } = useFakeApi()
    await openPage('/link-tester')
    fireEvent.click(screen.getByRole('button', { name: 'Test the link' }))
    expect(screen.getByRole('alert').textContent).toBe('Paste a link, an ISBN or an ASIN.')
    await testLink('https://www.amazon.com.evil.example/dp/0143127748')
    expect(warnings()).toEqual(['This is not the store that it looks like'])
    expect(calls).toEqual([])
  })
})
