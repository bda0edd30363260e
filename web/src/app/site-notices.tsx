import { OfflineNotices } from '../features/offline/notices.tsx'
import { PaymentSlip } from '../features/subscription/payment-slip.tsx'

/** Notices about the whole site, over any page. */
export function SiteNotices() {
  return (
    <>
      <OfflineNotices />
      <PaymentSlip />
    </>
  )
}
