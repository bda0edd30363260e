import { formatDay } from '../../format/dates.ts'

/** A date as text, with a machine-readable attribute. */
export function ArticleDate({ day }: { readonly day: string }) {
  return <time dateTime={day}>{formatDay(day)}</time>
}
