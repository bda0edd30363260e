import { Button } from '@everyshelf/ui/primitives'
import { useMutation } from '@tanstack/react-query'
import { ActionResult } from './action-result.tsx'
import { ReasonButton, type ReasonTexts } from './reason-button.tsx'

interface DisableButtonProps {
  readonly id: string
  readonly isDisabled: boolean
  readonly texts: ReasonTexts
  readonly calls: {
    readonly disable: {
      readonly mutate: (input: { id: string; reason: string }) => Promise<unknown>
    }
    readonly enable: { readonly mutate: (input: { id: string }) => Promise<unknown> }
  }
  readonly size?: 'small' | 'medium'
  /** What the button names, after its verb. */
  readonly what?: string
  readonly onDone: () => Promise<void>
}

/** Disables or enables a link or a page. */
export function DisableButton(props: DisableButtonProps) {
  const { id, texts, calls, size = 'medium', what = '', onDone } = props
  const enable = useMutation({ mutationFn: () => calls.enable.mutate({ id }), onSuccess: onDone })
  return (
    <>
      {props.isDisabled ? (
        <Button kind="outline" size={size} busy={enable.isPending} onClick={() => enable.mutate()}>
          {`Enable${what}`}
        </Button>
      ) : (
        <ReasonButton
          size={size}
          texts={texts}
          onReason={(reason) => calls.disable.mutate({ id, reason })}
          onDone={onDone}
        >
          {`Disable${what}`}
        </ReasonButton>
      )}
      {enable.error && <ActionResult error={enable.error} done={null} />}
    </>
  )
}
