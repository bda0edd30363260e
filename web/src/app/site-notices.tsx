import { RecoveryNotice } from '../features/accounts/recovery/recovery-notice.tsx'
import { OfflineNotices } from '../features/offline/notices.tsx'
import { PendingPaymentNotice } from '../features/subscription/pending-payment-notice.tsx'
import { DiskFullNotice } from './disk-full-notice.tsx'

/** Notices about the whole site, shown on any page. */
export function SiteNotices() {
  return (
    <>
      <OfflineNotices />
      <DiskFullNotice />
      <PendingPaymentNotice />
      <RecoveryNotice />
    </>
  )
}
