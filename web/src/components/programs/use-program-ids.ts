import { readApiError } from '@everyshelf/client'
import type { ProgramField } from '@everyshelf/domain/affiliate'
import type { ErrorCode } from '@everyshelf/domain/messages'
import type { Retailer } from '@everyshelf/domain/retailers'
import { showFailure, toasts } from '@everyshelf/ui/toast'
import { trpc } from '../../lib/api/trpc.tsx'
import { refreshSession } from '../../lib/session/session.ts'

/** Those whose own words say what to do; the rest is an update that failed. */
const WITH_OWN_TEXT: readonly ErrorCode[] = ['premium-required', 'invalid-program-id']

type Ids = Readonly<Partial<Record<ProgramField, string>>>

/** Saves or removes the user's affiliate IDs at one retailer. Resolves to whether it worked. */
export function useProgramIds({ code, name }: Retailer): (ids: Ids | null) => Promise<boolean> {
  const utils = trpc.useUtils()
  const { mutateAsync } = trpc.profile.update.useMutation({ scope: { id: 'program-ids' } })
  return async (ids) => {
    try {
      const profile = await mutateAsync({ programIds: { [code]: ids } })
      utils.profile.get.setData(undefined, profile)
      void utils.profile.tagChanges.invalidate()
      // They belong to the person: every link of theirs that this page knows is another now.
      await utils.links.settings.invalidate()
      toasts.show({
        title: ids ? 'Affiliate IDs saved' : 'Affiliate IDs removed',
        text: `This change applies to all your ${name} links.`,
        tone: 'notice',
      })
      return true
    } catch (error) {
      const cause = readApiError(error)
      showFailure(explainFailure(cause.code), cause)
      return false
    }
  }
}

function explainFailure(code: ErrorCode): ErrorCode {
  if (code === 'premium-required') void refreshSession()
  if (code === 'unauthorized') return 'sign-in-to-update-profile'
  return WITH_OWN_TEXT.includes(code) ? code : 'profile-update-failed'
}
