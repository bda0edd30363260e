import type { Book } from '@everyshelf/domain/books'
import type { IsoTime, JsonColumn } from '../columns.ts'

/** What a catalogue said of a book, or that it did not know it. */
export interface BookTable {
  identifier: string
  title: string
  authors: JsonColumn<readonly string[]>
  description: string | null
  publisher: string | null
  /** The catalogue's own address of the cover; readers get ours. */
  coverUrl: string | null
  source: Book['source']
  fetchedAt: IsoTime
  /** Afterwards it is asked for again; until then, and while nothing answers, it is used. */
  expiresAt: IsoTime
}
