import { readApiError } from '@everyshelf/client'
import type { NoticeCode } from '@everyshelf/domain/messages'
import type { RouterInputs } from '@everyshelf/server/api'
import { describeFailure, type FailureCause } from '@everyshelf/ui/labels'
import { showFailure, showNotice } from '@everyshelf/ui/toast'
import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { apiClient } from '../../lib/api/api-client.ts'
import { useSession } from '../../lib/session/session.ts'
import { forgetDraft, storeDraft } from './drafts.ts'

/** The messages for failure and success. */
interface MessageOutcome {
  readonly failed: 'contact-failed' | 'feedback-failed'
  readonly sent: NoticeCode
}

/** A message dialog: filled in for signed-in users, and stored as a draft when closed. */
export function useMessageDialog<Fields extends FieldValues>(
  { getValues, setValue }: Pick<UseFormReturn<Fields>, 'getValues' | 'setValue'>,
  draft: string,
  { failed, sent }: MessageOutcome,
  onClose: () => void,
) {
  usePrefill((name, value) => {
    const field = name as Path<Fields>
    if (!getValues(field)) setValue(field, value as PathValue<Fields, Path<Fields>>)
  })
  const [cause, setCause] = useState<FailureCause | null>(null)
  return {
    /** Stays next to the button after the toast is gone. */
    failure: cause && describeFailure(failed, cause).text,
    /** Sends a message. On failure, the form keeps its text. */
    send: async (message: RouterInputs['feedback']['send']) => {
      setCause(null)
      try {
        await apiClient.feedback.send.mutate(message)
      } catch (error) {
        const found = readApiError(error)
        setCause(found)
        showFailure(failed, found)
        return
      }
      showNotice(sent)
      forgetDraft(draft)
      onClose()
    },
    /** Closes the dialog and stores its text as a draft. */
    close: () => {
      storeDraft(draft, getValues())
      onClose()
    },
  }
}

/** Passes the signed-in user's name and email to the form once the session is loaded. */
function usePrefill(fill: (field: 'name' | 'email', value: string) => void) {
  const { user } = useSession()
  const onUser = useEffectEvent(fill)
  useEffect(() => {
    if (!user) return
    onUser('name', user.firstName)
    onUser('email', user.email)
  }, [user])
}
