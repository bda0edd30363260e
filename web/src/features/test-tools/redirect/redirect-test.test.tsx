import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { FakeRefusal, useFakeApi } from '../../../testing/fake-api.ts'
import { openPage } from '../../../testing/render-page.tsx'

const field = () => screen.getByLabelText('Everyshelf link, ISBN, or ASIN')
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Test redirect' }))
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } })

async function testLink(text: string): Promise<void> {
  fireEvent.change(field(), { target: { value: text } })
  press()
  await screen.findByRole('heading', { name: 'Destination' })
}

const steps = () =>
  within(screen.getByRole('list', { name: 'Steps' }))
    .getAllByRole('listitem')
    .map((step) => step.textContent)

describe('the redirect test', () => {
  test('lists every country by name, and tests examples with one click', async () => {
    useFakeApi()
    await openPage('/redirect-test')
    const countries = within(screen.getByRole('combobox', { name: 'Reader’s country' }))
    expect(countries.getAllByRole('option')).toHaveLength(251)
    countries.getByRole('option', { name: 'Côte d’Ivoire' })
    fireEvent.click(screen.getByRole('button', { name: /French speaker in Switzerland/ }))
    const response = await screen.findByText(/A reader in Switzerland lands at/)
    expect(response.textContent).toBe('A reader in Switzerland lands at Amazon France')
    expect(steps()).toEqual([
      'The link is for ISBN 978-0-14-143951-8.',
      'The reader is in Switzerland, as set in the URL.',
      'The store for Switzerland is Amazon Germany: Amazon lists this store for the country.',
      'Several stores serve this country. Readers whose language is French go to Amazon France.',
      'The link opens the book’s page there.',
      'The link has no affiliate tag for this store, so purchases earn no commission.',
      'A reader on a phone lands at the same destination as on any other device.',
    ])
    expect(screen.getByRole('main').textContent).not.toContain('As an Amazon Associate')
  })

  test('updates with each change of the reader, and shows the response headers', async () => {
    useFakeApi()
    await openPage('/redirect-test')
    await testLink(`${location.origin}/go/h7kq2mw`)
    screen.getByText(/A reader in an unknown country lands at/)
    choose('Reader’s country', 'DE')
    await screen.findByText(/A reader in Germany lands at/)
    expect(screen.getAllByText('https://www.amazon.de/dp/0441172717?tag=ada-21')).toHaveLength(2)
    screen.getByText('HTTP 302 Found')
    screen.getByText('private, no-store')
    choose('Device', 'Desktop')
    expect(steps().at(-1)).toMatch(/^A reader on a computer lands/)
  })

  test('starts with the link and country in the URL', async () => {
    const { calls } = useFakeApi()
    await openPage('/redirect-test?input=9798886451740&country=de')
    await screen.findByText(/A reader in Germany lands at/)
    expect(calls).toEqual(['routes.explain'])
    expect(steps()).toContain(
      'Amazon has no page for ISBNs that start with 979, so the link opens a search.',
    )
  })

  test('requests one edition of a link with several editions', async () => {
    useFakeApi()
    await openPage('/redirect-test')
    expect(screen.queryByRole('combobox', { name: 'Requested format' })).toBe(null)
    await testLink(`${location.origin}/go/ladder2`)
    choose('Reader’s country', 'US')
    await screen.findByText(/A reader in the United States lands at/)
    expect(steps()).toContain('The Kindle book comes first among the editions sold there.')
    choose('Requested format', 'paperback')
    await screen.findByText('The paperback was requested, and it is sold there.')
    screen.getByText('https://www.amazon.com/dp/0441172717?tag=shelf-20', { selector: 'p > code' })
    choose('Reader’s country', 'DE')
    choose('Requested format', 'kindle')
    await screen.findByText('The link’s owner marked the Kindle book as not sold in Germany.')
    expect(steps()).toContain('The paperback comes first among the editions sold there.')
  })

  test('shows our page in countries where no edition is sold', async () => {
    useFakeApi()
    const link = encodeURIComponent(`${location.origin}/go/ladder2`)
    await openPage(`/redirect-test?input=${link}&country=FR&format=kindle`)
    const response = await screen.findByText(/A reader in France sees the reader page/)
    expect(response.textContent).toBe('A reader in France sees the reader page with other stores')
    screen.getByText(`${location.origin}/book/9780441172719/universal?link=ladder2`)
    expect(screen.queryByText(/^https:\/\/www\.amazon\.fr/)).toBe(null)
    expect(steps()).toContain(
      'The link’s owner marked every edition as not sold there, so Everyshelf shows a page with other stores.',
    )
  })

  test('explains errors, keeps the input, and retries', async () => {
    let isDown = true
    useFakeApi({
      'routes.explain': () => {
        if (isDown) throw new FakeRefusal('unavailable', 503)
        throw new FakeRefusal('no-such-link', 404)
      },
    })
    await openPage('/redirect-test')
    press()
    expect(screen.getByRole('alert').textContent).toBe('Paste an Everyshelf link, ISBN, or ASIN.')
    fireEvent.change(field(), { target: { value: `${location.origin}/go/nothere` } })
    press()
    await screen.findByRole('button', { name: 'Try again' })
    isDown = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('Link not found')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBe(null)
    expect((field() as HTMLInputElement).value).toBe(`${location.origin}/go/nothere`)
  })

  test('refuses a title without a request', async () => {
    const { calls } = useFakeApi()
    await openPage('/redirect-test')
    fireEvent.change(field(), { target: { value: 'The Odyssey' } })
    press()
    expect(screen.getByRole('alert').textContent).toBe(
      'This looks like words, not a number. It contains no ISBN or ASIN. Paste the ISBN from the back cover.',
    )
    expect(calls).toEqual([])
  })

  test('shows that a link was disabled', async () => {
    useFakeApi({
      'routes.explain': () => {
        throw new FakeRefusal('link-disabled')
      },
    })
    await openPage('/redirect-test')
    fireEvent.change(field(), { target: { value: `${location.origin}/go/switchedoff` } })
    press()
    await screen.findByText('This link was disabled')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBe(null)
  })

  test('sends short links to the link tester', async () => {
    useFakeApi({
      'routes.explain': () => {
        throw new FakeRefusal('invalid-url')
      },
    })
    await openPage('/redirect-test?input=https%3A%2F%2Famzn.to%2F3xDune')
    await screen.findByText(
      'This test doesn’t follow Amazon’s short links. Paste this link into the link tester instead.',
    )
  })
})
