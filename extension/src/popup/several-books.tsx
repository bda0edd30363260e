import { parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { Button } from '@everyshelf/ui/primitives'
import { translate } from '../locales/translate.ts'
import { CandidateList } from './candidate-list.tsx'

interface SeveralBooksProps {
  /** Each names one book, or is a short link. */
  readonly inputs: readonly string[]
  readonly onChoose: (input: string) => void
}

/** The books found in one pasted text, to choose from. */
export function SeveralBooks({ inputs, onChoose }: SeveralBooksProps) {
  const byNumber = inputs.flatMap((input) => {
    const identifier = parseBookIdentifier(input)
    return identifier ? [{ identifier, title: null, input }] : []
  })
  const addresses = inputs.filter((input) => !parseBookIdentifier(input))
  return (
    <div className="mt-4">
      <p role="status" className="m-0 mb-2 font-medium">
        {translate('severalInText', String(inputs.length))}
      </p>
      {addresses.map((input) => (
        <Button key={input} kind="quiet" size="small" onClick={() => onChoose(input)}>
          <span className="[overflow-wrap:anywhere]">{input.replace(/^https?:\/\//, '')}</span>
        </Button>
      ))}
      {byNumber.length > 0 && (
        <CandidateList
          label={translate('booksInText')}
          books={byNumber}
          onChoose={({ identifier }) =>
            onChoose(byNumber.find((book) => book.identifier === identifier)?.input ?? '')
          }
        />
      )}
    </div>
  )
}
