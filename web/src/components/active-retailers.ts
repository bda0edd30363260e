import { retailers } from '@everyshelf/domain/retailers'

/** The retailers that have not closed, sorted by name. */
export const activeRetailers = retailers
  .filter(({ status }) => status === 'active')
  .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
