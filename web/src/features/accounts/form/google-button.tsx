import { Button } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { startGoogleSignIn } from '../../../lib/account/auth.ts'
import { paths } from '../../../lib/paths.ts'
import { storeReturn } from '../../../lib/session/stored-return.ts'
import { useReturnTarget } from '../use-return-target.ts'
import { FormFailure } from './form-failure.tsx'
import { GoogleLogo } from './google-logo.tsx'
import { useFormAction } from './use-form-action.ts'

/** Opens Google's sign-in page. The return target stays in this tab's storage meanwhile. */
export function GoogleButton() {
  const { to, state } = useReturnTarget()
  const [isLeaving, setLeaving] = useState(false)
  const { failure, run } = useFormAction(async () => {
    const address = await startGoogleSignIn(to ?? `${paths.dashboard}?welcome=google`)
    storeReturn({ to, state })
    setLeaving(true)
    window.location.assign(address)
  }, 'google-sign-in-failed')
  return (
    <div className="mt-2">
      <p className="mb-6 flex items-center gap-4 text-sm text-ink-faint before:h-px before:flex-1 before:bg-rule after:h-px after:flex-1 after:bg-rule">
        or
      </p>
      <FormFailure message={failure} />
      <Button
        kind="outline"
        className="w-full"
        busy={isLeaving}
        icon={<GoogleLogo className="size-5" />}
        onClick={() => void run()}
      >
        Continue with Google
      </Button>
    </div>
  )
}
