import { type ParsedBook, readBookInput } from '@everyshelf/domain/books'
import { Button } from '@everyshelf/ui/primitives'
import { translate } from '../messages/translate.ts'
import { CandidateList } from './candidate-list.tsx'

interface SeveralBooksProps {
  /** Each names one book, or is a short link. */
  readonly inputs: readonly string[]
  readonly onChoose: (input: string) => void
}

/** The books found in one pasted text, to choose from. Only the server knows the book of a short link. */
export function SeveralBooks({ inputs, onChoose }: SeveralBooksProps) {
  const parsedInputs = inputs.map((input) => ({ input, parsed: readBookInput(input) }))
  const books = parsedInputs.flatMap(({ input, parsed }) =>
    parsed.kind === 'book' ? [toCandidate(input, parsed)] : [],
  )
  const shortLinks = parsedInputs.filter(({ parsed }) => parsed.kind !== 'book')
  return (
    <div className="mt-4">
      <p role="status" className="m-0 mb-2 font-medium">
        {translate('severalInText', { count: String(inputs.length) })}
      </p>
      {shortLinks.map(({ input }) => (
        <Button key={input} kind="quiet" size="small" onClick={() => onChoose(input)}>
          <span className="[overflow-wrap:anywhere]">{input.replace(/^https?:\/\//, '')}</span>
        </Button>
      ))}
      {books.length > 0 && (
        <CandidateList
          label={translate('booksInText')}
          books={books}
          onChoose={({ identifier }) =>
            onChoose(books.find((book) => book.identifier === identifier)?.input ?? '')
          }
        />
      )}
    </div>
  )
}

function toCandidate(input: string, { identifier }: ParsedBook) {
  return { identifier, title: null, input }
}
