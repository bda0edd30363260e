import { image } from './call.ts'

export interface OperationInput {
  readonly path?: Readonly<Record<string, string>>
  readonly query?: string
  readonly body?: unknown
}

const id = '@createLink:id'
const label = { id: '@createLabel:id' }
const series = { id: '@createSeries:id' }
const webhook = { id: '@createWebhook:id' }
const period = 'from=2026-10-01&to=2026-11-20'

/** A call of each operation of the REST API, in the order in which they are called. */
export const operations: Readonly<Record<string, OperationInput>> = {
  getKey: {},
  searchBooks: { query: 'query=kafka' },
  getBook: { path: { book: '9783150099001' } },
  createLink: { body: { book: '9783150060155', labels: ['API'], note: 'By a program' } },
  createLinks: { body: { links: [{ book: '9782253007104' }, { book: '123' }] } },
  listLinks: { query: 'sort=title&order=asc&limit=5' },
  getLink: { path: { id } },
  updateLink: { path: { id }, body: { note: 'Changed' } },
  setSlug: { path: { id }, body: { slug: 'schimmelreiter' } },
  removeLink: { path: { id } },
  restoreLink: { path: { id } },
  getDetails: { path: { id } },
  updateDetails: { path: { id }, body: { subtitle: 'A novella', language: 'de' } },
  removeCover: { path: { id } },
  setCover: { path: { id }, body: image },
  getSettings: { path: { id } },
  replaceSettings: { path: { id }, body: { mode: 'choose' } },
  updateSettings: { path: { id }, body: { defaultCountry: 'AT' } },
  createChannel: { path: { id, channel: 'ebook' } },
  listChannels: { path: { id } },
  setCampaign: { path: { id, slug: 'schimmelreiter' }, body: { campaign: 'Spring sale' } },
  getRoute: { path: { id }, query: 'country=JP&language=ja' },
  createLabel: { body: { name: 'Winter', color: 'blue' } },
  listLabels: {},
  updateLabel: { path: label, body: { color: 'red' } },
  mergeLabel: { path: { id: '@listLabels:data.0.id' }, body: { into: label.id } },
  removeLabel: { path: label },
  createSeries: { body: { name: 'Storm' } },
  listSeries: {},
  updateSeries: { path: series, body: { isPublished: true } },
  setSeriesBooks: { path: series, body: { books: [{ linkId: id, position: 100 }] } },
  setSeriesAddress: { path: series, body: { slug: 'storm' } },
  getSeries: { path: series },
  removeSeries: { path: series },
  restoreSeries: { path: series },
  getClickSummary: {},
  getClicks: { query: `${period}&group=country` },
  exportClicks: { query: 'from=2026-11-18&to=2026-11-20' },
  getEarnings: { query: `${period}&group=store` },
  listEarningReports: {},
  createWebhook: { body: { url: 'https://hooks.example.org/api', events: ['clicks.hourly'] } },
  listWebhooks: {},
  getWebhook: { path: webhook },
  updateWebhook: { path: webhook, body: { events: ['link.deleted'] } },
  rotateSecret: { path: webhook },
  testWebhook: { path: webhook },
  listDeliveries: { path: webhook },
  getDelivery: { path: { id: '@testWebhook:id' } },
  resendDelivery: { path: { id: '@testWebhook:id' } },
  removeWebhook: { path: webhook },
  revokeKey: {},
}
