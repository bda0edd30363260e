import type { BookFormat } from '@everyshelf/domain/retailers'
import type { BookNote } from '../product-page/product-page-reading.ts'

const WORDS: Readonly<Record<BookNote, string>> = {
  'amazon-only':
    'Only Amazon knows this number. Other shops find a book by its ISBN, which this page does not give.',
  audiobook: 'This is the audiobook. The printed book has a number, and so links, of its own.',
  set: 'This number stands for several volumes sold together. Each volume has one of its own.',
}

interface BookNotesProps {
  readonly notes: readonly BookNote[]
  readonly chosenFormat: BookFormat | undefined
}

/** What to know of the chosen number before sharing its link. */
export function BookNotes({ notes, chosenFormat }: BookNotesProps) {
  const shown = notes.filter((note) => note !== 'audiobook' || chosenFormat === 'audio')
  return shown.map((note) => (
    <p key={note} className="m-0 mt-4 text-sm text-ink-soft text-pretty">
      {WORDS[note]}
    </p>
  ))
}
