import { toasts } from '@everyshelf/ui/toast'
import { useEffect, useRef } from 'react'
import { mayCopyWithoutClick } from '../../browser-features/clipboard-permission.ts'
import { translate } from '../../messages/translate.ts'
import { takePendingCopy, watchPendingCopy } from '../../storage/pending-copy.ts'
import { isPanel, openOptions } from '../close-popup.ts'

/**
 * Copies a link without a click: once when the options say so, and each time the copy shortcut asks.
 * A shortcut opens the popup, so a panel that is open beside it leaves the request alone. `copy` learns
 * whether the user asked; it is null while the format is not known yet.
 */
export function useAutoCopy(
  copy: ((isAsked: boolean) => Promise<boolean>) | null,
  isWanted: boolean,
): void {
  const isDone = useRef(false)
  const copyLatest = useRef(copy)
  useEffect(() => {
    copyLatest.current = copy
  })
  const isReady = copy !== null
  useEffect(() => {
    if (!isReady) return
    // A side panel without focus follows the popup; browsers would deny it the clipboard.
    const copiesNow = isWanted && !isDone.current && (!isPanel || document.hasFocus())
    isDone.current = true
    const copyIfWanted = async (isWantedAnyway: boolean) => {
      const isRequested = !isPanel && (await takePendingCopy())
      if (!isRequested && !isWantedAnyway) return
      if (await mayCopyWithoutClick()) {
        if (await copyLatest.current?.(isRequested)) performance.mark('everyshelf-copied')
      } else if (isRequested) promptForEnter()
    }
    void copyIfWanted(copiesNow)
    return isPanel ? undefined : watchPendingCopy(() => void copyIfWanted(false))
  }, [isReady, isWanted])
}

/** The Copy button has the focus already. Firefox allows the clipboard only after a key or click in the popup. */
function promptForEnter(): void {
  toasts.show({
    title: translate('pressEnterToCopy'),
    text: translate('copyWithoutEnter'),
    tone: 'notice',
    action: {
      label: translate('options'),
      altText: translate('optionsHint'),
      onSelect: () => void openOptions(),
    },
  })
}
