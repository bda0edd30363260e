import { Button, Disclosure } from '@everyshelf/ui/primitives'
import { QrCode } from 'lucide-react'
import type { ReactNode } from 'react'
import { translate } from '../../messages/translate.ts'

interface MoreActionsProps {
  readonly onQr: () => void
  readonly children: ReactNode
}

/** What few people need for each book, behind one line. */
export function MoreActions({ onQr, children }: MoreActionsProps) {
  return (
    <div className="mt-3 -mb-5">
      <Disclosure isCompact title={translate('more')}>
        <Button
          kind="quiet"
          size="small"
          className="-ml-3"
          icon={<QrCode aria-hidden="true" className="size-4" />}
          onClick={onQr}
        >
          {translate('qrCode')}
        </Button>
        {children}
      </Disclosure>
    </div>
  )
}
