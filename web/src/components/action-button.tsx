import { Button, type ButtonProps } from '@everyshelf/ui/primitives'
import { useState } from 'react'

interface ActionButtonProps extends Omit<ButtonProps, 'busy' | 'onClick'> {
  readonly onAction: () => Promise<unknown>
}

/** A button that is busy until its action ends. */
export function ActionButton({ onAction, ...button }: ActionButtonProps) {
  const [isBusy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    try {
      await onAction()
    } finally {
      setBusy(false)
    }
  }
  return <Button {...button} busy={isBusy} onClick={() => void run()} />
}
