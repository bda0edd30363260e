import type { MoveFormat } from '../move-format.ts'

/**
 * YOURLS has no export of its own. This is its table `yourls_url` as CSV, the API's `action=stats`, and the
 * CSV file of the plugin Import Export. Source: yourls.org/docs/guide/advanced/api, github.com/YOURLS/YOURLS,
 * github.com/GautamGupta/YOURLS-Import-Export (`fileio/csv.php`), read Nov 26, 2026.
 */
export const yourls: MoveFormat = {
  service: 'yourls',
  marks: [
    ['keyword', 'url'],
    ['shorturl', 'url', 'timestamp'],
    ['source', 'target', 'hits'],
  ],
  columns: {
    link: ['shorturl'],
    slug: ['keyword', 'source'],
    target: ['url', 'target'],
    title: ['title'],
    clicks: ['clicks', 'hits'],
    createdOn: ['timestamp'],
    labels: [],
  },
  hosts: [],
}
