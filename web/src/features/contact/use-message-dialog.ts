import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { forgetDraft, keepDraft } from './drafts.ts'
import { type MessageFormState, type MessageOutcome, useMessageForm } from './use-message-form.ts'
import { usePrefill } from './use-prefill.ts'

interface MessageDialog extends MessageFormState {
  /** Keeps what was typed for the next time. */
  readonly close: () => void
}

/** A form of ours to whoever runs the server: filled in with who is signed in, kept when it is closed. */
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
      keepDraft(draft, getValues())
      onClose()
    },
  }
}
