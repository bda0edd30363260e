import { showError } from '@everyshelf/ui/toast'
import { translate } from '../locales/translate.ts'
import { serverAddress } from '../storage/server-address.ts'
import { openTab } from './leave-popup.ts'

/** Says that no more links can be saved, and leads to the upgrade. */
export function showLimit(): number {
  return showError('link-limit-reached', {
    label: translate('upgrade'),
    altText: translate('upgradeHint'),
    onSelect: () => void openPricing(),
  })
}

async function openPricing(): Promise<void> {
  await openTab(`${await serverAddress.getValue()}/pricing`)
}
