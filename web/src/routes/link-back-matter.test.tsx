import { linkAllowance } from '@everyshelf/domain/plans'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakeCalls, FakeRefusal, useFakeApi } from '../testing/fake-api.ts'
import { createLinkSettingsHandlers, sampleSettings } from '../testing/fake-link-settings.ts'
import { signedInResponse } from '../testing/fake-session.ts'
import { openPage } from '../testing/render-page.tsx'
import { listed, sampleSavedLink } from '../testing/sample-links.ts'

const ORIGIN = 'https://everyshelf.example'
const authors = ['Frank Herbert']
const dune = sampleSavedLink('9780441172719', {
  title: 'Dune',
  authors,
  series: 'Dune',
  seriesNumber: '1',
})
const messiah = sampleSavedLink('9780593098233', {
  ...{ id: '5f0c9a1be24d77c0a3b61e91', title: 'Dune Messiah', authors },
  ...{ series: 'Dune', seriesNumber: '2' },
})
const children = sampleSavedLink('9780593098257', {
  ...{ id: '5f0c9a1be24d77c0a3b61e92', title: 'Children of Dune', authors },
  ...{ series: 'Dune', seriesNumber: '3' },
})
const emma = sampleSavedLink('9780141439587', {
  ...{ id: '5f0c9a1be24d77c0a3b61e93', title: 'Emma', authors: ['Jane Austen'] },
})

async function useTab(responses: Partial<FakeCalls> = {}) {
  const { calls } = useFakeApi({
    'session.get': () => signedInResponse({}, linkAllowance('free', 4)),
    ...createLinkSettingsHandlers(sampleSettings({ link: dune })),
    'links.list': () => listed([emma, children, messiah, dune]),
    ...responses,
  })
  await openPage(`/links/${dune.id}/back-matter`)
  await screen.findByRole('heading', { level: 1, name: 'Dune' })
  return { calls }
}

async function useCreatedKit(responses: Partial<FakeCalls> = {}) {
  const opened = await useTab(responses)
  fireEvent.click(await screen.findByText('Create end-of-book pages'))
  await screen.findByRole('heading', { name: 'A file for each store' })
  return opened
}

const choose = (code: string) =>
  fireEvent.change(screen.getByLabelText('File for'), { target: { value: code } })
const preview = (name: string) =>
  within(screen.getByRole('region', { name: `Preview for ${name}` }))
const linksIn = (name: string) =>
  preview(name)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

beforeEach(() => localStorage.clear())

