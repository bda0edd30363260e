import { keepPreviousData } from '@tanstack/react-query'
import { useMemo } from 'react'
import { trpc } from '../../../lib/api/trpc.tsx'
import type { ParsedImport } from './read-import.ts'

/** The books of an import that the account has already, by their keys. */
export function useSavedKeys({ entries }: ParsedImport): ReadonlySet<string> {
  const isbns = useMemo(() => entries.flatMap(({ key }) => key ?? []), [entries])
  const { data } = trpc.links.findSaved.useQuery(
    { isbns },
    { enabled: isbns.length > 0, placeholderData: keepPreviousData },
  )
  return useMemo(() => new Set(data), [data])
}
