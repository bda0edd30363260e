import { formatDay } from '@everyshelf/domain/format'

/** A date as text, with a machine-readable attribute. */
export function ArticleDate({ day }: { readonly day: string }) {
  return <time dateTime={day}>{formatDay(day)}</time>
}
