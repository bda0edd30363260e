import type { MoveFormat } from '../move-format.ts'

/**
 * The CSV file of Dub's links page, whose columns an author can choose, and the list that its API returns. Source:
 * github.com/dubinc/dub, `lib/api/links/format-links-for-export.ts` and `ui/links/links-display-provider`,
 * dub.co/docs/api-reference/endpoint/retrieve-a-list-of-links, read Nov 26, 2026.
 */
export const dub: MoveFormat = {
  service: 'dub',
  marks: [
    ['short link', 'destination url'],
    ['shortlink', 'url', 'key'],
  ],
  columns: {
    link: ['short link', 'shortlink', 'link'],
    slug: ['key'],
    target: ['destination url', 'url'],
    title: ['title'],
    clicks: ['clicks', 'total clicks'],
    createdOn: ['created at', 'created date', 'created', 'createdat'],
    labels: ['tags', 'folder'],
  },
  hosts: ['dub.sh', 'dub.co', 'dub.link'],
}
