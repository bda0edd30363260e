import { isTimeZone } from '@everyshelf/domain/clicks'
import { showError } from '@everyshelf/ui/toast'
import { trpc } from '../../lib/api.tsx'

const spoken = (zone: string) => zone.replaceAll('_', ' ')

/** Whose clock days and hours go by, and how to make it that of this place. */
export function TimeZoneLine({ timeZone }: { readonly timeZone: string }) {
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const utils = trpc.useUtils()
  const { mutate, isPending } = trpc.profile.update.useMutation({
    onSuccess: async (profile) => {
      utils.profile.get.setData(undefined, profile)
      await Promise.all([utils.analytics.invalidate(), utils.links.list.invalidate()])
    },
    onError: () => showError('user-data-failed'),
  })
  const isElsewhere = here !== timeZone && isTimeZone(here)
  return (
    <p className="m-0 mt-3 text-ink-soft">
      Days and hours by the clock of <span className="text-ink">{spoken(timeZone)}</span>.{' '}
      {isElsewhere && (
        <button
          type="button"
          disabled={isPending}
          onClick={() => mutate({ timeZone: here })}
          className="text-link min-h-6 border-0 bg-transparent p-0 print:hidden"
        >
          {isPending ? 'Counting again…' : `Use ${spoken(here)}`}
        </button>
      )}
    </p>
  )
}
