import { CodeForm } from '../../../components/two-factor/code-form.tsx'
import { trpc } from '../../../lib/api/trpc.tsx'
import { GatePage } from './gate-page.tsx'

/** Asks for the second factor, again after 30 minutes without a call. */
export function EnterCode() {
  const server = trpc.useUtils()
  const unlock = trpc.admin.access.open.useMutation({
    onSuccess: () => server.admin.access.get.invalidate(),
  })
  return (
    <GatePage
      title="Enter your code"
      lead="Use the code from your authenticator app. The admin area locks after 30 minutes without activity."
    >
      <CodeForm
        label="Code"
        hint="6 digits, or one of your recovery codes."
        action="Unlock"
        isBusy={unlock.isPending}
        error={unlock.error}
        onCode={(code) => unlock.mutate({ code })}
      />
    </GatePage>
  )
}
