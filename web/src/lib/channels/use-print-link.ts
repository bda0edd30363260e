import { useEffect } from 'react'
import { trpc } from '../api/trpc.tsx'

/** The link for print of a saved link, which is created on first use; null until it is known. */
export function usePrintLink(id: string): {
  readonly link: string | null
  readonly error: unknown
  readonly retry: () => void
} {
  const utils = trpc.useUtils()
  const { mutate, data, error } = trpc.links.createChannel.useMutation({
    onSuccess: () => utils.links.channels.invalidate({ id }),
  })
  useEffect(() => mutate({ id, channel: 'print' }), [mutate, id])
  return {
    link: data?.url ?? null,
    error,
    retry: () => mutate({ id, channel: 'print' }),
  }
}
