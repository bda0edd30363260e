import { isTimeZone } from '@everyshelf/domain/clicks'
import { showError } from '@everyshelf/ui/toast'
import { trpc } from '../../lib/api/trpc.tsx'

const formatZone = (zone: string) => zone.replaceAll('_', ' ')

/** Names the time zone of all days and hours, and offers to switch to the browser's. */
export function TimeZoneLine({ timeZone }: { readonly timeZone: string }) {
  const browserZone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const utils = trpc.useUtils()
  const { mutate, isPending } = trpc.profile.update.useMutation({
    onSuccess: async (profile) => {
      utils.profile.get.setData(undefined, profile)
      await Promise.all([utils.analytics.invalidate(), utils.links.list.invalidate()])
    },
    onError: () => showError('profile-update-failed'),
  })
  const canSwitch = browserZone !== timeZone && isTimeZone(browserZone)
  return (
    <p className="m-0">
      All times are in <span>{formatZone(timeZone)}</span>.{' '}
      {canSwitch && (
        <button
          type="button"
          disabled={isPending}
          onClick={() => mutate({ timeZone: browserZone })}
          className="text-link min-h-6 border-0 bg-transparent p-0 print:hidden"
        >
          {isPending ? 'Switching…' : `Use ${formatZone(browserZone)}`}
        </button>
      )}
    </p>
  )
}
