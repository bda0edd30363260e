import { readApiError } from '@everyshelf/client'
import type { ProgrammeField } from '@everyshelf/domain/affiliate'
import type { ErrorCode } from '@everyshelf/domain/messages'
import type { Retailer } from '@everyshelf/domain/retailers'
import { showError, toasts } from '@everyshelf/ui/toast'
import { trpc } from '../../../lib/api.tsx'
import { refreshSession } from '../../../lib/session.ts'

/** Those whose own words say what to do; the rest is an update that failed. */
const TOLD: readonly ErrorCode[] = [
  'premium-required',
  'invalid-programme-id',
  'rate-limited',
  'offline',
  'unavailable',
]

type Ids = Readonly<Partial<Record<ProgrammeField, string>>>

/** Keeps a person's numbers at one shop, or takes them away; whether it worked is answered. */
export function useProgrammeIds({ code, name }: Retailer): (ids: Ids | null) => Promise<boolean> {
  const utils = trpc.useUtils()
  const { mutateAsync } = trpc.profile.update.useMutation({ scope: { id: 'programme-ids' } })
  return async (ids) => {
    try {
      const profile = await mutateAsync({ programmeIds: { [code]: ids } })
      utils.profile.get.setData(undefined, profile)
      // They belong to the person: every link of theirs that this page knows is another now.
      await utils.links.settings.invalidate()
      toasts.show({
        title: ids ? 'Numbers saved' : 'Numbers removed',
        text: `${name}, on all your links`,
        tone: 'notice',
      })
      return true
    } catch (error) {
      showError(explainFailure(readApiError(error).code))
      return false
    }
  }
}

function explainFailure(code: ErrorCode): ErrorCode {
  if (code === 'premium-required') void refreshSession()
  if (code === 'unauthorized') return 'sign-in-to-update-profile'
  return TOLD.includes(code) ? code : 'profile-update-failed'
}
