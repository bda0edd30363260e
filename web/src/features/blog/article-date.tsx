const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** A day in words, for machines too. */
export function ArticleDate({ day }: { readonly day: string }) {
  return <time dateTime={day}>{format.format(new Date(day))}</time>
}