describe('the back matter of a book', () => {
  test('is made on request, with the next book of the series and the author’s other books', async () => {
    const { calls } = await useCreatedKit()
    expect(calls.filter((name) => name === 'links.createBookSlugs')).toHaveLength(1)
    const next = screen.getByLabelText('Next in the series') as HTMLSelectElement
    expect(next.selectedOptions[0]?.textContent).toBe('Dune Messiah')
    expect(linksIn('Kindle')).toEqual([
      ['Dune Messiah', 'https://www.amazon.com/dp/0593098234'],
      ['Children of Dune', 'https://www.amazon.com/dp/0593098250'],
    ])
    expect(preview('Kindle').queryByText('Emma')).toBeNull()
  })

  test('leads to the next book of the series, even if another author wrote it', async () => {
    await useCreatedKit({
      'links.bookPages': () => ({ author: null, series: { nextLinkId: emma.id } }),
    })
    const next = screen.getByLabelText('Next in the series') as HTMLSelectElement
    expect(next.selectedOptions[0]?.textContent).toBe('Emma')
    expect(linksIn('Kindle')[0]).toEqual(['Emma', 'https://www.amazon.com/dp/0141439580'])
    fireEvent.change(next, { target: { value: messiah.id } })
    expect(preview('Kindle').queryByText('Emma')).toBeNull()
  })

  test('changes with the store, as its rules say', async () => {
    await useCreatedKit()
    choose('kobo')
    expect(linksIn('Rakuten Kobo')[0]).toEqual([
      'Dune Messiah',
      `${ORIGIN}/out/kobo/9780593098233?link=ebook2`,
    ])
    screen.getByText(/Apple and Kobo have rejected files/)
    screen.getByText(/^Test these links: Dune Messiah and Children of Dune/)
    choose('print')
    preview('Print').getByRole('img', { name: `QR code for ${ORIGIN}/go/print2` })
    preview('Print').getByText('everyshelf.example/go/print2')
    expect(screen.queryByText('Copy EPUB chapter')).toBeNull()
    choose('thalia')
    expect(linksIn('Thalia')[0]?.[1]).toBe(`${ORIGIN}/out/thalia/9780593098233?link=ebook2`)
  })

  test('leads to the pages of the author and the series', async () => {
    await useCreatedKit({
      'links.bookPages': () => ({
        author: { name: 'Frank Herbert', path: '/by/frank-herbert' },
        series: { nextLinkId: children.id },
      }),
    })
    screen.getByText('Not included: your author page, because it lists other stores.')
    choose('distributor')
    expect(linksIn('Draft2Digital and other distributors')).toEqual([
      ['Children of Dune', `${ORIGIN}/next/ebook1`],
      ['Dune Messiah', `${ORIGIN}/book/9780593098233/universal?link=ebook2`],
      ['See all books', `${ORIGIN}/by/frank-herbert`],
    ])
  })

  test('follows the author’s choices', async () => {
    await useCreatedKit()
    choose('apple')
    fireEvent.change(screen.getByLabelText('Next in the series'), { target: { value: '' } })
    fireEvent.click(screen.getByLabelText('Children of Dune'))
    fireEvent.change(screen.getByLabelText('Language of the book'), { target: { value: 'de' } })
    expect(linksIn('Apple Books').map(([text]) => text)).toEqual(['Dune Messiah'])
    preview('Apple Books').getByRole('heading', { name: 'Weitere Bücher von Frank Herbert' })
  })

  test('has the newsletter where stores allow it, and remembers the address', async () => {
    await useCreatedKit()
    const type = (value: string) =>
      fireEvent.change(screen.getByLabelText('Your newsletter'), { target: { value } })
    type('https://www.kobo.com/ada')
    screen.getByText('This is a store’s page. Enter the address of your own page.')
    type('https://ada.example.org/news')
    screen.getByText(
      'Not included: your newsletter, because its sign-up form asks readers for data.',
    )
    choose('apple')
    expect(linksIn('Apple Books').at(-1)).toEqual([
      'Sign up for news about new books',
      'https://ada.example.org/news',
    ])
    await openPage('/dashboard')
    await openPage(`/links/${dune.id}/back-matter`)
    await screen.findByLabelText('Your newsletter')
    expect((screen.getByLabelText('Your newsletter') as HTMLInputElement).value).toBe(
      'https://ada.example.org/news',
    )
  })

  test('copies formatted text for Word, an EPUB chapter, and plain text', async () => {
    const written: string[] = []
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
      written.push(text)
    })
    const items: Record<string, string>[] = []
    vi.spyOn(navigator.clipboard, 'write').mockImplementation(async (copied) => {
      for (const item of copied) {
        const parts = item.types.map(async (type) => [
          type,
          await (await item.getType(type)).text(),
        ])
        items.push(Object.fromEntries(await Promise.all(parts)))
      }
    })
    await useCreatedKit()
    fireEvent.click(screen.getByText('Copy plain text'))
    await waitFor(() => expect(written).toHaveLength(1))
    expect(written[0]).toContain('Dune Messiah\nhttps://www.amazon.com/dp/0593098234')
    fireEvent.click(screen.getByText('Copy EPUB chapter'))
    await waitFor(() => expect(written).toHaveLength(2))
    expect(written[1]).toContain('epub:type="backmatter"')
    fireEvent.click(screen.getByText('Copy for Word'))
    await waitFor(() => expect(items).toHaveLength(1))
    expect(items[0]?.['text/html']).toContain(
      '<a href="https://www.amazon.com/dp/0593098234">Dune Messiah</a>',
    )
    expect(items[0]?.['text/plain']).toBe(written[0])
  })

  test('offers a series or any saved book while there is nothing to lead to', async () => {
    const { calls } = await useCreatedKit({
      'links.list': (input) => listed(input?.filter?.query ? [dune] : [emma, dune]),
    })
    screen.getByText('Your pages appear here once they have a book or your newsletter to link to.')
    expect(screen.queryByText('Download all as ZIP')).toBeNull()
    expect(screen.getByRole('link', { name: 'Create a series' }).getAttribute('href')).toBe(
      '/pages',
    )
    fireEvent.change(await screen.findByLabelText('Choose a book'), { target: { value: emma.id } })
    await screen.findByRole('region', { name: 'Preview for Kindle' })
    expect(linksIn('Kindle')).toHaveLength(1)
    expect(screen.queryByText('Choose a book')).toBeNull()
    expect(calls.filter((name) => name === 'links.createBookSlugs')).toHaveLength(2)
    screen.getByText('Download all as ZIP')
  })

  test('says why it could not be made, and loads again', async () => {
    let isDown = true
    await useTab({
      'links.bookPages': () => {
        if (isDown) throw new FakeRefusal('unavailable', 503)
        return { author: null, series: null }
      },
    })
    const retry = await screen.findByText('Try again')
    isDown = false
    fireEvent.click(retry)
    await screen.findByText('Create end-of-book pages')
  })
})
