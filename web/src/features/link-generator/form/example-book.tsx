interface ExampleBookProps {
  readonly isDisabled: boolean
  readonly onPick: (isbn: string) => void
}

const EXAMPLE = { title: 'Pride and Prejudice', isbn: '978-0-14-143951-8' }

export function ExampleBook({ isDisabled, onPick }: ExampleBookProps) {
  return (
    <p className="m-0 mt-4 text-ink-soft">
      No book handy?{' '}
      <button
        type="button"
        disabled={isDisabled}
        onClick={() => onPick(EXAMPLE.isbn)}
        className="min-h-6 text-link font-medium"
      >
        Try it with {EXAMPLE.title}
      </button>
    </p>
  )
}
