import { readApiError } from '@everyshelf/client'
import { MOVE_BATCH_BYTES, MOVE_BATCH_ROWS, MOVE_MAX_MB } from '@everyshelf/domain/limits'
import type { ErrorCode } from '@everyshelf/domain/messages'
import {
  type MovedLink,
  type MoveProblem,
  type MoveService,
  readMoveFile,
  toBatches,
} from '@everyshelf/domain/moving'
import { useState } from 'react'
import { readRetryAfterMs } from '../../lib/api/retry-after.ts'
import { trpc } from '../../lib/api/trpc.tsx'
import { decodeFile } from '../../lib/files/decode-file.ts'

export type FileState =
  | { readonly kind: 'none' }
  | { readonly kind: 'refused'; readonly problem: MoveProblem }
  | { readonly kind: 'account' }
  | { readonly kind: 'sending'; readonly sent: number; readonly rows: number }
  | { readonly kind: 'failed'; readonly code: ErrorCode; readonly retry: () => void }

const BATCH = { items: MOVE_BATCH_ROWS, bytes: MOVE_BATCH_BYTES }

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Reads a file or a list in the browser, and sends its links for a preview. */
export function useMoveFile(onSent: (id: string, problems: readonly MoveProblem[]) => void) {
  const { client } = trpc.useUtils()
  const [state, setState] = useState<FileState>({ kind: 'none' })

  async function appendPatiently(id: string, from: number, links: MovedLink[]): Promise<void> {
    try {
      await client.moves.append.mutate({ id, from, links })
    } catch (error) {
      const waitMs = readRetryAfterMs(error)
      if (waitMs === null) throw error
      await pause(waitMs)
      await appendPatiently(id, from, links)
    }
  }

  async function send(
    service: MoveService,
    fileName: string,
    links: readonly MovedLink[],
    problems: readonly MoveProblem[],
  ): Promise<void> {
    const rows = links.length
    try {
      setState({ kind: 'sending', sent: 0, rows })
      const { id } = await client.moves.begin.mutate({ service, fileName, rows })
      let sent = 0
      for (const batch of toBatches(links, BATCH)) {
        await appendPatiently(id, sent, batch)
        sent += batch.length
        setState({ kind: 'sending', sent, rows })
      }
      setState({ kind: 'none' })
      onSent(id, problems)
    } catch (error) {
      const retry = () => void send(service, fileName, links, problems)
      setState({ kind: 'failed', code: readApiError(error).code, retry })
    }
  }

  async function read(text: string, fileName: string): Promise<void> {
    const reading = readMoveFile(text)
    if (reading.state === 'refused') setState({ kind: 'refused', problem: reading.problem })
    else if (reading.state === 'account') setState({ kind: 'account' })
    else await send(reading.service, fileName, reading.links, reading.problems)
  }

  return {
    state,
    openText: (text: string) => void read(text, ''),
    openFile: async (file: File): Promise<void> => {
      if (file.size > MOVE_MAX_MB * 1024 * 1024) {
        setState({ kind: 'refused', problem: { code: 'too-large', line: null } })
        return
      }
      await read(decodeFile(new Uint8Array(await file.arrayBuffer())), file.name.slice(0, 255))
    },
  }
}
