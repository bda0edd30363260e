import type { BackMatter } from '@everyshelf/domain/back-matter'
import { ChoiceField } from '@everyshelf/ui/primitives'
import { showError } from '@everyshelf/ui/toast'
import { Download } from 'lucide-react'
import { useId, useState } from 'react'
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
  const [code, setCode] = useState('kindle')
  const shown = matters.find(({ file }) => file.code === code) ?? matters[0]
  const isEmpty = matters.every(({ sections }) => sections.length === 0)

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
      {isEmpty ? (
        <p className="m-0 text-ink-soft text-pretty">
          Choose a next book, save your other books, or add your newsletter.
        </p>
      ) : (
        <>
          <FileChoice {...{ matters, code }} onChange={setCode} />
          {shown && <FilePreview matter={shown} />}
          <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-rule pt-6">
            <ActionButton
              icon={<Download aria-hidden="true" className="size-[1.1em]" />}
              onAction={save}
            >
              Download all as ZIP
            </ActionButton>
            <p className="m-0 text-ink-soft">A folder for each store, and a README.</p>
          </div>
          <div className="mt-6">
            <EpubCheckLink />
          </div>
        </>
      )}
    </AccountSection>
  )
}

interface FileChoiceProps extends Pick<FilesProps, 'matters'> {
  readonly code: string
  readonly onChange: (code: string) => void
}

function FileChoice({ matters, code, onChange }: FileChoiceProps) {
  const name = useId()
  const files = matters.map(({ file }) => file)
  const others = files.filter(({ isUploadedByAuthors }) => !isUploadedByAuthors)
  return (
    <>
      <fieldset className="m-0 min-w-0 border-0 p-0">
        <legend className="mb-2 p-0 font-semibold">File for</legend>
        <div className="flex flex-wrap gap-2">
          {files
            .filter(({ isUploadedByAuthors }) => isUploadedByAuthors)
            .map((file) => (
              <label
                key={file.code}
                className="inline-flex min-h-11 cursor-pointer items-center rounded-md border border-rule-strong px-4 font-semibold hover:bg-wash has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
              >
                <input
                  type="radio"
                  name={name}
                  checked={file.code === code}
                  onChange={() => onChange(file.code)}
                  className="sr-only"
                />
                {file.name}
              </label>
            ))}
        </div>
      </fieldset>
      {others.length > 0 && (
        <div className="mt-4 max-w-80">
          <ChoiceField
            label="Another store"
            value={others.some((file) => file.code === code) ? code : ''}
            none="Choose a store"
            choices={others}
            onChange={(other) => onChange(other || 'kindle')}
          />
        </div>
      )}
    </>
  )
}
