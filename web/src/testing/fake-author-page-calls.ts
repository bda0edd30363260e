import { defaultPageDesign } from '@everyshelf/domain/schemas'
import type { RouterInputs, RouterOutputs } from '@everyshelf/server/api'
import { sampleSavedLink } from './sample-links.ts'

type Inputs = RouterInputs['authorPages']
type Outputs = RouterOutputs['authorPages']

export type AuthorPageCalls = {
  readonly [Name in keyof Inputs & keyof Outputs as `authorPages.${Name}`]: (
    input: Exclude<Inputs[Name], void>,
  ) => Outputs[Name] | Promise<Outputs[Name]>
}

export type SampleAuthorPage = Outputs['get']
type PageBook = SampleAuthorPage['books'][number]

export function samplePageBook(id: string, title: string): PageBook {
  return {
    id,
    title,
    subtitle: '',
    blurb: '',
    publishedOn: '',
    authors: ['Ada Lind'],
    language: '',
    coverImage: null,
    isbn13: null,
  }
}

export function sampleAuthorPage(change: Partial<SampleAuthorPage> = {}): SampleAuthorPage {
  const slug = (change.slug ?? 'ada-lind') as SampleAuthorPage['slug']
  return {
    id: 'pageaaaaaaaa',
    name: 'Ada Lind',
    url: `https://everyshelf.example/by/${slug}`,
    portrait: null,
    isPublished: false,
    disabledReason: null,
    isLocked: false,
    text: '',
    links: [],
    books: [],
    design: defaultPageDesign('author'),
    ...change,
    slug,
  }
}

/** The calls over an account with these pages, which they change. */
export function createAuthorPageHandlers(given: readonly SampleAuthorPage[] = []): AuthorPageCalls {
  const pages = new Map(given.map((page) => [page.id, page]))
  const find = (id: string): SampleAuthorPage => {
    const page = pages.get(id)
    if (!page) throw new TypeError(`no page ${id}`)
    return page
  }
  const change = (id: string, fields: Partial<SampleAuthorPage>) => {
    const { url: _url, ...before } = find(id)
    const page = sampleAuthorPage({ ...before, ...fields })
    pages.set(id, page)
    return page
  }
  const findBook = (page: SampleAuthorPage, id: string) =>
    page.books.find((book) => book.id === id) ??
    samplePageBook(id, sampleSavedLink('9780441172719').title)
  return {
    'authorPages.list': () =>
      [...pages.values()].map(
        ({ text: _text, links: _links, design: _design, books, ...page }) => ({
          ...page,
          books: books.length,
        }),
      ),
    'authorPages.get': ({ id }) => find(id),
    'authorPages.create': ({ name, address }) => {
      const page = sampleAuthorPage({ id: 'pagebbbbbbbb', name, slug: address as never })
      pages.set(page.id, page)
      return page
    },
    'authorPages.update': ({ id, address, books, ...fields }) => {
      const page = find(id)
      return change(id, {
        ...(fields as Partial<SampleAuthorPage>),
        ...(address && { slug: address as never }),
        ...(books && { books: books.map((book) => findBook(page, book)) }),
      })
    },
    'authorPages.publish': ({ id }) => change(id, { isPublished: true }),
    'authorPages.unpublish': ({ id }) => change(id, { isPublished: false }),
    'authorPages.removePortrait': ({ id }) => change(id, { portrait: null }),
    'authorPages.remove': ({ id }) => {
      pages.delete(id)
      return { removedAt: '2026-11-26T09:30:00.000Z' }
    },
    'authorPages.restore': ({ id }) => find(id),
  }
}
