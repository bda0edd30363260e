import { formatDay } from '../../format/dates.ts'

/** A day in words, for machines too. */
export function ArticleDate({ day }: { readonly day: string }) {
  return <time dateTime={day}>{formatDay(day)}</time>
}
