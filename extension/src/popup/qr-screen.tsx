import { QrCodePanel } from '@everyshelf/ui/share'
import { translate } from '../locales/translate.ts'
import { BackHeader } from './back-header.tsx'

interface QrScreenProps {
  readonly link: string
  readonly title: string
  readonly onBack: () => void
}

export function QrScreen({ link, title, onBack }: QrScreenProps) {
  return (
    <>
      <BackHeader title={translate('qrCode')} onBack={onBack}>
        <p className="m-0 mt-1 text-sm text-ink-soft">{translate('qrOpens', title)}</p>
      </BackHeader>
      <div className="px-4 pb-5">
        <QrCodePanel link={link} title={title} />
      </div>
    </>
  )
}
