import { describeError } from '@everyshelf/ui/labels'
import { Button, Spinner } from '@everyshelf/ui/primitives'
import { QrCodePanel } from '@everyshelf/ui/share'
import { translate } from '../locales/translate.ts'
import { BackHeader } from './back-header.tsx'
import { type LinkForQr, type PrintLink, usePrintLink } from './use-print-link.ts'

interface QrScreenProps extends LinkForQr {
  readonly title: string
  readonly onBack: () => void
}

export function QrScreen({ title, onBack, ...forQr }: QrScreenProps) {
  const { print, retry } = usePrintLink(forQr)
  return (
    <>
      <BackHeader title={translate('qrCode')} onBack={onBack}>
        {print.status === 'ready' && (
          <p className="m-0 mt-1 text-sm text-ink-soft">
            {translate(print.isForPrint ? 'qrOpensPrint' : 'qrOpens', title)}
          </p>
        )}
      </BackHeader>
      <div className="px-4 pb-5">
        <QrCode print={print} title={title} onRetry={retry} />
      </div>
    </>
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
