import { PAGE_NOTE_MAX_LENGTH } from '@everyshelf/domain/links'
import { TextArea } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { Form } from '../../../components/form.tsx'
import { SaveOrDiscard } from '../../../components/save-or-discard.tsx'

interface NoteFieldProps {
  readonly saved: string
  /** Null: nothing but what is saved. */
  readonly typed: string | null
  readonly setTyped: (text: string | null) => void
  readonly save: (note: string) => Promise<boolean>
}

/** The owner's note above the retailers. */
export function NoteField({ saved, typed, setTyped, save }: NoteFieldProps) {
  const [isBusy, setBusy] = useState(false)
  const text = typed ?? saved
  const isChanged = text.trim() !== saved
  const submit = async () => {
    if (isBusy || !isChanged) return
    setBusy(true)
    const isDone = await save(text.trim())
    setBusy(false)
    if (isDone) setTyped(null)
  }
  return (
    <Form onSubmit={submit}>
      <TextArea
        label="Note to readers"
        rows={2}
        maxLength={PAGE_NOTE_MAX_LENGTH}
        placeholder="Signed copies at your local bookstore…"
        value={text}
        readOnly={isBusy}
        hint={`${text.length} of ${PAGE_NOTE_MAX_LENGTH} characters. We don’t translate your note.`}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {isChanged && (
        <SaveOrDiscard label="Save note" isBusy={isBusy} onDiscard={() => setTyped(null)} />
      )}
    </Form>
  )
}
