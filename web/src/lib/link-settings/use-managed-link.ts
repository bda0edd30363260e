import { readApiError } from '@everyshelf/client'
import { describeLinkSettings, type LinkSettings } from '@everyshelf/domain/links'
import { type ErrorCode, notices } from '@everyshelf/domain/messages'
import { showError, showNotice } from '@everyshelf/ui/toast'
import { useMemo, useRef } from 'react'
import { trpc } from '../api/trpc.tsx'
import { useListedLinks } from '../links/listed-links.ts'
import { refreshSession, useIsPremium } from '../session/session.ts'
import { showToast } from '../toasts.ts'
import { describeImpact } from './describe-impact.ts'
import { explainUpdateFailure } from './explain-update-failure.ts'
import { readSettings, type SettingsResponse, toManagedLink } from './managed-link.ts'
import { toSettingsChange } from './settings-change.ts'

/** Another window may have changed the link, so older data is fetched again. */
const FRESH_FOR_MS = 30_000

/** One of the user's links and the functions to change it. Every change can be undone. */
export function useManagedLink(id: string) {
  const isPremium = useIsPremium()
  const utils = trpc.useUtils()
  const listed = useListedLinks()
  const query = trpc.links.settings.useQuery(
    { id },
    { staleTime: FRESH_FOR_MS, refetchOnWindowFocus: true },
  )
  // Changes run one after another, so the answer to the last one wins.
  const scope = { id: `link-${id}` }
  const { mutateAsync: update } = trpc.links.update.useMutation({ scope })
  const { mutateAsync: undoVersion } = trpc.links.undo.useMutation({ scope })
  const pendingCount = useRef(0)

  const run = async (call: () => Promise<SettingsResponse>): Promise<SettingsResponse> => {
    pendingCount.current += 1
    await utils.links.settings.cancel({ id })
    try {
      const response = await call()
      // A change that is still pending already shows more than this response.
      if (pendingCount.current === 1) utils.links.settings.setData({ id }, response)
      void utils.links.history.invalidate({ id })
      return response
    } finally {
      pendingCount.current -= 1
    }
  }

  const refuse = (error: unknown): ErrorCode => {
    const code = explainUpdateFailure(readApiError(error).code)
    if (code === 'premium-required-to-manage') void refreshSession()
    // A refetch could return data from before a change that is still pending.
    if (pendingCount.current === 0) void utils.links.settings.invalidate({ id })
    return code
  }

  /** Restores the settings from before one version. */
  const undo = async (version: number) => {
    try {
      await run(() => undoVersion({ id, version }))
      void utils.links.channels.invalidate({ id })
      // Undoing a change of labels changes the list too.
      void listed.refresh()
      showNotice('link-updated')
      return true
    } catch (error) {
      showError(refuse(error))
      return false
    }
  }

  /** Changes the settings, on screen first and then on the server; resolves to whether it worked. */
  const save = async (change: (settings: LinkSettings) => LinkSettings) => {
    const shown = utils.links.settings.getData({ id })
    if (!shown) return false
    const before = readSettings(shown.settings)
    const after = change(before)
    const show = (settings: LinkSettings) =>
      utils.links.settings.setData(
        { id },
        (response) => response && { ...response, settings: describeLinkSettings(settings) },
      )
    show(after)
    // Only the tab about where readers go has fetched them.
    const groups = utils.links.replay.getData({ id, settings: {} })?.groups ?? []
    const impact = describeImpact(groups, toManagedLink(shown, isPremium), after)
    try {
      const { version } = await run(() => update({ id, settings: toSettingsChange(before, after) }))
      const { title, text } = notices['link-updated']
      showToast(
        { title, text: impact ?? text },
        {
          label: 'Undo',
          altText: 'You can also undo it in the link’s history',
          onSelect: () => void undo(version),
        },
      )
      return true
    } catch (error) {
      show(before)
      showError(refuse(error))
      return false
    }
  }

  /** Changes the slug. Resolves to null when it worked, else to the error; shows no toast. */
  const rename = async (slug: string) => {
    try {
      await run(() => update({ id, slug }))
      void utils.links.channels.invalidate({ id })
      void utils.links.list.invalidate()
      return null
    } catch (error) {
      return refuse(error)
    }
  }

  const { data, error, refetch } = query
  const managed = useMemo(() => data && toManagedLink(data, isPremium), [data, isPremium])
  const isGone = error?.data?.httpStatus === 404 || error?.data?.httpStatus === 400
  const loadError: unknown = managed ? null : error
  return {
    managed,
    /** The link does not exist or belongs to another account. */
    isGone: !managed && isGone,
    /** Why the link could not be loaded; null while all is well. */
    error: loadError,
    retry: () => void refetch(),
    save,
    rename,
    undo,
  }
}

export type LinkManager = ReturnType<typeof useManagedLink>
