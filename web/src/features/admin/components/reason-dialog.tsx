import { ADMIN_REASON_MAX_LENGTH } from '@everyshelf/domain/schemas'
import { Button, Dialog, TextField } from '@everyshelf/ui/primitives'
import { type ReactNode, useState } from 'react'
import { ActionResult } from './action-result.tsx'

interface ReasonDialogProps {
  readonly title: string
  readonly description: string
  readonly hint: string
  readonly action: string
  readonly isDangerous?: boolean
  readonly isBusy: boolean
  readonly error: unknown
  /** More fields above the reason. */
  readonly children?: ReactNode
  readonly onReason: (reason: string) => void
  readonly onClose: () => void
}

const MIN_LENGTH = 3

/** Confirms an action and asks for the reason that goes into the audit log. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, description, hint, action, isDangerous = false, isBusy, error } = props
  const [reason, setReason] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const isMissing = reason.trim().length < MIN_LENGTH
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
      title={title}
      description={description}
    >
      <form
        noValidate
        className="mt-5"
        onSubmit={(event) => {
          event.preventDefault()
          setSubmitted(true)
          if (!isMissing && !isBusy) props.onReason(reason.trim())
        }}
      >
        {props.children}
        <TextField
          label="Reason"
          hint={hint}
          error={isSubmitted && isMissing ? 'Please give a reason' : undefined}
          maxLength={ADMIN_REASON_MAX_LENGTH}
          autoComplete="off"
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <ActionResult error={error} done={null} />
        <div className="mt-4 flex flex-wrap justify-end gap-3">
          <Button kind="quiet" onClick={props.onClose}>
            Cancel
          </Button>
          <Button type="submit" kind={isDangerous ? 'danger' : 'solid'} busy={isBusy}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
