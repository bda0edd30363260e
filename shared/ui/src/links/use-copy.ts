import { useEffect, useRef, useState } from 'react'
import { describeNotice } from '../labels/index.ts'
import { showError, toasts } from '../toast/index.ts'

/** How long the check mark is shown. */
const TICK_MS = 1500

/** What is copied: plain text, optionally with HTML for editors that accept formatting. */
export type CopyContent = string | { readonly text: string; readonly html?: string }

interface CopyOptions {
  /** Shows nothing if the clipboard is denied. */
  readonly isQuiet?: boolean
}

interface Copy {
  readonly isCopied: boolean
  /**
   * Copies what is known, or what the press has to fetch first: browsers that deny the clipboard after
   * the press accept a promise during it. A promise that rejects leaves the clipboard as it was.
   */
  readonly copy: (content: CopyContent | Promise<string>, options?: CopyOptions) => Promise<boolean>
}

/** Copies and shows a notice; if the clipboard is denied, asks the user to select and copy by hand. */
export function useCopy(said: string = describeNotice('copied').text): Copy {
  const [isCopied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const copy: Copy['copy'] = async (content, { isQuiet = false } = {}) => {
    try {
      await writeToClipboard(content)
    } catch {
      if (!isQuiet) showError('copy-failed')
      return false
    }
    toasts.show({ ...describeNotice('copied'), text: said, tone: 'notice' })
    setCopied(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setCopied(false), TICK_MS)
    return true
  }
  return { isCopied, copy }
}

const toBlob = (part: string, type: string) => new Blob([part], { type })

async function writeToClipboard(content: CopyContent | Promise<string>): Promise<void> {
  if (content instanceof Promise) {
    const blob = content.then((text) => toBlob(text, 'text/plain'))
    return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
  }
  const { text, html = undefined } = typeof content === 'string' ? { text: content } : content
  if (html === undefined) return navigator.clipboard.writeText(text)
  const item = new ClipboardItem({
    'text/plain': toBlob(text, 'text/plain'),
    'text/html': toBlob(html, 'text/html'),
  })
  await navigator.clipboard.write([item])
}
