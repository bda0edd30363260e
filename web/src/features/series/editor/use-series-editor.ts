import { readApiError } from '@everyshelf/client'
import type { ErrorCode } from '@everyshelf/domain/messages'
import { findSeriesProblems } from '@everyshelf/domain/series'
import type { RouterInputs } from '@everyshelf/server/api'
import { useRef } from 'react'
import { trpc } from '../../../lib/api/trpc.tsx'
import type { Series, SeriesBook } from '../series.ts'
import { showSeriesError } from '../show-series-error.ts'

type SeriesChange = Omit<RouterInputs['series']['update'], 'id'>

export interface SeriesEditing {
  readonly series: Series
  /** Changes with the series. */
  readonly version: number
  /** Changes the list of books, on screen first and then on the server. */
  readonly setBooks: (change: (books: readonly SeriesBook[]) => readonly SeriesBook[]) => void
  /** Changes other fields in the same way. Resolves to whether it worked. */
  readonly update: (change: SeriesChange) => Promise<boolean>
  /** Resolves to null when it worked, else to the error; shows no toast. */
  readonly setAddress: (slug: string) => Promise<ErrorCode | null>
}

/** Another window may have changed the series, so older data is fetched again. */
const FRESH_FOR_MS = 30_000

/** One of the user's series and the functions to change it. */
export function useSeriesEditor(id: string) {
  const cache = trpc.useUtils().series.get
  const query = trpc.series.get.useQuery(
    { id },
    { staleTime: FRESH_FOR_MS, refetchOnWindowFocus: true },
  )
  const { mutateAsync: putBooks } = trpc.series.setBooks.useMutation()
  const { mutateAsync: updateFields } = trpc.series.update.useMutation()
  const { mutateAsync: putAddress } = trpc.series.setAddress.useMutation()
  const unsent = useRef<readonly SeriesBook[] | null>(null)
  const isSending = useRef(false)

  const fail = async (error: unknown) => {
    showSeriesError(error)
    await cache.invalidate({ id })
  }

  /** While one list is being sent, only the newest of the others waits. */
  const send = async () => {
    if (isSending.current) return
    isSending.current = true
    while (unsent.current) {
      const books = unsent.current.map(({ linkId, position, nextLinkId }) => ({
        linkId,
        position,
        nextLinkId,
      }))
      unsent.current = null
      try {
        await cache.cancel({ id })
        const response = await putBooks({ id, books })
        if (!unsent.current) cache.setData({ id }, response)
      } catch (error) {
        unsent.current = null
        await fail(error)
      }
    }
    isSending.current = false
  }

  const error: unknown = query.error
  return {
    series: query.data,
    version: query.dataUpdatedAt,
    error,
    retry: () => void query.refetch(),

    setBooks: (change: Parameters<SeriesEditing['setBooks']>[0]) => {
      const series = cache.getData({ id })
      if (!series) return
      const books = [...change(series.books)]
      cache.setData({ id }, { ...series, books, problems: findSeriesProblems(books) })
      unsent.current = books
      void send()
    },

    update: async (change: SeriesChange): Promise<boolean> => {
      const before = cache.getData({ id })
      const { startLinkId } = change
      if (before && startLinkId !== undefined) cache.setData({ id }, { ...before, startLinkId })
      try {
        const response = await updateFields({ id, ...change })
        const current = cache.getData({ id })
        // A list of books that is still being sent is newer than this response.
        const isNewer = isSending.current && current
        cache.setData({ id }, isNewer ? { ...response, books: current.books } : response)
        return true
      } catch (error) {
        await fail(error)
        return false
      }
    },

    setAddress: async (slug: string): Promise<ErrorCode | null> => {
      try {
        cache.setData({ id }, await putAddress({ id, slug }))
        return null
      } catch (error) {
        return readApiError(error).code
      }
    },
  }
}
