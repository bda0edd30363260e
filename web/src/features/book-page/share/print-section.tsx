import { AccountSection } from '../../../components/account-section.tsx'
import type { ManagedLink } from '../../../lib/link-settings/managed-link.ts'
import { readerPagePath } from '../../../lib/link-settings/reader-page-path.ts'
import { PrintQrCodes } from './print-qr-codes.tsx'

interface PrintSectionProps extends Pick<ManagedLink, 'link'> {
  readonly address: string
  /** For print. */
  readonly slug: string
}

/** The link for print as a QR code. */
export function PrintSection({ link, address, slug }: PrintSectionProps) {
  const page = new URL(readerPagePath({ isbn: link.isbn, slug }), address).href
  return (
    <AccountSection name="share" title="QR code for print" about="For covers, pages, and posters.">
      <PrintQrCodes link={address} page={page} title={link.title} />
    </AccountSection>
  )
}
