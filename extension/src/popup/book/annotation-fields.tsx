import { readApiError } from '@everyshelf/client'
import { TITLE_MAX_LENGTH } from '@everyshelf/domain/books'
import {
  LABEL_NAME_MAX_LENGTH,
  LABELS_PER_LINK_MAX,
  LINK_NOTE_MAX_LENGTH,
  SLUG_MAX_LENGTH,
  splitLabels,
} from '@everyshelf/domain/links'
import { Button } from '@everyshelf/ui/primitives'
import { showError } from '@everyshelf/ui/toast'
import { useId, useState } from 'react'
import { openApi } from '../../api/open-api.ts'
import { translate } from '../../messages/translate.ts'
import { readCacheOwner } from '../../storage/cache-owner.ts'
import { replaceSavedLink, type SavedLink, toSavedLink } from '../../storage/saved-links.ts'
import type { EditedAnnotation } from './use-annotation.ts'

interface AnnotationFieldsProps {
  /** Null before the link is saved; the typed text is then sent with the save. */
  readonly saved: SavedLink | null
  /** The book's title as shown. */
  readonly title: string
  readonly isPremium: boolean
  readonly annotation: EditedAnnotation
}

/** All names, with a comma and a space after each. */
const LABELS_MAX_LENGTH = LABELS_PER_LINK_MAX * (LABEL_NAME_MAX_LENGTH + 2)

const field =
  'mt-1 block w-full rounded-md border border-field-rule bg-field px-2.5 py-1.5 text-sm text-field-ink'

/** The owner's labels and note, and before the save its title and slug, collapsed until opened. */
export function AnnotationFields(props: AnnotationFieldsProps) {
  const { saved, title, isPremium, annotation } = props
  const id = useId()
  const [isBusy, setBusy] = useState(false)
  const { value, isChanged, change } = annotation
  const hasText = value.label !== '' || value.note !== ''
  const store = async ({ id: linkId }: SavedLink) => {
    setBusy(true)
    try {
      const owner = await readCacheOwner()
      const labels = splitLabels(value.label)
      const change = { id: linkId, labels, note: value.note }
      const changed = await (await openApi()).links.annotate.mutate(change)
      await replaceSavedLink(owner, toSavedLink(changed))
    } catch (error) {
      showError(readApiError(error).code)
    }
    setBusy(false)
  }
  return (
    <details className="mt-2 text-sm">
      <summary className="flex min-h-9 cursor-pointer items-center font-medium">
        {translate(saved ? (hasText ? 'labelAndNote' : 'addLabelOrNote') : 'editBeforeSaving')}
        {value.label !== '' && (
          <span className="ml-2 truncate font-normal text-ink-soft">{value.label}</span>
        )}
      </summary>
      {!saved && (
        <>
          <label htmlFor={`${id}-title`}>{translate('bookTitle')}</label>
          <input
            id={`${id}-title`}
            autoComplete="off"
            maxLength={TITLE_MAX_LENGTH}
            value={value.ownTitle ?? title}
            onChange={({ currentTarget }) => change({ ...value, ownTitle: currentTarget.value })}
            className={field}
          />
        </>
      )}
      {!saved && isPremium && (
        <>
          <label htmlFor={`${id}-slug`} className="mt-2 block">
            {translate('shortLinkEnd')}
          </label>
          <input
            id={`${id}-slug`}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={SLUG_MAX_LENGTH}
            value={value.slug ?? ''}
            onChange={({ currentTarget }) => change({ ...value, slug: currentTarget.value })}
            className={field}
          />
        </>
      )}
      <label htmlFor={`${id}-label`} className={saved ? '' : 'mt-2 block'}>
        {translate('label')}
      </label>
      <input
        id={`${id}-label`}
        autoComplete="off"
        maxLength={LABELS_MAX_LENGTH}
        value={value.label}
        onChange={({ currentTarget }) => change({ ...value, label: currentTarget.value })}
        className={field}
      />
      <label htmlFor={`${id}-note`} className="mt-2 block">
        {translate('note')}
      </label>
      <textarea
        id={`${id}-note`}
        rows={2}
        maxLength={LINK_NOTE_MAX_LENGTH}
        value={value.note}
        onChange={({ currentTarget }) => change({ ...value, note: currentTarget.value })}
        className={field}
      />
      <p className="m-0 mt-1 text-ink-soft">{translate('onlyYouSee')}</p>
      {saved && (isChanged || isBusy) && (
        <Button
          kind="outline"
          size="small"
          className="mt-2"
          busy={isBusy}
          onClick={() => void store(saved)}
        >
          {translate('saveLabelAndNote')}
        </Button>
      )}
    </details>
  )
}
