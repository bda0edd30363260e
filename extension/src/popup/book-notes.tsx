import type { BookFormat } from '@everyshelf/domain/retailers'
import type { MessageName } from '../messages/translate.ts'
import { translate } from '../messages/translate.ts'
import type { BookNote } from '../product-page/recognized-page.ts'

const TEXTS = {
  'amazon-only': 'noteAmazonOnly',
  audiobook: 'noteAudiobook',
  set: 'noteSet',
} as const satisfies Record<BookNote, MessageName>

interface BookNotesProps {
  readonly notes: readonly BookNote[]
  readonly chosenFormat: BookFormat | undefined
}

/** What to know about the chosen number before sharing its link. */
export function BookNotes({ notes, chosenFormat }: BookNotesProps) {
  const shown = notes.filter((note) => note !== 'audiobook' || chosenFormat === 'audio')
  return shown.map((note) => (
    <p key={note} className="m-0 mt-4 text-sm text-ink-soft text-pretty">
      {translate(TEXTS[note])}
    </p>
  ))
}
