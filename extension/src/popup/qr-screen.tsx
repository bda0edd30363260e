import { describeError } from '@everyshelf/ui/labels'
import { Button, Spinner } from '@everyshelf/ui/primitives'
import { QrCodePanel, ScreensOnly } from '@everyshelf/ui/share'
import { useAccount } from '../account/use-account.ts'
import { translate } from '../messages/translate.ts'
import type { SavedLink } from '../storage/saved-links.ts'
import { BackHeader } from './back-header.tsx'
import { SaveLink } from './book/save-link.tsx'
import { type BookToSave, type SaveActions, useSaveLink } from './book/use-save-link.ts'
import { useAccountStatus } from './use-account-status.ts'
import { type PrintLink, usePrintLink } from './use-print-link.ts'
import { useSavedLinks } from './use-saved-links.ts'

/** The book whose QR code is shown, with its Global Link and, if it is saved, its saved link. */
export interface QrOfBook {
  readonly book: BookToSave
  readonly link: string
  readonly saved: SavedLink | null
}

interface QrScreenProps extends QrOfBook {
  readonly onBack: () => void
}

export function QrScreen({ book, link, saved, onBack }: QrScreenProps) {
  const { title } = book
  const cached = useSavedLinks().links?.find(({ key }) => key === book.key)
  const { status, refresh } = useAccountStatus()
  // Called here, not in `SaveToPrint`: the save button may be gone before the save finishes.
  const saveActions = useSaveLink(book, refresh)
  const { print, retry } = usePrintLink({ link, linkId: cached?.id ?? saved?.id ?? null })
  return (
    <>
      <BackHeader title={translate('qrCode')} onBack={onBack}>
        {print.status === 'ready' && (
          <p className="m-0 mt-1 text-sm text-ink-soft">
            {translate(print.isForPrint ? 'qrOpensPrint' : 'qrOpens', { title })}
          </p>
        )}
      </BackHeader>
      <div className="px-4 pb-5">
        {print.status === 'ready' && !print.isForPrint && (
          <SaveToPrint {...{ saveActions }} isAtLimit={status?.allowance?.remaining === 0} />
        )}
        <QrCode print={print} title={title} onRetry={retry} />
      </div>
    </>
  )
}

interface SaveToPrintProps {
  readonly saveActions: SaveActions
  readonly isAtLimit: boolean
}

function SaveToPrint({ saveActions, isAtLimit }: SaveToPrintProps) {
  const isConnected = useAccount()?.state === 'connected'
  return (
    <ScreensOnly text={translate('qrScreensOnly')}>
      <SaveLink {...{ isConnected, isAtLimit, saveActions }} saved={null} />
    </ScreensOnly>
  )
}

interface QrCodeProps {
  readonly print: PrintLink
  readonly title: string
  readonly onRetry: () => void
}

function QrCode({ print, title, onRetry }: QrCodeProps) {
  if (print.status === 'ready') return <QrCodePanel link={print.link} title={title} />
  if (print.status === 'loading')
    return <Spinner label={translate('loading')} late className="m-6 size-6" />
  const error = describeError(print.status)
  return (
    <div role="alert" className="mt-5 rounded-md bg-wash px-3 py-3">
      <p className="m-0 font-semibold">{error.title}</p>
      <p className="m-0 mt-1 text-sm text-ink-soft">{error.text}</p>
      <Button kind="outline" size="small" className="mt-3" onClick={onRetry}>
        {translate('tryAgain')}
      </Button>
    </div>
  )
}
