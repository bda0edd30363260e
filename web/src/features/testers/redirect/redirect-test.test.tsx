import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { FakeRefusal, useFakeApi } from '../../../testing/fake-api.ts'
import { openPage } from '../../../testing/render-page.tsx'

const field = () => screen.getByLabelText('Link of ours, ISBN or ASIN')
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Test the redirect' }))
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } })

async function testLink(text: string): Promise<void> {
  fireEvent.change(field(), { target: { value: text } })
  press()
  await screen.findByRole('heading', { name: 'Where it leads' })
}

const steps = () =>
  within(screen.getByRole('list', { name: 'Steps' }))
    .getAllByRole('listitem')
    .map((step) => step.textContent)

describe('the redirect test', () => {
  test('offers every country by its name, and each example with one click', async () => {
    useFakeApi()
    await openPage('/redirect-test')
    const countries = within(screen.getByRole('combobox', { name: 'A reader in' }))
    expect(countries.getAllByRole('option')).toHaveLength(251)
    countries.getByRole('option', { name: 'Côte d’Ivoire' })
    fireEvent.click(screen.getByRole('button', { name: /French speaker in Switzerland/ }))
    const answer = await screen.findByText(/A reader in Switzerland lands at/)
    expect(answer.textContent).toBe('A reader in Switzerland lands at Amazon France')
    expect(steps()).toEqual([
      'The link is of ISBN 978-0-14-143951-8.',
      'The reader is in Switzerland: the country is named.',
      "The store for Switzerland is Amazon Germany: Amazon's published territories name this store for it.",
      'Several stores serve this country; for a reader of French it is Amazon France.',
      "The link opens the book's own page there.",
      'There is no tag for this store: nobody earns.',
      'A phone is sent to the same place as any other device; the kind of device is only counted.',
    ])
  })

  test('follows each change of the reader, and shows the headers of the answer', async () => {
    useFakeApi()
    await openPage('/redirect-test')
    await testLink(`${location.origin}/go/h7kq2mw`)
    screen.getByText(/A reader of unknown country lands at/)
    choose('A reader in', 'DE')
    await screen.findByText(/A reader in Germany lands at/)
    expect(screen.getAllByText('https://www.amazon.de/dp/0441172717?tag=ada-21')).toHaveLength(2)
    screen.getByText('HTTP 302 Found')
    screen.getByText('private, no-store')
    choose('on a', 'Desktop')
    expect(steps().at(-1)).toMatch(/^A computer is sent/)
  })

  test('begins with the link and the country of its address', async () => {
    const { calls } = useFakeApi()
    await openPage('/redirect-test?input=9798886451740&country=de')
    await screen.findByText(/A reader in Germany lands at/)
    expect(calls).toEqual(['routes.explain'])
    expect(steps()).toContain(
      'An ISBN that begins with 979 has no page address at Amazon: the link opens the search of the store for it.',
    )
  })

  test('asks a link with several editions for one of them', async () => {
    useFakeApi()
    await openPage('/redirect-test')
    expect(screen.queryByRole('combobox', { name: 'asking for' })).toBe(null)
    await testLink(`${location.origin}/go/ladder2`)
    choose('A reader in', 'US')
    await screen.findByText(/A reader in the United States lands at/)
    expect(steps()).toContain('The Kindle book is the first edition that is sold there.')
    choose('asking for', 'paperback')
    await screen.findByText('The paperback was asked for, and it is sold there.')
    screen.getByText('https://www.amazon.com/dp/0441172717?tag=shelf-20', { selector: 'p > code' })
    choose('A reader in', 'DE')
    choose('asking for', 'kindle')
    await screen.findByText('The owner of the link marked the Kindle book as not sold in Germany.')
    expect(steps()).toContain('The paperback is the first edition that is sold there.')
  })

  test('shows our page where every edition is marked as not sold', async () => {
    useFakeApi()
    const link = encodeURIComponent(`${location.origin}/go/ladder2`)
    await openPage(`/redirect-test?input=${link}&country=FR&format=kindle`)
    const answer = await screen.findByText(/A reader in France finds our page/)
    expect(answer.textContent).toBe('A reader in France finds our page with the other shops')
    screen.getByText(`${location.origin}/book/9780441172719/universal?link=ladder2`)
    expect(screen.queryByText(/^https:\/\/www\.amazon\.fr/)).toBe(null)
    expect(steps()).toContain(
      'The owner of the link marked every edition as not sold there: our page with the other shops opens.',
    )
  })

  test('says what is wrong, keeps what was typed, and tries again', async () => {
    let isAway = true
    useFakeApi({
      'routes.explain': () => {
        if (isAway) throw new FakeRefusal('unavailable', 503)
        throw new FakeRefusal('no-such-link', 404)
      },
    })
    await openPage('/redirect-test')
    press()
    expect(screen.getByRole('alert').textContent).toBe(
      'Paste a link of ours or the number of a book.',
    )
    fireEvent.change(field(), { target: { value: `${location.origin}/go/nothere` } })
    press()
    await screen.findByRole('button', { name: 'Try again' })
    isAway = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('There is no such link')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBe(null)
    expect((field() as HTMLInputElement).value).toBe(`${location.origin}/go/nothere`)
  })

  test('says of a link that was switched off that it was', async () => {
    useFakeApi({
      'routes.explain': () => {
        throw new FakeRefusal('link-disabled')
      },
    })
    await openPage('/redirect-test')
    fireEvent.change(field(), { target: { value: `${location.origin}/go/switchedoff` } })
    press()
    await screen.findByText('This link was switched off')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBe(null)
  })

  test('leads shortened links to the page that follows them', async () => {
    useFakeApi({
      'routes.explain': () => {
        throw new FakeRefusal('invalid-url')
      },
    })
    await openPage('/redirect-test?input=https%3A%2F%2Famzn.to%2F3xDune')
    await screen.findByText('The link tester follows shortened links; paste it there.')
  })
})
