import type { MovedLink } from '@everyshelf/domain/moving'

/** A link at another service that leads to Dune. */
export const sampleMovedLink: MovedLink = {
  line: 2,
  oldAddress: 'https://dub.sh/dune-saga',
  ending: 'dune-saga',
  target: 'https://www.amazon.com/dp/0441172717',
  title: 'Dune',
  clicks: 1200,
  createdOn: '2025-03-01',
}

/** A link in an account's export, as a restore sends it. */
export const sampleFileLink = {
  isbn: '9780441172719',
  slug: 'dune-saga',
  createdAt: '2026-03-01T08:00:00.000Z',
  removedAt: null,
  settings: '{}',
  note: '',
  details: {},
  title: 'Dune',
  authors: ['Frank Herbert'],
  labels: [],
  slugs: [],
  clicks: 7,
}

export const sampleFileVersion = {
  version: 0,
  changedAt: '2026-03-01T08:00:00.000Z',
  slug: 'dune-saga',
  settings: '{}',
  undoneVersion: null,
  labels: null,
}
