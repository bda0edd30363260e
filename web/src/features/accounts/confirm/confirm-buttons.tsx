import { Button } from '@everyshelf/ui/primitives'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { supportsPasskeys } from '../../../lib/account/passkey-support.ts'

interface ConfirmButtonsProps {
  readonly isBusy: boolean
  readonly onAddPasskey: () => void
}

/** The first button submits the form around them. */
export function ConfirmButtons({ isBusy, onAddPasskey }: ConfirmButtonsProps) {
  const [isPasskeySupported] = useState(supportsPasskeys)
  return (
    <>
      <Button type="submit" size="large" busy={isBusy} className="w-full">
        Confirm my email
      </Button>
      {isPasskeySupported && (
        <Button
          kind="outline"
          className="mt-3 w-full"
          aria-disabled={isBusy}
          icon={<KeyRound aria-hidden="true" className="size-5" />}
          onClick={onAddPasskey}
        >
          Confirm and add a passkey
        </Button>
      )}
    </>
  )
}
