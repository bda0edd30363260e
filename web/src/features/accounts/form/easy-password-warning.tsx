import { Button } from '@everyshelf/ui/primitives'
import { FormFailure } from './form-failure.tsx'

const message = {
  title: 'This password is easy to guess',
  text: 'Choose another one, or select “Use it anyway.”',
}

interface EasyPasswordWarningProps {
  readonly isShown: boolean
  readonly busy: boolean
  readonly onUse: () => void
}

/** Asks for a second, deliberate click before an easy password is used. */
export function EasyPasswordWarning({ isShown, busy, onUse }: EasyPasswordWarningProps) {
  return (
    <FormFailure message={isShown ? message : null}>
      <Button kind="outline" size="small" busy={busy} onClick={onUse} className="mt-3">
        Use it anyway
      </Button>
    </FormFailure>
  )
}
