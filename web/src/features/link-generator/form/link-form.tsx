import { Button, TextField } from '@everyshelf/ui/primitives'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { Link } from 'react-router'
import type { MadeLinks } from '../../../components/book-field/make-links.ts'
import { SeveralBooks } from '../../../components/book-field/several-books.tsx'
import { useLinkForm } from '../../../components/book-field/use-link-form.ts'
import { takePaste, usePasteAnywhere } from '../../../components/book-field/use-paste.ts'
import { Form } from '../../../components/form.tsx'
import { useIsAtLimit } from '../../../components/links/use-link-limit.ts'
import { paths } from '../../../lib/paths.ts'

export interface LinkFormProps {
  /** Focuses the field after a reset. */
  readonly isReset: boolean
  /** The text in the field came from another app, so the form submits without a click. */
  readonly submitsOnLoad: boolean
  /** Called once the form has submitted. */
  readonly onSubmitOnLoad: () => void
  readonly onMade: (made: MadeLinks) => Promise<void>
  /** Called when the user starts typing, to load the code for results in the meantime. */
  readonly onStart: () => void
  readonly onMultipleBooks: (inputs: readonly string[]) => void
}

const HINT = 'Paste anywhere on this page, or search by title or author.'
const LIMIT_LABEL = 'Upgrade to Premium for more links'

export function LinkForm(props: LinkFormProps): ReactNode {
  const { isReset, onMade, onStart, onMultipleBooks } = props
  const field = useRef<HTMLInputElement>(null)
  const focusField = () => field.current?.focus()
  const form = useLinkForm({ onMade, onRefused: focusField })
  const { offer } = form
  const { BookResults } = form
  const isAtLimit = useIsAtLimit()
  usePasteAnywhere(form.paste)
  useEffect(() => {
    if (isReset) field.current?.focus()
  }, [isReset])
  useSubmitOnLoad(props, form.submit)

  return (
    <>
      <Form
        aria-busy={form.isBusy}
        onFocus={onStart}
        onSubmit={() => {
          form.submit()
        }}
      >
        <TextField
          {...form.search.field}
          ref={field}
          size="large"
          label="Enter ISBN, ASIN, or Amazon URL"
          name="book"
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          placeholder="978-0-14-143951-8"
          value={form.text}
          readOnly={form.isBusy}
          error={form.error}
          hint={form.hint ?? HINT}
          onChange={(event) => form.change(event.currentTarget.value)}
          onPaste={(event) => takePaste(event, form.paste)}
          below={
            BookResults && (
              <BookResults
                search={form.search}
                className="z-20 max-sm:mb-3 sm:absolute sm:inset-x-0 sm:top-full"
              />
            )
          }
          action={
            isAtLimit ? (
              <Button size="large" disabled className="text-base sm:px-4">
                {LIMIT_LABEL}
              </Button>
            ) : (
              <Button
                type="submit"
                size="large"
                busy={form.isBusy}
                className="sm:min-w-64"
                // Without this, a press takes the focus from the field. The results above the button
                // then close, so that on a phone the button moves away before the click.
                onMouseDown={(event) => event.preventDefault()}
              >
                {form.isBusy ? 'Processing...' : 'Generate Global Link'}
              </Button>
            )
          }
        />
        {offer && (
          <Button kind="outline" className="mt-4" onClick={() => form.choose(offer.isbn)}>
            {offer.label}
          </Button>
        )}
        {isAtLimit && <LookUpActions isBusy={form.isBusy} />}
      </Form>
      {form.several ? (
        <SeveralBooks
          inputs={form.several}
          onAccept={() => onMultipleBooks(form.several ?? [])}
          acceptLabel={`Create ${form.several.length} links`}
          onDecline={form.chooseFirst}
          onChoose={form.choose}
          BookChoices={form.BookChoices}
        />
      ) : (
        !isAtLimit && <ExampleBook isDisabled={form.isBusy} onPick={form.paste} />
      )}
    </>
  )
}

/** At the limit, the form still looks up a book and its direct links. */
function LookUpActions({ isBusy }: { readonly isBusy: boolean }) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
      <Button type="submit" kind="outline" busy={isBusy}>
        Look up store links
      </Button>
      <Link to={paths.linkTester} className="text-link inline-flex min-h-11 items-center">
        Test a link
      </Link>
    </div>
  )
}

function useSubmitOnLoad(
  { submitsOnLoad, onSubmitOnLoad }: LinkFormProps,
  submit: () => void,
): void {
  const take = useEffectEvent(() => {
    onSubmitOnLoad()
    submit()
  })
  useEffect(() => {
    if (submitsOnLoad) take()
  }, [submitsOnLoad])
}

interface ExampleBookProps {
  readonly isDisabled: boolean
  readonly onPick: (isbn: string) => void
}

const EXAMPLE = { title: 'Pride and Prejudice', isbn: '978-0-14-143951-8' }

function ExampleBook({ isDisabled, onPick }: ExampleBookProps) {
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
