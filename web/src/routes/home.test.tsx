import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { useFakeApi } from '../testing/fake-api.ts'
import { signedInResponse } from '../testing/fake-session.ts'
import { field, findArticle, findResult, generate } from '../testing/home-page.ts'
import { openPage } from '../testing/render-page.tsx'
import { dune, sampleLinks } from '../testing/sample-links.ts'

describe('the empty home page', () => {
  test('has the headline, one labeled field and the button of the specification', async () => {
    await openPage('/')
    screen.getByRole('heading', { level: 1, name: 'Connect readers worldwide' })
    expect(field().value).toBe('')
    screen.getByRole('button', { name: 'Generate Global Link' })
    expect(document.title).toBe('Everyshelf: one book link for every reader')
  })

  test('is the same at /home', async () => {
    await openPage('/home')
    screen.getByRole('heading', { level: 1, name: 'Connect readers worldwide' })
  })

  test('A1 has the sentence that Amazon asks for, to the letter', async () => {
    await openPage('/')
    const main = screen.getByRole('main')
    expect(main.textContent).toContain('As an Amazon Associate I earn from qualifying purchases.')
  })
})

describe('the result', () => {
  test('comes before the book is known, and then gets its title', async () => {
    let found: (book: typeof dune) => void = () => {}
    const lookup = new Promise<typeof dune>((resolve) => {
      found = resolve
    })
    const api = useFakeApi({ 'books.lookup': () => lookup })
    await openPage('/')
    generate('9780441172719')
    const article = await findArticle()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Book (ID: 9780441172719)')
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })),
    )
    await act(async () => found(dune))
    await screen.findByRole('heading', { level: 1, name: 'Dune' })
    within(article).getAllByText('Frank Herbert')
    expect(api.calls).toEqual(['links.generate', 'books.lookup'])
  })

  test('requests no catalog data for a book that the server knows', async () => {
    const api = useFakeApi({
      'links.generate': ({ input }) => sampleLinks(input, { book: dune, isBookKnown: true }),
    })
    await openPage('/')
    generate('9780441172719')
    await screen.findByRole('heading', { level: 1, name: 'Dune' })
    expect(api.calls).toEqual(['links.generate'])
  })

  test('names the identifier, the twelve stores and their tags', async () => {
    useFakeApi()
    await openPage('/')
    generate('0-441-17271-7')
    const article = await findResult()
    within(article).getByText('ISBN/ASIN')
    within(article).getByText('978-0-441-17271-9')
    const list = within(article).getByRole('list', { name: 'Direct Amazon Links' })
    const rows = within(list).getAllByRole('listitem')
    expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual(
      [
        'Amazon United States',
        'Amazon United Kingdom',
        'Amazon Canada',
        'Amazon Germany',
        'Amazon France',
        'Amazon Spain',
        'Amazon Italy',
        'Amazon Japan',
        'Amazon India',
        'Amazon Brazil',
        'Amazon Mexico',
        'Amazon Australia',
      ].map((name) => `${name} (opens in a new tab)`),
    )
    expect(rows.map((row) => row.textContent.includes('With affiliate tag'))).toEqual([
      true,
      false,
      false,
      true,
      false,
      false,
      false,
      false,
      false,
      false,
      false,
      true,
    ])
  })

  test('A2 says beside the links who earns, and the note of every row is true', async () => {
    useFakeApi()
    await openPage('/')
    generate('9780441172719')
    const section = within(await findResult()).getByRole('region', { name: 'Direct Amazon Links' })
    expect(section.textContent).toContain(
      'As an Amazon Associate I earn from qualifying purchases.',
    )
    for (const row of within(section).getAllByRole('listitem')) {
      const isTagged = within(row).getByRole('link').getAttribute('href')?.includes('tag=')
      within(row).getByText(isTagged ? 'With affiliate tag' : 'Without affiliate tag')
    }
  })

  test('the direct links come first, also for a saved link, and no section says the same', async () => {
    let saved: { id: string; slug: never } | null = null
    useFakeApi({
      'session.get': () => signedInResponse(),
      'links.generate': ({ input }) =>
        sampleLinks(input, {
          globalLink: 'https://everyshelf.example/redirect?isbn=9780441172719',
          saved,
        }),
    })
    const names = async () =>
      within(await findResult())
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent)
    await openPage('/')
    generate('9780441172719')
    expect(await names()).toEqual(['Direct Amazon Links'])
    saved = { id: '5f0c9a1be24d77c0a3b61e90', slug: 'h7kq2mw' as never }
    fireEvent.click(screen.getByRole('button', { name: 'Create another link' }))
    generate('9780441172719')
    expect(await names()).toEqual(['Direct Amazon Links', 'Universal Book Links'])
  })

  test('says what was pasted and which tag was dropped', async () => {
    useFakeApi({
      'links.generate': () =>
        sampleLinks('0441172717', {
          source: {
            retailer: 'amazon',
            marketplace: 'de',
            foreignTag: 'somebody-21',
            unknownSite: null,
          },
        }),
    })
    await openPage('/')
    generate('https://www.amazon.de/dp/0441172717?tag=somebody-21')
    expect((await findResult()).textContent).toContain(
      'What you pasted: Amazon.de page, ISBN 978-0-441-17271-9. We removed the tag “somebody-21”.',
    )
  })

  test('says that a 979 ISBN opens the search of the store', async () => {
    useFakeApi()
    await openPage('/')
    generate('9798886451740')
    expect((await findResult()).textContent).toContain('each link opens a search')
  })

  test('S53 holds no global link for a signed-out visitor', async () => {
    useFakeApi()
    await openPage('/')
    generate('9780441172719')
    const article = await findResult()
    within(article).getByRole('button', { name: 'Sign in to Copy' })
    expect(document.documentElement.outerHTML).not.toContain('/redirect?')
  })

  test('asks to sign in, with the three reasons', async () => {
    useFakeApi()
    const router = await openPage('/')
    generate('9780441172719')
    fireEvent.click(within(await findResult()).getByRole('button', { name: 'Sign in to Copy' }))
    const dialog = await screen.findByRole('dialog', { name: 'Sign in to copy your link' })
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Save unlimited links',
      'Track clicks and conversions',
      'Earn affiliate commissions',
    ])
    within(dialog).getByText(/^A free account includes 5 saved links/)
    fireEvent.click(within(dialog).getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/account'))
  })

  test('gives way to the empty field, which has the focus', async () => {
    useFakeApi()
    await openPage('/')
    generate('9780441172719')
    fireEvent.click(within(await findResult()).getByRole('button', { name: 'Create another link' }))
    await waitFor(() => expect(field().value).toBe(''))
    await waitFor(() => expect(document.activeElement).toBe(field()))
  })
})

describe('while the links are made', () => {
  test('the button reads Processing... and takes no second press', async () => {
    let respond: () => void = () => {}
    const asked = new Promise<void>((resolve) => {
      respond = resolve
    })
    const api = useFakeApi({
      'links.generate': async ({ input }) => {
        await asked
        return sampleLinks(input)
      },
    })
    await openPage('/')
    generate('9780441172719')
    fireEvent.click(await screen.findByRole('button', { name: 'Processing...' }))
    await waitFor(() => expect(api.calls).toHaveLength(1))
    respond()
    await findResult()
    expect(api.calls.filter((call) => call === 'links.generate')).toHaveLength(1)
  })
})

test('the example book is one click away', async () => {
  const api = useFakeApi()
  await openPage('/')
  fireEvent.click(screen.getByRole('button', { name: 'Try it with Pride and Prejudice' }))
  await findResult()
  expect(api.calls[0]).toBe('links.generate')
})
