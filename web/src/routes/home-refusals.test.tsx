import { errorMessages } from '@everyshelf/domain/messages'
import { toasts } from '@everyshelf/ui/toast'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { FakeRefusal, useFakeApi, useFakeNetwork } from '../testing/fake-api.ts'
import { field, fieldError, findArticle, findToast, generate } from '../testing/home-page.ts'
import { openPage } from '../testing/render-page.tsx'
import { sampleLinks } from '../testing/sample-links.ts'

describe('a text that names no book', () => {
  const identifierWords = 'Please enter a valid ISBN-10, ISBN-13, or ASIN'
  const urlWords = "Couldn't extract ISBN/ASIN from the provided Amazon URL"

  test.each([
    ['nothing', '', 'Invalid ISBN/ASIN', identifierWords, 'the book’s back cover'],
    ['a short number', '12345', 'Invalid ISBN/ASIN', identifierWords, 'This one has 5'],
    ['a wrong check digit', '978-0-14-312774-2', 'Invalid ISBN/ASIN', identifierWords, 'mistyped'],
    ['music', '9790060115615', 'Invalid ISBN/ASIN', identifierWords, 'printed music'],
    [
      'a store page without a book',
      'https://www.amazon.com/gp/cart/view.html',
      'Invalid URL',
      urlWords,
      'book’s own page',
    ],
  ])('%s', async (_what, input, title, texts, detail) => {
    const api = useFakeApi()
    await openPage('/')
    generate(input)
    expect(await findToast()).toBe(`${title}${texts}`)
    expect(fieldError()).toContain(texts)
    expect(fieldError()).toContain(detail)
    expect(field().value).toBe(input)
    await waitFor(() => expect(document.activeElement).toBe(field()))
    expect(api.calls).toEqual([])
  })

  test.each([
    ['https://www.example.com/dp/1', 'This looks like an example.com page.'],
    ['https://www.goodreads.com/list/show/1', 'This looks like a Goodreads page.'],
    ['https://penguin.example/authors/herbert', 'This looks like a penguin.example page.'],
  ])('names the page %s, and says what to paste', async (input, words) => {
    useFakeApi()
    await openPage('/')
    generate(input)
    expect(await findToast()).toBe(`Invalid URL${urlWords}`)
    expect(fieldError()).toBe(`${words} Paste the book’s ISBN or the address of its store page.`)
  })

  test('names the store of a page without ISBN, and says what to paste', async () => {
    useFakeApi()
    await openPage('/')
    generate('https://www.kobo.com/us/en/ebook/dune-1')
    expect(await findToast()).toBe(`Invalid URL${urlWords}`)
    expect(fieldError()).toBe(
      'The address of this Rakuten Kobo page does not contain an ISBN. Find the ISBN on the page and paste it.',
    )
  })

  test('the toast of a refused try leaves when the next try begins', async () => {
    useFakeApi()
    await openPage('/')
    generate('978-0-14-312774-2')
    await findToast()
    generate('978-0-14-312774-1')
    await findArticle()
    expect(toasts.list().filter(({ open }) => open)).toEqual([])
  })

  test('a wrong check digit shows an error while it is typed, without a toast', async () => {
    await openPage('/')
    fireEvent.change(field(), { target: { value: '9780143127742' } })
    expect((await screen.findByRole('alert')).textContent).toContain('mistyped')
    fireEvent.change(field(), { target: { value: '9780143127741' } })
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    screen.getByText('ISBN 9780143127741.')
    expect(toasts.list()).toEqual([])
  })
})

describe('one of our own Global Links', () => {
  test.each(['/go/h7kq2mw', '/redirect?isbn=9780441172719&userId=adaadaadaada2345'])(
    '%s makes the links of its book',
    async (path) => {
      const inputs: string[] = []
      useFakeApi({
        'links.generate': ({ input }) => {
          inputs.push(input)
          return sampleLinks('9780441172719')
        },
      })
      await openPage('/')
      generate(`${location.origin}${path}`)
      await findArticle()
      expect(inputs).toEqual([`${location.origin}${path}`])
    },
  )

  test('is recognized while it is typed, without its scheme too', async () => {
    await openPage('/')
    fireEvent.change(field(), { target: { value: `${location.host}/go/h7kq2mw` } })
    await screen.findByText('Global Link. We’ll look up the book.')
  })

  test('that does not exist is called that', async () => {
    useFakeApi({
      'links.generate': () => {
        throw new FakeRefusal('no-such-link', 404)
      },
    })
    await openPage('/')
    generate(`${location.origin}/go/nothere`)
    const { title, text } = errorMessages['no-such-link']
    expect(await findToast()).toBe(`${title}${text}`)
  })

  test('rejects a page of this site that is no link, without a request', async () => {
    const api = useFakeApi()
    await openPage('/')
    generate(`${location.origin}/pricing`)
    expect(await findToast()).toContain('Invalid URL')
    expect(api.calls).toEqual([])
  })
})

test('asks the user to reload a page that is too old for the server', async () => {
  useFakeApi({
    'links.generate': () => {
      throw new FakeRefusal('client-outdated', 412)
    },
  })
  await openPage('/')
  generate('9780143127741')
  const { title, text } = errorMessages['client-outdated']
  expect(await findToast()).toBe(`${title}${text}`)
  expect(field().value).toBe('9780143127741')
})

describe('R47 a server that is away', () => {
  const failures: [string, string, () => void][] = [
    ['R47 broken', '', () => useFakeNetwork(() => new Response('', { status: 500 }))],
    [
      'R47 too slow',
      '',
      () =>
        useFakeNetwork(() => {
          throw new DOMException('slow', 'TimeoutError')
        }),
    ],
    [
      'R47 offline',
      ' There is no connection.',
      () =>
        useFakeNetwork(() => {
          throw new TypeError('Failed to fetch')
        }),
    ],
    [
      'R47 busy',
      ' You can try again in 12 minutes.',
      () =>
        useFakeApi({
          'links.generate': () => {
            throw new FakeRefusal('rate-limited', 429, { retryAfterSeconds: 700 })
          },
        }),
    ],
  ]

  test.each(failures)(
    '%s: keeps the catalog’s title and text, adds “%s”, and keeps the input',
    async (_how, added, fail) => {
      fail()
      await openPage('/')
      generate('9780441172719')
      const text = `Failed to generate links. Please try again.${added}`
      expect(await findToast()).toBe(`Error${text}`)
      expect(fieldError()).toBe(text)
      expect(field().value).toBe('9780441172719')
      screen.getByRole('button', { name: 'Generate Global Link' })
    },
  )

  test('R47 the text survives a reload', async () => {
    await openPage('/')
    fireEvent.change(field(), { target: { value: '97804' } })
    cleanup()
    await openPage('/')
    expect(field().value).toBe('97804')
  })
})
