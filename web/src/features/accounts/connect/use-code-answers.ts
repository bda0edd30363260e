import { readApiError } from '@everyshelf/client'
import { showError } from '@everyshelf/ui/toast'
import { trpc } from '../../../lib/api/trpc.tsx'
import { useIdentityConfirmation } from '../profile/use-identity-confirmation.ts'

/** Approves or denies a code. Approving also needs a recent sign-in or the password. */
export function useCodeAnswers(userCode: string) {
  const approve = trpc.devices.approve.useMutation()
  const deny = trpc.devices.deny.useMutation()
  const confirmation = useIdentityConfirmation<null>(async (_value, password) => {
    await approve.mutateAsync({ userCode, ...(password && { password }) })
  })
  const show = (error: unknown) => void showError(readApiError(error).code)
  const runApproval = (password?: string) => {
    confirmation.run(null, password).catch(show)
  }
  return {
    approve: { run: () => runApproval(), isPending: approve.isPending },
    deny: { run: () => deny.mutate({ userCode }, { onError: show }), isPending: deny.isPending },
    confirmation: {
      isRequired: confirmation.isRequired,
      isPasswordWrong: confirmation.isPasswordWrong,
      confirm: runApproval,
    },
    approved: approve.data?.state,
    denied: deny.data?.state,
  }
}
