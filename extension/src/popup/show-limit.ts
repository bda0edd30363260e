import { showError } from '@everyshelf/ui/toast'
import { translate } from '../messages/translate.ts'
import { serverAddress } from '../storage/server-address.ts'
import { openTab } from './close-popup.ts'

/** Shows that the link limit is reached, with a button to upgrade. */
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
