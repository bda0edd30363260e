import type { BackMatter } from '@everyshelf/domain/back-matter'
import { ChoiceField } from '@everyshelf/ui/primitives'
import { showError } from '@everyshelf/ui/toast'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { AccountSection } from '../../components/account-section.tsx'
import { ActionButton } from '../../components/action-button.tsx'
import { EpubCheckLink } from '../../components/epub-check-link.tsx'
import { FilePreview } from './file-preview.tsx'

interface FilesProps {
  readonly title: string
  readonly matters: readonly BackMatter[]
}

/** The back matter of each file of the book, and all of them as a ZIP. */
export function Files({ title, matters }: FilesProps) {
  const [chosen, setChosen] = useState('kindle')
  const used = matters.filter(({ sections }) => sections.length > 0)
  // The first file says why it is empty only if the author chose something that its store forbids.
  const offered = used.some(({ sections }) => sections.some(({ kind }) => kind !== 'author'))
    ? matters
    : used
  const shown = offered.find(({ file }) => file.code === chosen) ?? offered[0]

  const save = async () => {
    try {
      const { saveKit } = await import('./save-kit.ts')
      await saveKit(title, matters)
    } catch {
      showError('offline')
    }
  }

  return (
    <AccountSection
      name="files"
      title="A file for each store"
      about="Some stores reject files that link to competitors. Upload a separate file to each store."
    >
      {used.length === 0 ? (
        <p className="m-0 text-ink-soft text-pretty">
          Your pages appear here once they have a book or your newsletter to link to.
        </p>
      ) : (
        <>
          <ChoiceField
            label="File for"
            value={shown?.file.code ?? ''}
            choices={offered
              .map(({ file }) => file)
              .toSorted((a, b) => Number(b.isUploadedByAuthors) - Number(a.isUploadedByAuthors))}
            onChange={setChosen}
          />
          {shown && <FilePreview matter={shown} />}
          <div className="mt-8 border-t border-rule pt-6">
            <ActionButton
              icon={<Download aria-hidden="true" className="size-[1.1em]" />}
              onAction={save}
            >
              Download all as ZIP
            </ActionButton>
          </div>
          <div className="mt-6">
            <EpubCheckLink />
          </div>
        </>
      )}
    </AccountSection>
  )
}
