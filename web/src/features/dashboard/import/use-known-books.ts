import type { RouterOutputs } from '@everyshelf/server/api'
import { keepPreviousData } from '@tanstack/react-query'
import { useMemo } from 'react'
import { trpc } from '../../../lib/api/trpc.tsx'
import type { ParsedImport } from './read-import.ts'

export type KnownBooks = ReadonlyMap<string, RouterOutputs['links']['findKnown'][number]>

/** The books of an import that the server knows, by their keys. */
export function useKnownBooks({ entries }: ParsedImport): KnownBooks {
  const isbns = useMemo(() => entries.flatMap(({ key }) => key ?? []), [entries])
  const { data } = trpc.links.findKnown.useQuery(
    { isbns },
    { enabled: isbns.length > 0, placeholderData: keepPreviousData },
  )
  return useMemo(() => new Map(data?.map((known) => [known.book, known])), [data])
}
