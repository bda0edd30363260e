import type { Slug } from '@everyshelf/domain/links'
import { defaultPageDesign } from '@everyshelf/domain/schemas'
import { findSeriesProblems } from '@everyshelf/domain/series'
import type { RouterInputs, RouterOutputs } from '@everyshelf/server/api'

type Inputs = RouterInputs['series']
type Outputs = RouterOutputs['series']
type Call<Name extends keyof Inputs & keyof Outputs> = (
  input: Inputs[Name],
) => Outputs[Name] | Promise<Outputs[Name]>

export type SeriesCalls = {
  readonly [Name in keyof Inputs & keyof Outputs as `series.${Name}`]: Call<Name>
}

type Series = Outputs['get']

export function sampleSeriesBook(
  linkId: string,
  position: number,
  change: Partial<Series['books'][number]> = {},
): Series['books'][number] {
  return {
    linkId,
    position,
    nextLinkId: null,
    state: 'active',
    title: `Book ${linkId}`,
    authors: ['Ada Vale'],
    coverImage: null,
    publishedOn: '',
    nextUrl: `https://everyshelf.example/next/${linkId}`,
    ...change,
  }
}

export function sampleSeries(change: Partial<Series> = {}): Series {
  const books = change.books ?? []
  return {
    id: 'seriesaaaaaa',
    name: 'The Salt Trilogy',
    text: '',
    slug: 'salt' as Slug,
    url: 'https://everyshelf.example/series/salt',
    isPublished: false,
    wasPublished: false,
    disabledReason: null,
    startLinkId: null,
    design: defaultPageDesign('series'),
    books,
    problems: findSeriesProblems(books),
    ...change,
  }
}

/** A server with one series, which the calls change. */
export function createSeriesHandlers(first: Series = sampleSeries()): SeriesCalls {
  let series = first
  const change = (changed: Partial<Series>) => {
    series = sampleSeries({ ...series, problems: [], ...changed })
    series = { ...series, problems: findSeriesProblems(series.books) }
    return series
  }
  return {
    'series.list': () => [],
    'series.suggest': () => [],
    'series.get': () => series,
    'series.create': ({ name }) => change({ name, books: [] }),
    'series.update': ({ id: _, name, text, isPublished, startLinkId, design }) =>
      change({
        ...(name !== undefined && { name }),
        ...(text !== undefined && { text }),
        ...(isPublished !== undefined && { isPublished }),
        ...(isPublished && { wasPublished: true }),
        ...(startLinkId !== undefined && { startLinkId }),
        ...(design && { design: design as Series['design'] }),
      }),
    'series.setAddress': ({ slug }) => change({ slug: slug as Slug }),
    'series.setBooks': ({ books }) =>
      change({
        books: books.map(({ linkId, position, nextLinkId = null }) =>
          sampleSeriesBook(linkId, position, { nextLinkId }),
        ),
      }),
    'series.remove': () => ({ removedAt: '2026-11-21T09:30:00.000Z' }),
    'series.restore': () => series,
  }
}
