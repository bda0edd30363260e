import type { MoveFormat } from '../move-format.ts'

/**
 * The CSV file of Shlink's web client and the list of its REST API, versions 2 and 3. Source:
 * github.com/shlinkio/shlink-web-client, `ExportableShortUrl`, and
 * shlink.io/documentation/api-docs, read Nov 26, 2026.
 */
export const shlink: MoveFormat = {
  service: 'shlink',
  marks: [
    ['shorturl', 'longurl', 'visits'],
    ['shortcode', 'longurl'],
    ['short code', 'long url'],
  ],
  columns: {
    link: ['shorturl'],
    slug: ['shortcode', 'short code'],
    target: ['longurl', 'long url'],
    title: ['title'],
    clicks: ['visitssummary.total', 'visits', 'visitscount'],
    createdOn: ['createdat', 'datecreated'],
    labels: ['tags'],
  },
  hosts: [],
}
