import { notices } from '@everyshelf/domain/messages'
import { useEffect, useRef, useState } from 'react'
import { showError, toasts } from '../toast/index.ts'

/** How long the tick stays before the button is a copy button again. */
const TICK_MS = 1500

interface Copy {
  readonly isCopied: boolean
  readonly copy: (text: string) => Promise<boolean>
}

/** Writes to the clipboard and says so; a refusal asks to select and copy by hand. */
export function useCopy(said: string = notices.copied.text): Copy {
  const [isCopied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      showError('copy-failed')
      return false
    }
    toasts.show({ ...notices.copied, text: said, tone: 'notice' })
    setCopied(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setCopied(false), TICK_MS)
    return true
  }
  return { isCopied, copy }
}
