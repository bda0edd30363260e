import { readApiError } from '@everyshelf/client'
import { createBookHint, hasAddress } from '@everyshelf/domain/books'
import { errorMessages } from '@everyshelf/domain/messages'
import { useEffect, useRef, useState } from 'react'
import { apiClient } from '../../../lib/api/api-client.ts'
import { readRetryAfterMs } from '../../../lib/api/retry-after.ts'
import { useListedLinks } from '../../../lib/links/listed-links.ts'
import { refreshSession } from '../../../lib/session/session.ts'
import type { ImportEntry } from './read-import.ts'

export type ReadableEntry = Extract<ImportEntry, { problem: null }>

export interface ImportRow {
  readonly entry: ReadableEntry
  readonly state: 'waiting' | 'running' | 'saved' | 'already-saved' | 'failed' | 'canceled'
  /** The title once the link is saved, or the error. */
  readonly note: string
  /** New labels that were not added, because the account has no room for them. */
  readonly labelsNotAdded: readonly string[]
}

/** The number of books saved at the same time. */
const AT_ONCE = 3

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Saves a list of books, a few at a time and as fast as the server allows. */
export function useImport() {
  const [rows, setRows] = useState<readonly ImportRow[]>([])
  const [isAtLimit, setAtLimit] = useState(false)
  const listed = useListedLinks()
  const run = useRef(0)
  useEffect(() => () => void stop(run), [])

  const put = (
    entry: ReadableEntry,
    state: ImportRow['state'],
    note = '',
    labelsNotAdded: ImportRow['labelsNotAdded'] = [],
  ) =>
    setRows((before) =>
      before.map((row) => (row.entry === entry ? { entry, state, note, labelsNotAdded } : row)),
    )

  const finish = () => {
    void listed.refresh()
    void refreshSession()
  }

  const finishPending = (state: 'failed' | 'canceled', note = '') =>
    setRows((before) => before.map((row) => (isPending(row) ? { ...row, state, note } : row)))

  /** Whether to continue with the next row. */
  const handleError = async (error: unknown, entry: ReadableEntry, queue: ReadableEntry[]) => {
    const { code } = readApiError(error)
    const waitMs = readRetryAfterMs(error)
    if (waitMs !== null) {
      put(entry, 'waiting')
      queue.push(entry)
      await pause(waitMs)
    } else if (code === 'link-already-saved') put(entry, 'already-saved')
    else if (code === 'link-limit-reached') {
      run.current += 1
      setAtLimit(true)
      finishPending('failed', errorMessages[code].title)
      finish()
    } else put(entry, 'failed', errorMessages[code].text)
  }

  const work = async (own: number, queue: ReadableEntry[]) => {
    for (let entry = queue.shift(); entry; entry = queue.shift()) {
      if (own !== run.current) return
      put(entry, 'running')
      try {
        const { title, labelsNotAdded } = await saveEntry(entry)
        if (own === run.current) put(entry, 'saved', title, labelsNotAdded)
      } catch (error) {
        if (own === run.current) await handleError(error, entry, queue)
      }
    }
  }

  const launch = (entries: readonly ReadableEntry[]) => {
    const own = stop(run)
    setAtLimit(false)
    const queue = [...entries]
    const workers = Array.from({ length: AT_ONCE }, () => work(own, queue))
    void Promise.all(workers).then(() => {
      if (own === run.current) finish()
    })
  }

  return {
    rows,
    isRunning: rows.some(isPending),
    isAtLimit,
    start: (entries: readonly ReadableEntry[]) => {
      setRows(entries.map((entry) => ({ entry, state: 'waiting', note: '', labelsNotAdded: [] })))
      launch(entries)
    },
    cancel: () => {
      stop(run)
      finishPending('canceled')
      finish()
    },
    /** Retries the rows that failed or were canceled. */
    retry: () => {
      const retryable = rows.filter(canRetry).map(({ entry }) => entry)
      setRows((before) =>
        before.map((row) => (canRetry(row) ? { ...row, state: 'waiting', note: '' } : row)),
      )
      launch(retryable)
    },
  }
}

/** Results of an older run are ignored. */
function stop(run: { current: number }): number {
  run.current += 1
  return run.current
}

async function saveEntry({ key, text, hint, labels }: ReadableEntry) {
  const isbn = key ?? (await apiClient.links.resolveShort.mutate({ url: text })).asin
  const named = hint && createBookHint(hint.title, hint.authors)
  const isShown = named && !hasAddress(named.title)
  return await apiClient.links.save.mutate({
    isbn,
    ...(isShown && { title: named.title }),
    // Without any, the catalog's authors stay.
    ...(isShown && named.authors.length > 0 && { authors: [...named.authors] }),
    ...(labels && { labels: [...labels] }),
  })
}

function isPending({ state }: ImportRow): boolean {
  return state === 'waiting' || state === 'running'
}

export function canRetry({ state }: ImportRow): boolean {
  return state === 'failed' || state === 'canceled'
}
