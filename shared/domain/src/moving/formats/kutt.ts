import type { MoveFormat } from '../move-format.ts'

/**
 * Kutt has no export file. This is the list that its API returns, `GET /api/v2/links`, as JSON or with the same names
 * as CSV. Source: github.com/thedevs-network/kutt, `server/utils/utils.js` (`sanitize.link`), and
 * docs.kutt.it, read Nov 26, 2026.
 */
export const kutt: MoveFormat = {
  service: 'kutt',
  marks: [['address', 'target']],
  columns: {
    link: ['link'],
    slug: ['address'],
    target: ['target'],
    title: ['description'],
    clicks: ['visit_count'],
    createdOn: ['created_at'],
    labels: [],
  },
  hosts: ['kutt.it', 'kutt.to'],
}
