import { coverPath, readTypedBook } from '@everyshelf/domain/books'
import { type BookIdentifier, identifierKey } from '@everyshelf/domain/identifiers'
import { BookCover, useBookTitles } from '@everyshelf/ui/books'
import { Button } from '@everyshelf/ui/primitives'
import { apiClient } from '../../lib/api/api-client.ts'
import { useJapaneseFont } from '../../lib/fonts/use-japanese-font.ts'

interface BookChoicesProps {
  /** Each names one book, or is a short link. */
  readonly inputs: readonly string[]
  readonly onChoose: (input: string) => void
}

/** The books of a text, with their covers and titles, to choose one. */
export function BookChoices({ inputs, onChoose }: BookChoicesProps) {
  const choices = inputs.map((input) => ({ input, identifier: readIdentifier(input) }))
  const isbns = choices.flatMap(({ identifier }) =>
    identifier?.kind === 'isbn' ? [identifier.isbn13] : [],
  )
  const titles = useBookTitles(isbns, lookUpTitle)
  useJapaneseFont([...titles.values()])
  return (
    <ul className="m-0 w-full list-none border-t border-rule p-0">
      {choices.map(({ input, identifier }) => {
        const key = identifier && identifierKey(identifier)
        const number = key ?? input.replace(/^https?:\/\/(?:www\.)?/, '')
        const title = key ? titles.get(key) : undefined
        return (
          <li key={input} className="flex items-center gap-4 border-b border-rule py-2">
            {identifier && <ChoiceCover identifier={identifier} title={title ?? number} />}
            <span className="min-w-0 flex-1">
              {title && <span className="line-clamp-2 leading-snug font-medium">{title}</span>}
              <span className={`tabular block truncate ${title ? 'text-sm text-ink-soft' : ''}`}>
                {number}
              </span>
            </span>
            <Button kind="quiet" size="small" onClick={() => onChoose(input)}>
              Use only this one<span className="sr-only">: {title ?? number}</span>
            </Button>
          </li>
        )
      })}
    </ul>
  )
}

interface ChoiceCoverProps {
  readonly identifier: BookIdentifier
  readonly title: string
}

function ChoiceCover({ identifier, title }: ChoiceCoverProps) {
  const isbn13 = identifier.kind === 'isbn' ? identifier.isbn13 : null
  const book = { title, authors: [], isbn13, coverImage: isbn13 && coverPath(isbn13) }
  return (
    <span aria-hidden="true" className="w-9 shrink-0">
      <BookCover book={book} identifier={identifierKey(identifier)} className="w-full" />
    </span>
  )
}

/** Null for a short link: only the server knows its book. */
function readIdentifier(input: string): BookIdentifier | null {
  const parsed = readTypedBook(input)
  return parsed.kind === 'book' ? parsed.identifier : null
}

async function lookUpTitle(id: string): Promise<string | null> {
  const { source, title } = await apiClient.books.lookup.query({ id })
  return source === 'placeholder' ? null : title
}
