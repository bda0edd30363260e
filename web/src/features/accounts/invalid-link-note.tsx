import { errorMessages } from '@everyshelf/domain/messages'
import { FormFailure } from './form/form-failure.tsx'
import { useAccountState } from './use-account-state.ts'

/** Explains that a link from an email has expired, above the form that sends a new one. */
export function InvalidLinkNote() {
  const { isLinkInvalid } = useAccountState()
  return isLinkInvalid ? <FormFailure message={errorMessages['invalid-token']} /> : null
}
