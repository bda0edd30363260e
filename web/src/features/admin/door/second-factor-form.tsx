import { trpc } from '../../../lib/api.tsx'
import { CodeForm } from './code-form.tsx'
import { DoorFrame } from './door-frame.tsx'

/** Asks for the second factor; after half an hour without a call it does so again. */
export function SecondFactorForm() {
  const server = trpc.useUtils()
  const open = trpc.admin.access.open.useMutation({
    onSuccess: () => server.admin.access.get.invalidate(),
  })
  return (
    <DoorFrame
      title="Your code, please"
      lead="The admin area opens with the code of your authenticator app, and closes again after half an hour without you."
    >
      <CodeForm
        label="Code"
        hint="Six digits, or one of your recovery codes."
        action="Open"
        isBusy={open.isPending}
        error={open.error}
        onCode={(code) => open.mutate({ code })}
      />
    </DoorFrame>
  )
}
