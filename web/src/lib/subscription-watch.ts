import { SUBSCRIPTION_REFRESH_MS } from '@everyshelf/domain/plans'
import { showNotice } from '@everyshelf/ui/toast'
import {
  checkSubscription,
  readSubscription,
  resetSubscription,
  verifySubscription,
  wasConfirming,
} from './subscription-store.ts'

const ASKED_AGAIN = 'everyshelf-subscription-asked-again'

/**
 * Asks how the subscription of who is signed in stands: now, once more in each session of the browser
 * when there is no Premium, and every two minutes while the page can be seen. Until the returned
 * function is called.
 */
export function watchSubscription(): () => void {
  let askedAt = 0
  let isOver = false
  const ask = async () => {
    askedAt = Date.now()
    const change = wasConfirming() ? await verifySubscription() : await checkSubscription()
    if (change === 'became-premium' && !isOver) showNotice('subscription-active')
  }
  const begin = async () => {
    await ask()
    const { answer, hasFailed } = readSubscription()
    const isPremium = !hasFailed && answer?.isPremium
    if (!isOver && !isPremium && isFirstInSession()) await ask()
  }
  const askWhenSeen = () => {
    if (document.visibilityState === 'visible') void ask()
  }
  const askWhenDue = () => {
    if (Date.now() - askedAt >= SUBSCRIPTION_REFRESH_MS) askWhenSeen()
  }
  void begin()
  const timer = setInterval(askWhenSeen, SUBSCRIPTION_REFRESH_MS)
  document.addEventListener('visibilitychange', askWhenDue)
  return () => {
    isOver = true
    clearInterval(timer)
    document.removeEventListener('visibilitychange', askWhenDue)
    resetSubscription()
  }
}

function isFirstInSession(): boolean {
  try {
    if (sessionStorage.getItem(ASKED_AGAIN)) return false
    sessionStorage.setItem(ASKED_AGAIN, '1')
    return true
  } catch {
    return false
  }
}
