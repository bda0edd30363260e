import { readApiError } from '@everyshelf/client'
import type { ErrorCode } from '@everyshelf/domain/messages'
import { useEffect, useState } from 'react'
import { openApi } from '../api/open-api.ts'

/** A book's Global Link, and its saved link if there is one. */
export interface LinkForQr {
  readonly link: string
  readonly linkId: string | null
}

export type PrintLink =
  | { readonly status: 'loading' | ErrorCode }
  | { readonly status: 'ready'; readonly link: string; readonly isForPrint: boolean }

/**
 * The link that a printed QR code should open: a saved link's link for print, created on first use, else
 * the Global Link itself.
 */
export function usePrintLink({ link, linkId }: LinkForQr): {
  readonly print: PrintLink
  readonly retry: () => void
} {
  const [attempt, setAttempt] = useState(0)
  const [print, setPrint] = useState<PrintLink>(
    linkId === null ? { status: 'ready', link, isForPrint: false } : { status: 'loading' },
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    if (linkId === null) return
    let isCurrent = true
    const show = (next: PrintLink) => {
      if (isCurrent) setPrint(next)
    }
    show({ status: 'loading' })
    createPrintLink(linkId).then(
      (created) => show({ status: 'ready', link: created, isForPrint: true }),
      (error: unknown) => show({ status: readApiError(error).code }),
    )
    return () => {
      isCurrent = false
    }
  }, [link, linkId, attempt])

  return { print, retry: () => setAttempt((count) => count + 1) }
}

async function createPrintLink(id: string): Promise<string> {
  const api = await openApi()
  return (await api.links.createChannel.mutate({ id, channel: 'print' })).url
}
