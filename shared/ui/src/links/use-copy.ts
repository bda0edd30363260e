import { useEffect, useRef, useState } from 'react'
import { describeNotice } from '../labels/index.ts'
import { showError, type ToastAction, toasts } from '../toast/index.ts'

/** How long the check mark is shown. */
const TICK_MS = 1500

/** After a longer wait, people may have pasted or copied something else. */
export const IMPROVES_WITHIN_MS = 1000

/** What is copied: plain text, optionally with HTML for editors that accept formatting. */
export type CopyContent = string | { readonly text: string; readonly html?: string }

interface CopyOptions {
  /** Shows nothing if the clipboard is denied. */
  readonly isQuiet?: boolean
  /**
   * Called during the click. What it resolves to replaces the copied content if it is known soon enough. If
   * it resolves to null or rejects, the content stays.
   */
  readonly improve?: (() => Promise<CopyContent | null>) | undefined
  /** Called once the content is copied, for a notice that depends on it. */
  readonly notice?: (() => { readonly text: string; readonly action?: ToastAction }) | undefined
}

interface Copy {
  readonly isCopied: boolean
  /**
   * Copies a text, or the promise of a text that has to be fetched first: some browsers deny the clipboard
   * once the click is over, but accept a promise during the click. If the promise rejects, the clipboard
   * stays as it was.
   */
  readonly copy: (content: CopyContent | Promise<string>, options?: CopyOptions) => Promise<boolean>
}

/** Copies and shows a notice; if the clipboard is denied, asks the user to select and copy by hand. */
export function useCopy(said: string = describeNotice('copied').text): Copy {
  const [isCopied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const copy: Copy['copy'] = async (content, { isQuiet = false, improve, notice } = {}) => {
    const better = improve?.().catch(() => null)
    try {
      await writeToClipboard(content)
    } catch {
      if (!isQuiet) showError('copy-failed')
      return false
    }
    toasts.show({ ...describeNotice('copied'), text: said, ...notice?.(), tone: 'notice' })
    setCopied(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setCopied(false), TICK_MS)
    // Another page may have the clipboard by now; then the first content stays.
    if (better && !(content instanceof Promise)) replaceSoon(content, better).catch(() => {})
    return true
  }
  return { isCopied, copy }
}

interface Parts {
  readonly text: string
  readonly html?: string
}

const partsOf = (content: CopyContent): Parts =>
  typeof content === 'string' ? { text: content } : content

const toBlob = (part: string, type: string) => new Blob([part], { type })

async function writeToClipboard(content: CopyContent | Promise<string>): Promise<void> {
  if (content instanceof Promise) return writePromised(content, ['text/plain'])
  const { text, html } = partsOf(content)
  if (html === undefined) return navigator.clipboard.writeText(text)
  await writePromised(Promise.resolve(content), ['text/plain', 'text/html'])
}

/** Writes in the press what is known later; the browser waits for it. */
async function writePromised(
  content: Promise<CopyContent>,
  types: readonly ('text/plain' | 'text/html')[],
): Promise<void> {
  const toPart = (type: (typeof types)[number]) =>
    content.then((known) => {
      const { text, html = '' } = partsOf(known)
      return toBlob(type === 'text/html' ? html : text, type)
    })
  const parts = Object.fromEntries(types.map((type) => [type, toPart(type)]))
  await navigator.clipboard.write([new ClipboardItem(parts)])
}

async function replaceSoon(
  content: CopyContent,
  better: Promise<CopyContent | null>,
): Promise<void> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), IMPROVES_WITHIN_MS))
  const chosen = Promise.race([better, late]).then((known) => known ?? content)
  const hasHtml = partsOf(content).html !== undefined
  await writePromised(chosen, hasHtml ? ['text/plain', 'text/html'] : ['text/plain'])
}
