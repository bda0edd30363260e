import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { forgetDraft, storeDraft } from './drafts.ts'
import { type MessageFormState, type MessageOutcome, useMessageForm } from './use-message-form.ts'
import { usePrefill } from './use-prefill.ts'

interface MessageDialog extends MessageFormState {
  /** Closes the dialog and stores its text as a draft. */
  readonly close: () => void
}

/** A message dialog: filled in for signed-in users, and stored as a draft when closed. */
export function useMessageDialog<Fields extends FieldValues>(
  { getValues, setValue }: Pick<UseFormReturn<Fields>, 'getValues' | 'setValue'>,
  draft: string,
  outcome: MessageOutcome,
  onClose: () => void,
): MessageDialog {
  usePrefill((name, value) => {
    const field = name as Path<Fields>
    if (!getValues(field)) setValue(field, value as PathValue<Fields, Path<Fields>>)
  })
  const form = useMessageForm(outcome, () => {
    forgetDraft(draft)
    onClose()
  })
  return {
    ...form,
    close: () => {
      storeDraft(draft, getValues())
      onClose()
    },
  }
}
