import { isReservedSlug, type Slug } from '@everyshelf/domain/links'
import type { ErrorCode } from '@everyshelf/domain/messages'
import { SERIES_NAME_MAX_LENGTH, SERIES_TEXT_MAX_LENGTH } from '@everyshelf/domain/series'
import { AccountSection } from '../../../components/account-section.tsx'
import { TextForm } from '../../../components/page-preview/text-form.tsx'
import { SlugForm } from '../../../components/slug-form.tsx'
import { showToast, toastTexts } from '../../../lib/toasts.ts'
import type { SeriesEditing } from './use-series-editor.ts'

/** Name, text, and address of the series page. */
export function DetailsForm(editing: SeriesEditing) {
  const { series, update } = editing
  return (
    <AccountSection
      name="details"
      title="Name and address"
      about="Readers see the name and the introduction on the series page."
    >
      <TextForm
        saved={series}
        nameField={{ label: 'Name', maxLength: SERIES_NAME_MAX_LENGTH }}
        textField={{
          label: 'Introduction',
          maxLength: SERIES_TEXT_MAX_LENGTH,
          hint: 'Optional. What connects the books, in a few sentences.',
        }}
        save={async (texts) => {
          const isSaved = await update(texts)
          if (isSaved) showToast(toastTexts['series-saved'])
          return isSaved
        }}
      />
      <AddressForm {...editing} />
    </AccountSection>
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
