import {
  type BookDetailField,
  DESCRIPTION_MAX_LENGTH,
  type DetailSource,
  SERIES_NUMBER_MAX_LENGTH,
  TITLE_MAX_LENGTH,
} from '@everyshelf/domain/books'
import { languageNames } from '@everyshelf/domain/countries'
import { ChoiceField, Disclosure, TextArea, TextField } from '@everyshelf/ui/primitives'
import type { ComponentProps } from 'react'
import { Form } from '../../components/form.tsx'
import { useIsNarrow } from '../../components/layout/use-is-narrow.ts'
import { SaveOrDiscard } from '../../components/save-or-discard.tsx'
import type { BookDetailsEditor, BookDetailsView } from './use-book-details.ts'
import { useDetailsForm } from './use-details-form.ts'

/** All languages that a book can have, in the order of their English names. */
const languagesByName = [...languageNames]
  .map(([code, name]) => ({ code, name }))
  .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))

interface DetailsFormProps extends Pick<BookDetailsEditor, 'save'> {
  readonly view: BookDetailsView
}

/** All fields in one form. Only those that changed are sent. On a phone, some are collapsed. */
export function DetailsForm({ view, save }: DetailsFormProps) {
  const isNarrow = useIsNarrow()
  const { texts, problems, isChanged, isBusy, type, submit, discard } = useDetailsForm(view, save)

  const field = (name: BookDetailField, label: string, hint?: string) =>
    ({
      label,
      value: texts[name],
      readOnly: isBusy,
      autoComplete: 'off',
      error: problems[name],
      hint: (
        <SourceNote
          source={view.sources[name]}
          hint={hint}
          label={label}
          onReset={() => void save({ [name]: null })}
          onShow={() => void save({ [name]: view.details[name] })}
        />
      ),
      onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
        type(name, event.currentTarget.value),
    }) satisfies ComponentProps<typeof TextField> & Partial<ComponentProps<typeof TextArea>>

  const rarelyChanged = (
    <>
      <div className="mt-2 grid gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,1fr)_8rem]">
        <TextField {...field('series', 'Series')} maxLength={TITLE_MAX_LENGTH} />
        <TextField
          {...field('seriesNumber', 'Number in series')}
          maxLength={SERIES_NUMBER_MAX_LENGTH}
        />
      </div>
      <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
        <div>
          <ChoiceField
            label="Language"
            value={texts.language}
            choices={languagesByName}
            none="Unknown"
            onChange={(code) => type('language', code)}
          />
          <p className="mt-2 mb-0 min-h-6 text-sm text-ink-soft">
            {field('language', 'Language').hint}
          </p>
        </div>
        <TextField
          {...field(
            'publishedOn',
            'Publication date',
            'Enter a year, month, or full date, such as 2026-11-24.',
          )}
          maxLength={10}
        />
      </div>
    </>
  )

  return (
    <Form className="grid min-w-0 gap-y-2" onSubmit={submit}>
      <TextField {...field('title', 'Title')} maxLength={TITLE_MAX_LENGTH} />
      <TextField {...field('subtitle', 'Subtitle')} maxLength={TITLE_MAX_LENGTH} />
      <TextArea {...field('authors', 'Authors', 'One per line.')} rows={2} />
      <TextArea
        {...field('description', 'Description')}
        maxLength={DESCRIPTION_MAX_LENGTH}
        className="mt-2"
      />
      {isNarrow ? (
        <Disclosure isCompact title="Series, language, and date">
          {rarelyChanged}
        </Disclosure>
      ) : (
        rarelyChanged
      )}
      {isChanged && (
        <SaveOrDiscard
          label="Save details"
          isBusy={isBusy}
          onDiscard={discard}
          className="sticky bottom-20 z-10 rounded-md bg-paper py-2 md:bottom-2"
        />
      )}
    </Form>
  )
}

interface SourceNoteProps {
  readonly source: DetailSource
  /** How to fill in the field. */
  readonly hint: string | undefined
  /** The field, for screen readers. */
  readonly label: string
  readonly onReset: () => void
  /** Makes it the owner's own, which readers see. */
  readonly onShow: () => void
}

const sourceWords: Readonly<Record<DetailSource, string>> = {
  edited: 'Edited.',
  catalog: 'From the catalog.',
  page: 'From the page you saved. Readers don’t see it yet.',
  none: '',
}

/** Where the value of a field comes from, and a button that resets it. */
function SourceNote({ source, hint, label, onReset, onShow }: SourceNoteProps) {
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      {hint && <span>{hint}</span>}
      <span className={source === 'edited' ? 'font-medium text-ink' : undefined}>
        {sourceWords[source]}
      </span>
      {source === 'edited' && (
        <button
          type="button"
          aria-label={`Reset to catalog: ${label}`}
          className="text-link min-h-11"
          onClick={onReset}
        >
          Reset to catalog
        </button>
      )}
      {source === 'page' && (
        <button
          type="button"
          aria-label={`Show to readers: ${label}`}
          className="text-link min-h-11"
          onClick={onShow}
        >
          Show to readers
        </button>
      )}
    </span>
  )
}
