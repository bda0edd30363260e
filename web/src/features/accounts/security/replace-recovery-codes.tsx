import { Button } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { trpc } from '../../../lib/api/trpc.tsx'
import { FormFailure } from '../form/form-failure.tsx'
import { useFormAction } from '../form/use-form-action.ts'
import { ProofForm } from './proof-form.tsx'
import { type SecurityProof, useSecurityProof } from './use-security-proof.ts'

interface ReplaceRecoveryCodesProps {
  /** Unused codes. */
  readonly left: number
  readonly onCodes: (recoveryCodes: readonly string[]) => void
}

export function ReplaceRecoveryCodes({ left, onCodes }: ReplaceRecoveryCodesProps) {
  const server = trpc.useUtils()
  const create = trpc.security.createRecoveryCodes.useMutation()
  const [isBusy, setBusy] = useState(false)
  const proof = useSecurityProof<null>(async (_value, given) => {
    const { recoveryCodes } = await create.mutateAsync(given)
    onCodes(recoveryCodes)
    await server.security.get.invalidate()
  })
  const { failure, run } = useFormAction(
    (given: SecurityProof) => proof.run(null, given),
    'profile-update-failed',
  )
  const replace = async (given: SecurityProof) => {
    setBusy(true)
    await run(given)
    setBusy(false)
  }
  return (
    <div className="border-t border-rule pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h3 className="m-0 text-base font-semibold">Recovery codes</h3>
          <p className="m-0 mt-1 text-ink-soft">
            {left === 1 ? '1 unused code' : `${left} unused codes`}. New codes replace the old ones.
          </p>
        </div>
        {!proof.asks && (
          <Button kind="outline" busy={isBusy} onClick={() => void replace({})}>
            Create new codes
          </Button>
        )}
      </div>
      <div className="mt-4 empty:hidden">
        <FormFailure message={failure} />
        {proof.asks && (
          <ProofForm
            asks={proof.asks}
            label="Create new codes"
            isBusy={isBusy}
            isWrong={proof.isWrong}
            onProof={(given) => void replace(given)}
          />
        )}
      </div>
    </div>
  )
}
