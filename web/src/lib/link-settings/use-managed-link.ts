import { readApiError } from '@everyshelf/client'
import { describeLinkSettings, type LinkSettings } from '@everyshelf/domain/links'
import { type ErrorCode, notices } from '@everyshelf/domain/messages'
import { showError, toasts } from '@everyshelf/ui/toast'
import { useMemo, useRef } from 'react'
import { trpc } from '../api.tsx'
import { refreshSession, useSession } from '../session.ts'
import { explainUpdateFailure } from './explain-update-failure.ts'
import {
  type ManagedLink,
  readSettings,
  type SettingsAnswer,
  toManagedLink,
} from './managed-link.ts'
import { toSettingsChange } from './settings-change.ts'

/** Another window may have changed the link; older than this it is asked for again. */
const FRESH_FOR_MS = 30_000

export interface LinkManager {
  readonly managed: ManagedLink | undefined
  /** Null while nothing is wrong; `gone` for a link that is nobody's or somebody else's. */
  readonly failure: 'gone' | 'failed' | null
  readonly retry: () => void
  /** Changes the settings at once, for the eye before for the server; whether it worked is answered. */
  readonly save: (change: (settings: LinkSettings) => LinkSettings) => Promise<boolean>
  /** Gives the link another short name. Null when it worked, else why not; nothing is shown. */
  readonly rename: (slug: string) => Promise<ErrorCode | null>
  /** Back to how the link was before one version. */
  readonly undo: (version: number) => Promise<boolean>
}

/** One link of the person's and the ways to change it; each change can be taken back. */
export function useManagedLink(id: string): LinkManager {
  const isPremium = useSession().user?.isPremium ?? false
  const utils = trpc.useUtils()
  const query = trpc.links.settings.useQuery(
    { id },
    { staleTime: FRESH_FOR_MS, refetchOnWindowFocus: true },
  )
  // One after the other: the answer to the last change is the one that stays.
  const scope = { id: `link-${id}` }
  const { mutateAsync: update } = trpc.links.update.useMutation({ scope })
  const { mutateAsync: takeBack } = trpc.links.undo.useMutation({ scope })
  const waiting = useRef(0)

  const run = async (call: () => Promise<SettingsAnswer>): Promise<SettingsAnswer> => {
    waiting.current += 1
    await utils.links.settings.cancel({ id })
    try {
      const answer = await call()
      // What is still on its way shows more than this answer knows of.
      if (waiting.current === 1) utils.links.settings.setData({ id }, answer)
      void utils.links.history.invalidate({ id })
      return answer
    } finally {
      waiting.current -= 1
    }
  }

  const refuse = (error: unknown): ErrorCode => {
    const code = explainUpdateFailure(readApiError(error).code)
    if (code === 'premium-required-to-manage') void refreshSession()
    // An answer to this question could be older than that to a change on its way.
    if (waiting.current === 0) void utils.links.settings.invalidate({ id })
    return code
  }

  const undo = async (version: number) => {
    try {
      await run(() => takeBack({ id, version }))
      toasts.show({ ...notices['link-updated'], tone: 'notice' })
      return true
    } catch (error) {
      showError(refuse(error))
      return false
    }
  }

  const save: LinkManager['save'] = async (change) => {
    const shown = utils.links.settings.getData({ id })
    if (!shown) return false
    const before = readSettings(shown.settings)
    const after = change(before)
    const show = (settings: LinkSettings) =>
      utils.links.settings.setData(
        { id },
        (answer) => answer && { ...answer, settings: describeLinkSettings(settings) },
      )
    show(after)
    try {
      const { version } = await run(() => update({ id, settings: toSettingsChange(before, after) }))
      toasts.show({
        ...notices['link-updated'],
        tone: 'notice',
        action: {
          label: 'Undo',
          altText: 'The history of the link takes it back too',
          onSelect: () => void undo(version),
        },
      })
      return true
    } catch (error) {
      show(before)
      showError(refuse(error))
      return false
    }
  }

  const rename = async (slug: string) => {
    try {
      await run(() => update({ id, slug }))
      void utils.links.list.invalidate()
      return null
    } catch (error) {
      return refuse(error)
    }
  }

  const { data, error, refetch } = query
  const managed = useMemo(() => data && toManagedLink(data, isPremium), [data, isPremium])
  const isGone = error?.data?.httpStatus === 404 || error?.data?.httpStatus === 400
  return {
    managed,
    failure: managed || !error ? null : isGone ? 'gone' : 'failed',
    retry: () => void refetch(),
    save,
    rename,
    undo,
  }
}
