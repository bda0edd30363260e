import { Button } from '@everyshelf/ui/primitives'
import { trpc } from '../../../lib/api/trpc.tsx'
import { FormFailure } from '../form/form-failure.tsx'
import { ProofForm } from './proof-form.tsx'
import { useProofForm } from './use-proof-form.ts'

interface ReplaceRecoveryCodesProps {
  /** Unused codes. */
  readonly left: number
  readonly onCodes: (recoveryCodes: readonly string[]) => void
}

export function ReplaceRecoveryCodes({ left, onCodes }: ReplaceRecoveryCodesProps) {
  const server = trpc.useUtils()
  const create = trpc.security.createRecoveryCodes.useMutation()
  const proof = useProofForm(async (given) => {
    const { recoveryCodes } = await create.mutateAsync(given)
    onCodes(recoveryCodes)
    await server.security.get.invalidate()
  }, 'profile-update-failed')
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
          <Button kind="outline" busy={proof.isBusy} onClick={() => void proof.run({})}>
            Create new codes
          </Button>
        )}
      </div>
      <div className="mt-4 empty:hidden">
        <FormFailure message={proof.failure} />
        <ProofForm proof={proof} label="Create new codes" />
      </div>
    </div>
  )
}
