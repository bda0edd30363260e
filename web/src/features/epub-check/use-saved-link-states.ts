import type { SavedLinkState } from '@everyshelf/domain/back-matter'
import { LINK_STATES_MAX } from '@everyshelf/domain/limits'
import { useMemo } from 'react'
import { trpc } from '../../lib/api/trpc.tsx'

/** Asks the server which saved links in the book still open. Sends only their slugs. */
export function useSavedLinkStates(slugs: readonly string[]) {
  const calls = trpc.useQueries((t) =>
    inBatches(slugs).map((batch) => t.routes.checkSlugs({ slugs: batch }, { retry: false })),
  )
  const responses = calls.flatMap(({ data }) => data ?? [])
  const key = responses.map(({ slug, state }) => `${slug} ${state}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the responses
  const states = useMemo(
    () => new Map<string, SavedLinkState>(responses.map(({ slug, state }) => [slug, state])),
    [key],
  )
  const failed = calls.filter(({ error }) => error !== null)
  return {
    states,
    isLoading: calls.some(({ isFetching }) => isFetching),
    hasFailed: failed.length > 0,
    retry: () => {
      for (const { refetch } of failed) void refetch()
    },
  }
}

function inBatches(slugs: readonly string[]) {
  const unique = [...new Set(slugs)].sort()
  return Array.from({ length: Math.ceil(unique.length / LINK_STATES_MAX) }, (_, index) =>
    unique.slice(index * LINK_STATES_MAX, (index + 1) * LINK_STATES_MAX),
  )
}
