import { isReservedSlug, type Slug } from '@everyshelf/domain/links'
import type { ErrorCode } from '@everyshelf/domain/messages'
import { SERIES_NAME_MAX_LENGTH, SERIES_TEXT_MAX_LENGTH } from '@everyshelf/domain/series'
import { Button, TextArea, TextField } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { AccountSection } from '../../../components/account-section.tsx'
import { Form } from '../../../components/form.tsx'
import { SlugForm } from '../../../components/slug-form.tsx'
import { showToast, toastTexts } from '../../../lib/toasts.ts'
import type { SeriesEditing } from './use-series-editor.ts'

/** Name, text, and address of the series page. */
export function DetailsForm(editing: SeriesEditing) {
  return (
    <AccountSection
      name="details"
      title="Name and address"
      about="Readers see the name and the introduction on the series page."
    >
      <TextForm {...editing} />
      <AddressForm {...editing} />
    </AccountSection>
  )
}

function TextForm({ series, update }: SeriesEditing) {
  const [typed, setTyped] = useState<{ readonly name?: string; readonly text?: string }>({})
  const [isBusy, setBusy] = useState(false)
  const { name = series.name, text = series.text } = typed
  const isEmpty = name.trim() === ''
  const isChanged = name.trim() !== series.name || text.trim() !== series.text
  const submit = async () => {
    if (isBusy || !isChanged || isEmpty) return
    setBusy(true)
    const isSaved = await update({ name: name.trim(), text })
    setBusy(false)
    if (!isSaved) return
    setTyped({})
    showToast(toastTexts['series-saved'])
  }
  return (
    <Form onSubmit={submit}>
      <TextField
        label="Name"
        keepsNoteLine={false}
        autoComplete="off"
        maxLength={SERIES_NAME_MAX_LENGTH}
        value={name}
        readOnly={isBusy}
        error={isEmpty ? 'Enter the name of the series.' : undefined}
        onChange={({ currentTarget: { value } }) => setTyped({ ...typed, name: value })}
      />
      <TextArea
        label="Introduction"
        className="mt-5"
        maxLength={SERIES_TEXT_MAX_LENGTH}
        value={text}
        readOnly={isBusy}
        hint="Optional. What connects the books, in a few sentences."
        onChange={({ currentTarget: { value } }) => setTyped({ ...typed, text: value })}
      />
      {isChanged && (
        <div className="mt-3 flex gap-2">
          <Button type="submit" busy={isBusy} disabled={isEmpty}>
            Save
          </Button>
          <Button kind="quiet" onClick={() => setTyped({})}>
            Discard
          </Button>
        </div>
      )}
    </Form>
  )
}

function AddressForm({ series: { slug, url }, setAddress }: SeriesEditing) {
  return (
    <SlugForm
      className="mt-6"
      label="Address"
      buttonLabel="Save address"
      saved={slug}
      prefix={url.slice(0, -slug.length)}
      findProblem={findAddressProblem}
      save={setAddress}
      onSaved={() => showToast(toastTexts['series-address-saved'])}
    />
  )
}

function findAddressProblem(text: string, slug: Slug | undefined): ErrorCode | null {
  if (slug) return isReservedSlug(slug, 'series') ? 'series-slug-reserved' : null
  return text.trim().length < 3 ? null : 'series-slug-invalid'
}
