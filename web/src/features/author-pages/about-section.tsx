import { AUTHOR_NAME_MAX_LENGTH, AUTHOR_TEXT_MAX_LENGTH } from '@everyshelf/domain/limits'
import { Button, TextArea, TextField } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { AccountSection } from '../../components/account-section.tsx'
import { PortraitField } from './portrait-field.tsx'
import type { AuthorPageEditor } from './use-author-page.ts'

/** Photo, name, and text. */
export function AboutSection(editor: AuthorPageEditor) {
  const { page, save } = editor
  const [typed, setTyped] = useState<{ readonly name?: string; readonly text?: string }>({})
  const [isBusy, setBusy] = useState(false)
  const { name, text } = { ...page, ...typed }
  const isChanged = name !== page.name || text !== page.text
  const hasName = name.trim() !== ''

  const submit = async () => {
    if (!isChanged || !hasName) return
    setBusy(true)
    if (await save({ name, text })) setTyped({})
    setBusy(false)
  }

  return (
    <AccountSection title="About" about="Your photo, your name, and a few words about you.">
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-[12rem_minmax(0,1fr)]">
        <PortraitField {...editor} />
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
        >
          <TextField
            label="Author name"
            value={name}
            maxLength={AUTHOR_NAME_MAX_LENGTH}
            autoComplete="off"
            error={!hasName && 'Enter a name.'}
            onChange={({ currentTarget: { value } }) =>
              setTyped((before) => ({ ...before, name: value }))
            }
          />
          <TextArea
            label="Text"
            value={text}
            rows={6}
            maxLength={AUTHOR_TEXT_MAX_LENGTH}
            hint="Plain text. Line breaks are kept."
            onChange={({ currentTarget: { value } }) =>
              setTyped((before) => ({ ...before, text: value }))
            }
          />
          {isChanged && (
            <div className="mt-2 flex gap-2">
              <Button type="submit" busy={isBusy}>
                Save
              </Button>
              <Button kind="quiet" onClick={() => setTyped({})}>
                Discard
              </Button>
            </div>
          )}
        </form>
      </div>
    </AccountSection>
  )
}
