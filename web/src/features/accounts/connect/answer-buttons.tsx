import { Button } from '@everyshelf/ui/primitives'
import { ProofForm } from '../security/proof-form.tsx'
import type { ProvenAction } from '../security/use-security-proof.ts'

export interface AnswerButtonsProps {
  readonly approve: ProvenAction
  readonly deny: { readonly run: () => void; readonly isBusy: boolean }
}

/** Approving needs a recent sign-in or the password; denying needs neither. */
export function AnswerButtons({ approve, deny }: AnswerButtonsProps) {
  const isBusy = approve.isBusy || deny.isBusy
  const denyButton = (className: string) => (
    <Button
      kind="outline"
      size="large"
      className={className}
      busy={deny.isBusy}
      disabled={isBusy}
      onClick={deny.run}
    >
      Deny
    </Button>
  )
  if (approve.asks) {
    return (
      <>
        <ProofForm proof={approve} label="Approve" />
        {denyButton('mt-4')}
      </>
    )
  }
  return (
    <div className="mt-7 flex flex-col gap-3 sm:flex-row">
      <Button
        size="large"
        className="flex-1"
        busy={approve.isBusy}
        disabled={isBusy}
        onClick={() => void approve.run({})}
      >
        Approve
      </Button>
      {denyButton('flex-1')}
    </div>
  )
}
