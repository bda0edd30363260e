import { Button } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { paths } from '../../../app/paths.ts'
import { startGoogleSignIn } from '../../../lib/auth.ts'
import { keepReturn } from '../../../lib/kept-return.ts'
import { useReturn } from '../use-return.ts'
import { FormFailure } from './form-failure.tsx'
import { GoogleMark } from './google-mark.tsx'
import { useAct } from './use-act.ts'

/** Leaves for Google's own page; what the visitor had in hand waits in this tab. */
export function GoogleButton() {
  const { to, state } = useReturn()
  const [isLeaving, setLeaving] = useState(false)
  const { failure, run } = useAct(async () => {
    const address = await startGoogleSignIn(to ?? `${paths.dashboard}?welcome=google`)
    keepReturn({ to, state })
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
        icon={<GoogleMark className="size-5" />}
        onClick={() => void run(undefined)}
      >
        Continue with Google
      </Button>
    </div>
  )
}
