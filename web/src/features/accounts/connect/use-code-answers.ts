import { trpc } from '../../../lib/api/trpc.tsx'
import { type SecurityProof, useSecurityProof } from '../security/use-security-proof.ts'
import { showApiError } from '../show-api-error.ts'

/** Approves or denies a code. Approving also needs a recent sign-in or the password. */
export function useCodeAnswers(userCode: string) {
  const approve = trpc.devices.approve.useMutation()
  const deny = trpc.devices.deny.useMutation({ onError: showApiError })
  const proof = useSecurityProof(async (given) => {
    await approve.mutateAsync({ userCode, ...given })
  })
  return {
    approve: {
      ...proof,
      run: (given: SecurityProof) => proof.run(given).catch(showApiError),
    },
    deny: { run: () => deny.mutate({ userCode }), isBusy: deny.isPending },
    approved: approve.data?.state,
    denied: deny.data?.state,
  }
}
