import { Button } from '@everyshelf/ui/primitives'
import { KeyRound } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { supportsPasskeys } from '../../../lib/account/passkey-support.ts'
import { FormFailure } from '../form/form-failure.tsx'
import { useFormAction } from '../form/use-form-action.ts'

const loadPasskeys = () => import('../../../lib/account/passkeys.ts')

interface PasskeyButtonProps {
  readonly onSignedIn: () => Promise<void>
}

/** Signs in with a passkey: by this button, or by the autofill of the email field. */
export function PasskeyButton({ onSignedIn }: PasskeyButtonProps) {
  const [isSupported] = useState(supportsPasskeys)
  const finish = useEffectEvent(onSignedIn)
  const { failure, isBusy, run } = useFormAction(async () => {
    const { signInByPrompt } = await loadPasskeys()
    if (await signInByPrompt()) await onSignedIn()
  }, 'passkey-failed')

  useEffect(() => {
    if (!isSupported) return
    // Without autofill the button still works, so its errors are not shown.
    const offer = async () => {
      const { signInByAutofill } = await loadPasskeys()
      if (await signInByAutofill()) await finish()
    }
    offer().catch(() => {})
    return () => void loadPasskeys().then(({ cancelPrompt }) => cancelPrompt())
  }, [isSupported])

  if (!isSupported) return null
  return (
    <>
      <FormFailure message={failure} />
      <Button
        kind="outline"
        className="mb-4 w-full"
        busy={isBusy}
        icon={<KeyRound aria-hidden="true" className="size-5" />}
        onClick={() => void run()}
      >
        Sign in with a passkey
      </Button>
    </>
  )
}
