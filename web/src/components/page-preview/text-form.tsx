import { TextArea, TextField } from '@everyshelf/ui/primitives'
import { type ComponentProps, useState } from 'react'
import { Form } from '../form.tsx'
import { SaveOrDiscard } from '../save-or-discard.tsx'

interface Texts {
  readonly name: string
  readonly text: string
}

interface TextFormProps {
  readonly saved: Texts
  readonly nameField: Pick<ComponentProps<typeof TextField>, 'label' | 'maxLength'>
  readonly textField: Pick<ComponentProps<typeof TextArea>, 'label' | 'maxLength' | 'hint'>
  /** Resolves to whether it worked. */
  readonly save: (texts: Texts) => Promise<boolean>
}

/** The name and the text of a page. */
export function TextForm({ saved, nameField, textField, save }: TextFormProps) {
  const [typed, setTyped] = useState<Partial<Texts>>({})
  const [isBusy, setBusy] = useState(false)
  const { name = saved.name, text = saved.text } = typed
  const isEmpty = name.trim() === ''
  const isChanged = name.trim() !== saved.name || text.trim() !== saved.text
  const submit = async () => {
    if (isBusy || !isChanged || isEmpty) return
    setBusy(true)
    const isSaved = await save({ name: name.trim(), text })
    setBusy(false)
    if (isSaved) setTyped({})
  }
  return (
    <Form onSubmit={submit}>
      <TextField
        {...nameField}
        autoComplete="off"
        value={name}
        readOnly={isBusy}
        error={isEmpty && 'Enter a name.'}
        onChange={({ currentTarget: { value } }) => setTyped({ ...typed, name: value })}
      />
      <TextArea
        {...textField}
        rows={6}
        value={text}
        readOnly={isBusy}
        onChange={({ currentTarget: { value } }) => setTyped({ ...typed, text: value })}
      />
      {isChanged && (
        <SaveOrDiscard isBusy={isBusy} disabled={isEmpty} onDiscard={() => setTyped({})} />
      )}
    </Form>
  )
}
