import { errorMessages } from '@everyshelf/domain/messages'
import type { ReactNode } from 'react'
import { FormFailure } from './form/form-failure.tsx'
import { useEmailInHand } from './use-email-in-hand.ts'

interface LostLinkNoteProps {
  /** How to get a new one here. */
  readonly children: ReactNode
}

/** Shown to who followed a link that was used before or is too old. */
export function LostLinkNote({ children }: LostLinkNoteProps) {
  const { isLinkLost } = useEmailInHand()
  if (!isLinkLost) return null
  return (
    <FormFailure message={errorMessages['invalid-token']}>
      <p className="m-0 mt-1 text-sm">{children}</p>
    </FormFailure>
  )
}
