import { FREE_SAVED_LINK_LIMIT, LOW_REMAINING_LINKS } from '@everyshelf/domain/plans'
import { Button, TextField } from '@everyshelf/ui/primitives'
import { Link2 } from 'lucide-react'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { SeveralBooks } from '../../components/book-field/several-books.tsx'
import { useLinkForm } from '../../components/book-field/use-link-form.ts'
import { takePaste, usePasteAnywhere } from '../../components/book-field/use-paste.ts'
import { Form } from '../../components/form.tsx'
import { AllowanceBanner } from '../../components/links/allowance-banner.tsx'
import { useIsAtLimit } from '../../components/links/use-link-limit.ts'
import { useNewLink } from '../../components/links/use-new-link.ts'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session/session.ts'

/** Creates, saves, and copies a link in one press, and opens the book's page. */
export function NewLinkField() {
  const isAtLimit = useIsAtLimit()
  return (
    <>
      <AllowanceBanner className="mt-5" />
      {!isAtLimit && <Field />}
    </>
  )
}

function Field() {
  const field = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const remaining = useSession().allowance?.remaining ?? null
  const newLink = useNewLink()
  const form = useLinkForm({
    onPress: newLink.begin,
    onMade: newLink.finish,
    onRefused: () => {
      newLink.refuse()
      field.current?.focus()
    },
  })
  const { BookResults, several, offer } = form
  usePasteAnywhere(form.paste)
  const left =
    remaining !== null && remaining > LOW_REMAINING_LINKS
      ? `${remaining} of ${FREE_SAVED_LINK_LIMIT} free links left`
      : null

  return (
    <Form aria-busy={form.isBusy} className="mt-5" onSubmit={form.submit}>
      <TextField
        {...form.search.field}
        ref={field}
        label="ISBN, ASIN, book page, or title"
        hideLabel
        keepsNoteLine={false}
        keepsActionBeside
        name="book"
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        placeholder="Paste a book page, ISBN, or ASIN, or type a title"
        value={form.text}
        readOnly={form.isBusy}
        error={form.error}
        hint={form.hint ?? left}
        onChange={(event) => form.change(event.currentTarget.value)}
        onPaste={(event) => takePaste(event, form.paste)}
        below={
          BookResults && (
            <BookResults
              search={form.search}
              className="z-20 max-sm:mt-2 sm:absolute sm:inset-x-0 sm:top-full"
            />
          )
        }
        action={
          <Button
            type="submit"
            busy={form.isBusy}
            icon={<Link2 className="size-[1.1em]" />}
            // Keeps the focus in the field, whose results would close and move the button.
            onMouseDown={(event) => event.preventDefault()}
          >
            <span className="max-sm:sr-only">Create and copy</span>
          </Button>
        }
      />
      {offer && (
        <Button kind="outline" className="mt-3" onClick={() => form.choose(offer.isbn)}>
          {offer.label}
        </Button>
      )}
      {several && (
        <SeveralBooks
          inputs={several}
          acceptLabel={`Import ${several.length} books`}
          onAccept={() => void navigate(paths.move, { state: { text: several.join('\n') } })}
          onDecline={form.chooseFirst}
          onChoose={form.choose}
          BookChoices={form.BookChoices}
        />
      )}
    </Form>
  )
}
