import { errorMessages } from '@everyshelf/domain/messages'
import { showNotice, toasts } from '@everyshelf/ui/toast'
import { describeSubscription } from '../../components/subscription/describe-subscription.ts'
import { refreshSession } from '../../lib/session/session-store.ts'
import {
  afterPayment,
  checkSubscription,
  readSubscription,
  type SubscriptionResponse,
  verifySubscription,
} from '../../lib/subscription/subscription-store.ts'
import { showToast, toastTexts } from '../../lib/toasts.ts'

interface AnnouncePaymentInput {
  /** Whether the server reads the subscription from Stripe in every case. */
  readonly isVerifying: boolean
  readonly goToSignIn: () => void
}

/**
 * Shows what the server knows about a payment. While the payment is being confirmed, the page's own notice
 * does that instead. Returns how to open the tags page, or null without Premium. The URL grants
 * nothing: only the server's answer counts.
 */
export async function announcePayment(
  input: AnnouncePaymentInput,
): Promise<typeof afterPayment | null> {
  const { user, hasFailed, hasPayments } = await refreshSession()
  if (!user) {
    if (hasFailed) showNotChecked(input)
    else showSignedOut(input)
    return null
  }
  if (!input.isVerifying) await checkSubscription()
  if (input.isVerifying || !readSubscription().response?.isPremium) await verifySubscription()
  const { response, hasFailed: hasCheckFailed, isConfirming } = readSubscription()
  if (isConfirming) return null
  if (!response || hasCheckFailed) showNotChecked(input)
  else if (!response.isPremium) showNoPayment(response, hasPayments, input)
  // After a cancellation nothing was activated.
  else if (response.subscription?.cancelsAtEnd) showToast(describeSubscription(response))
  else {
    showNotice('subscription-activated')
    return afterPayment
  }
  return null
}

function showSignedOut({ goToSignIn }: AnnouncePaymentInput): void {
  toasts.show({
    ...toastTexts['payment-signed-out'],
    tone: 'error',
    action: { label: 'Sign in', altText: 'Sign in to check again', onSelect: goToSignIn },
  })
}

function showNotChecked(input: AnnouncePaymentInput): void {
  toasts.show({
    ...toastTexts['payment-not-checked'],
    tone: 'error',
    action: checkAgain(input),
  })
}

function showNoPayment(
  response: SubscriptionResponse,
  hasPayments: boolean,
  input: AnnouncePaymentInput,
): void {
  const { text } = describeSubscription(response)
  toasts.show({
    ...toastTexts['payment-not-found'](
      hasPayments ? text : errorMessages['payment-not-set-up'].text,
    ),
    tone: 'error',
    action: hasPayments ? checkAgain(input) : undefined,
  })
}

function checkAgain(input: AnnouncePaymentInput) {
  return {
    label: 'Check again',
    altText: 'Open Billing to check again',
    onSelect: () => void announcePayment({ ...input, isVerifying: true }),
  }
}
