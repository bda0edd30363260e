import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { FakeRefusal, useFakeApi } from '../testing/fake-api.ts'
import { field, findResult, paste } from '../testing/home-page.ts'
import { openPage } from '../testing/render-page.tsx'
import { dune, sampleLinks } from '../testing/sample-links.ts'

describe('a paste', () => {
  test('anywhere on the page makes the links', async () => {
    useFakeApi()
    await openPage('/')
    paste(document.body, ' 9780441172719\n')
    await findResult()
  })

  test('into the empty field makes the links', async () => {
    useFakeApi()
    await openPage('/')
    paste(field(), '9780441172719')
    await findResult()
  })

  test('into a text that is being written only changes it', async () => {
    const api = useFakeApi()
    await openPage('/')
    fireEvent.change(field(), { target: { value: '97804' } })
    field().setSelectionRange(5, 5)
    paste(field(), '41172719')
    expect(screen.queryByRole('button', { name: 'Processing...' })).toBeNull()
    expect(api.calls).toEqual([])
  })

  test('of several books offers to make them all, each in its own row', async () => {
    useFakeApi()
    await openPage('/')
    paste(field(), '9780441172719\n978-0-14-312774-2\nB00ICH9SAC')
    await screen.findByText('You pasted 3 books.')
    fireEvent.click(screen.getByRole('button', { name: 'Create 3 links' }))
    await screen.findByText('2 of 3 links created, 1 not created')
    const rows = [...document.querySelectorAll('li[data-state]')]
    expect(rows.map((row) => row.getAttribute('data-state'))).toEqual(['done', 'failed', 'done'])
    expect(rows[1]?.textContent).toContain('Please enter a valid ISBN-10, ISBN-13, or ASIN')
    expect(screen.queryByRole('button', { name: /again/ })).toBeNull()
  })

  test('of titles in a list creates no links, and says why', async () => {
    const inputs: string[] = []
    useFakeApi({
      'links.generate': ({ input }) => {
        inputs.push(input)
        return sampleLinks(input)
      },
      'books.lookup': () => ({ ...dune, source: 'placeholder' as const }),
    })
    await openPage('/')
    paste(field(), 'The Odyssey\nThe Shining\nhelloworld')
    fireEvent.click(await screen.findByRole('button', { name: 'Create 3 links' }))
    await screen.findByText('0 of 3 links created, 3 not created')
    const reason =
      'Please enter a valid ISBN-10, ISBN-13, or ASIN. This looks like words, not a number. It contains no ISBN or ASIN. Paste the ISBN from the back cover.'
    expect(screen.getAllByText(reason)).toHaveLength(3)
    expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull()
    expect(inputs).toEqual([])
  })

  test('of a sentence that names two books offers each one with its title and cover', async () => {
    useFakeApi({
      'books.lookup': ({ id }) => {
        if (id === '9780441172719') return dune
        throw new FakeRefusal('unavailable', 503)
      },
    })
    await openPage('/')
    const text = 'Read https://www.amazon.de/dp/0143127748 or 9780441172719 (pbk.)!'
    fireEvent.change(field(), { target: { value: text } })
    fireEvent.submit(field())
    await screen.findByText('You pasted 2 books.')
    const choose = await screen.findByRole('button', { name: /: Dune$/ })
    const pictures = [...document.querySelectorAll('section img')].map((image) =>
      image.getAttribute('src'),
    )
    expect(pictures).toEqual(['/covers/9780143127741', '/covers/9780441172719'])
    screen.getByRole('button', { name: /: 9780143127741$/ })
    fireEvent.click(choose)
    await screen.findByRole('heading', { level: 1, name: 'Dune' })
  })

  test('a typed list keeps the number that lost its zero', async () => {
    useFakeApi()
    await openPage('/')
    fireEvent.change(field(), { target: { value: '9780441172719, 143127748' } })
    fireEvent.submit(field())
    await screen.findByText('You pasted 2 books.')
    fireEvent.click(await screen.findByRole('button', { name: /: 143127748$/ }))
    await screen.findByRole('button', { name: 'Use ISBN 9780143127741' })
  })

  test('of several books can make only the first', async () => {
    useFakeApi()
    await openPage('/')
    paste(field(), '9780441172719\nB00ICH9SAC')
    fireEvent.click(await screen.findByRole('button', { name: 'Use only the first' }))
    await screen.findByRole('heading', { level: 1, name: 'Dune' })
  })
})

describe('a list', () => {
  test('is tried again only where it failed', async () => {
    let isDown = true
    const generated: string[] = []
    useFakeApi({
      'links.generate': ({ input }) => {
        generated.push(input)
        if (isDown && input === 'B00ICH9SAC') throw new FakeRefusal('unavailable', 503)
        return sampleLinks(input)
      },
    })
    await openPage('/')
    paste(field(), '9780441172719\nB00ICH9SAC')
    fireEvent.click(await screen.findByRole('button', { name: 'Create 2 links' }))
    await screen.findByText('1 of 2 links created, 1 not created')
    isDown = false
    fireEvent.click(screen.getByRole('button', { name: 'Retry 1 book' }))
    await screen.findByText('All 2 links created')
    expect(generated).toEqual(['9780441172719', 'B00ICH9SAC', 'B00ICH9SAC'])
  })

  test('waits when the server asks for it, and continues automatically', async () => {
    let isTooFast = true
    useFakeApi({
      'links.generate': ({ input }) => {
        if (isTooFast && input === 'B00ICH9SAC') {
          isTooFast = false
          throw new FakeRefusal('rate-limited', 429, { retryAfterSeconds: 0.05 })
        }
        return sampleLinks(input)
      },
    })
    await openPage('/')
    paste(field(), '9780441172719\nB00ICH9SAC')
    fireEvent.click(await screen.findByRole('button', { name: 'Create 2 links' }))
    await screen.findByText('All 2 links created')
  })

  test('does not wait for tomorrow', async () => {
    useFakeApi({
      'links.generate': () => {
        throw new FakeRefusal('rate-limited', 429, { retryAfterSeconds: 40_000 })
      },
    })
    await openPage('/')
    paste(field(), '9780441172719\nB00ICH9SAC')
    fireEvent.click(await screen.findByRole('button', { name: 'Create 2 links' }))
    await screen.findByRole('button', { name: 'Retry 2 books' })
    expect(screen.getAllByText(/You can try again in 12 hours\.$/)).toHaveLength(2)
  })

  test('can be canceled', async () => {
    useFakeApi({ 'links.generate': () => new Promise(() => {}) })
    await openPage('/')
    paste(field(), '9780441172719\nB00ICH9SAC')
    fireEvent.click(await screen.findByRole('button', { name: 'Create 2 links' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(screen.getAllByText('Canceled')).toHaveLength(2)
    screen.getByRole('button', { name: 'Retry 2 books' })
  })
})
