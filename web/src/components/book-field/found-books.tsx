import { BookResults } from '@everyshelf/ui/book-search'
import type { ComponentProps } from 'react'
import { useJapaneseFont } from '../../lib/fonts/use-japanese-font.ts'

/** The search results, whose titles can be Japanese. */
export function FoundBooks(props: ComponentProps<typeof BookResults>) {
  const { outcome } = props.search
  const books = outcome?.ok ? outcome.response.books : []
  useJapaneseFont(books.flatMap(({ title, authors }) => [title, ...authors]))
  return <BookResults {...props} />
}
