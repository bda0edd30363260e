import { Button, Dialog, TextField } from '@everyshelf/ui/primitives'
import { type ReactNode, useState } from 'react'
import { ByServiceTags } from '../../../components/by-service-tags.tsx'
import { trpc } from '../../../lib/api/trpc.tsx'
import type { SessionUser } from '../../../lib/session/session.ts'
import { forgetSession } from '../../../lib/session/sign-out.ts'
import { showToast, toastTexts } from '../../../lib/toasts.ts'
import { FormFailure } from '../form/form-failure.tsx'
import { ProofForm } from '../security/proof-form.tsx'
import { useProofForm } from '../security/use-proof-form.ts'
import type { SecurityProof } from '../security/use-security-proof.ts'

const CONSEQUENCES: readonly (readonly [key: string, text: ReactNode])[] = [
  ['data', 'We delete your name, email, password, tags, and messages, and sign out every device.'],
  [
    'links',
    <ByServiceTags
      key="links"
      some="Links you shared keep working for readers, with Everyshelf’s affiliate tags instead of yours."
      none="Links you shared keep working for readers, without affiliate tags."
    />,
  ],
  ['clicks', 'We keep anonymous click counts, but you will no longer see them.'],
  ['undo', 'You can’t undo this. Download your data first to keep a copy.'],
]

interface DeleteDialogProps {
  readonly user: SessionUser
  readonly onClose: () => void
}

export function DeleteDialog({ user, onClose }: DeleteDialogProps) {
  const remove = trpc.accounts.deleteAccount.useMutation()
  const [typed, setTyped] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const isEmailTyped = typed.trim().toLowerCase() === user.email.toLowerCase()
  const proof = useProofForm(async (given) => {
    await remove.mutateAsync(given)
    forgetSession()
    showToast(toastTexts['account-deleted'])
  }, 'profile-update-failed')
  const submit = async (given: SecurityProof) => {
    setSubmitted(!isEmailTyped)
    if (isEmailTyped && !proof.isBusy) await proof.run(given)
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Delete your account?">
      <ul className="mt-4 mb-6 list-none p-0 text-sm text-ink-soft">
        {CONSEQUENCES.map(([key, text]) => (
          <li key={key} className="border-t border-rule py-3 first:border-t-0">
            {text}
          </li>
        ))}
      </ul>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit({})
        }}
      >
        <FormFailure message={proof.failure} />
        <TextField
          label={`Type ${user.email} to confirm`}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          error={isSubmitted && !isEmailTyped ? 'This isn’t your account’s email.' : undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {!proof.asks && (
          <div className="mt-2 flex flex-wrap justify-end gap-3">
            <Button kind="quiet" onClick={onClose}>
              Keep my account
            </Button>
            <Button type="submit" kind="danger" busy={proof.isBusy}>
              Delete permanently
            </Button>
          </div>
        )}
      </form>
      <ProofForm proof={{ ...proof, run: submit }} label="Delete permanently" />
    </Dialog>
  )
}
