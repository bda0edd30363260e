import { ADMIN_REASON_MAX_LENGTH } from '@everyshelf/domain/schemas'
import { Button, Dialog, TextField } from '@everyshelf/ui/primitives'
import { useMutation } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { ActionResult } from './action-result.tsx'

export interface ReasonTexts {
  readonly title: string
  readonly description: string
  readonly hint: string
  readonly action: string
}

interface ReasonButtonProps extends ComponentProps<typeof Button> {
  readonly texts: ReasonTexts
  /** Above the reason. */
  readonly fields?: ReactNode
  readonly onReason: (reason: string) => Promise<unknown>
  /** Once the dialog has closed. */
  readonly onDone: () => Promise<void>
}

/** A button for an action that needs a reason. */
export function ReasonButton({ texts, fields, onReason, onDone, ...button }: ReasonButtonProps) {
  const { kind = 'danger' } = button
  const [isOpen, setOpen] = useState(false)
  const change = useMutation({
    mutationFn: onReason,
    onSuccess: async () => {
      setOpen(false)
      await onDone()
    },
  })
  return (
    <>
      <Button {...button} kind={kind} onClick={() => setOpen(true)} />
      {isOpen && (
        <ReasonDialog
          texts={texts}
          isDangerous={kind === 'danger'}
          isBusy={change.isPending}
          error={change.error}
          onReason={change.mutate}
          onClose={() => setOpen(false)}
        >
          {fields}
        </ReasonDialog>
      )}
    </>
  )
}

interface ReasonDialogProps {
  readonly texts: ReasonTexts
  readonly isDangerous: boolean
  readonly isBusy: boolean
  readonly error: unknown
  readonly children: ReactNode
  readonly onReason: (reason: string) => void
  readonly onClose: () => void
}

const MIN_LENGTH = 3

/** Confirms an action and asks for the reason that goes into the audit log. */
function ReasonDialog(props: ReasonDialogProps) {
  const { texts, isDangerous, isBusy, error, onClose } = props
  const [reason, setReason] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const isMissing = reason.trim().length < MIN_LENGTH
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.title}
      description={texts.description}
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
          hint={texts.hint}
          error={isSubmitted && isMissing ? 'Please give a reason' : undefined}
          maxLength={ADMIN_REASON_MAX_LENGTH}
          autoComplete="off"
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <ActionResult error={error} done={null} />
        <div className="mt-4 flex flex-wrap justify-end gap-3">
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" kind={isDangerous ? 'danger' : 'solid'} busy={isBusy}>
            {texts.action}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
