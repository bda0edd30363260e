import type { MoveFormat } from '../move-format.ts'

/**
 * The CSV file of Bitly's links page, and the list that its API returns. Source: dev.bitly.com/api-reference
 * (`getBitlinksByGroup`), support.bitly.com/hc/articles/230631767, and the three columns that
 * docs.urlr.me/migration/bitly names, read Nov 26, 2026. A custom link comes before the random one.
 */
export const bitly: MoveFormat = {
  service: 'bitly',
  marks: [
    ['link', 'custom link', 'destination url'],
    ['link', 'long_url'],
    ['bitlink', 'long url'],
    ['bitlink', 'long_url'],
  ],
  columns: {
    link: ['custom link', 'custom_bitlinks.0', 'link', 'bitlink'],
    slug: [],
    target: ['destination url', 'long_url', 'long url'],
    title: ['title'],
    clicks: ['engagements', 'total engagements', 'clicks', 'link clicks'],
    createdOn: ['created_at', 'created', 'date created'],
    labels: ['tags'],
  },
  hosts: ['bit.ly', 'bitly.com', 'j.mp'],
}
