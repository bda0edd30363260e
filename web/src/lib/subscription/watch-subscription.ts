import { SUBSCRIPTION_REFRESH_MS } from '@everyshelf/domain/plans'
import { showNotice } from '@everyshelf/ui/toast'
import { readStored, writeStored } from '../stored-text.ts'
import {
  checkSubscription,
  readSubscription,
  resetSubscription,
  verifySubscription,
  wasConfirming,
} from './subscription-store.ts'

const CHECKED_TWICE_KEY = 'everyshelf-subscription-asked-again'

/**
 * Checks the signed-in user's subscription now, once more per browser session if there is no
 * Premium, and every two minutes while the page is visible. Call the returned function to stop.
 */
export function watchSubscription(): () => void {
  let checkedAt = 0
  let isStopped = false
  const check = async () => {
    checkedAt = Date.now()
    const change = wasConfirming() ? await verifySubscription() : await checkSubscription()
    if (change === 'became-premium' && !isStopped) showNotice('subscription-active')
  }
  const start = async () => {
    await check()
    const { response, hasFailed } = readSubscription()
    const isPremium = !hasFailed && response?.isPremium
    if (!isStopped && !isPremium && isFirstInSession()) await check()
  }
  const checkWhenVisible = () => {
    if (document.visibilityState === 'visible') void check()
  }
  const checkWhenDue = () => {
    if (Date.now() - checkedAt >= SUBSCRIPTION_REFRESH_MS) checkWhenVisible()
  }
  void start()
  const timer = setInterval(checkWhenVisible, SUBSCRIPTION_REFRESH_MS)
  document.addEventListener('visibilitychange', checkWhenDue)
  return () => {
    isStopped = true
    clearInterval(timer)
    document.removeEventListener('visibilitychange', checkWhenDue)
    resetSubscription()
  }
}

function isFirstInSession() {
  if (readStored('sessionStorage', CHECKED_TWICE_KEY)) return false
  return writeStored('sessionStorage', CHECKED_TWICE_KEY, '1')
}
