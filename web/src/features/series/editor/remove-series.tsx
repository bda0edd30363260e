import { REMOVAL_UNDO_DAYS } from '@everyshelf/domain/limits'
import { Button } from '@everyshelf/ui/primitives'
import { toasts } from '@everyshelf/ui/toast'
import { useNavigate } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { AccountSection } from '../../../components/account-section.tsx'
import { trpc } from '../../../lib/api/trpc.tsx'
import type { Series } from '../series.ts'
import { showSeriesError } from '../show-series-error.ts'

export function RemoveSeries({ series: { id, name } }: { readonly series: Series }) {
  const navigate = useNavigate()
  const { list } = trpc.useUtils().series
  const { mutateAsync: removeOne, isPending } = trpc.series.remove.useMutation()
  const { mutateAsync: restoreOne } = trpc.series.restore.useMutation()

  const restore = async () => {
    try {
      await restoreOne({ id })
      await list.invalidate()
    } catch (error) {
      showSeriesError(error)
    }
  }
  const remove = async () => {
    try {
      await removeOne({ id })
    } catch (error) {
      return showSeriesError(error)
    }
    await navigate(paths.pages)
    await list.invalidate()
    toasts.show({
      title: 'Series removed',
      text: `You can restore “${name}” for ${REMOVAL_UNDO_DAYS} days.`,
      tone: 'notice',
      action: {
        label: 'Undo',
        altText: 'Create the series again to restore its page',
        onSelect: () => void restore(),
      },
    })
  }
  return (
    <AccountSection
      name="remove"
      title="Remove this series"
      about="Your links stay. Readers who open the page still find the books, without affiliate tags."
    >
      <Button kind="danger" busy={isPending} onClick={() => void remove()}>
        Remove series
      </Button>
    </AccountSection>
  )
}
