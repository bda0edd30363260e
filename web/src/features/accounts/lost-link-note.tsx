import { errorMessages } from '@everyshelf/domain/messages'
import { FormFailure } from './form/form-failure.tsx'
import { useEmailInHand } from './use-email-in-hand.ts'

/** Shown to who followed a link that was used before or is too old, above what sends a new one. */
export function LostLinkNote() {
  const { isLinkLost } = useEmailInHand()
  return isLinkLost ? <FormFailure message={errorMessages['invalid-token']} /> : null
}
