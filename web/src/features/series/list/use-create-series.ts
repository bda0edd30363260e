import { useNavigate } from 'react-router'
import { seriesEditorPath } from '../../../app/paths.ts'
import { trpc } from '../../../lib/api/trpc.tsx'
import type { SuggestedSeries } from '../series.ts'
import { showSeriesError } from '../show-series-error.ts'

/** Creates a series, then opens its editor. */
export function useCreateSeries() {
  const navigate = useNavigate()
  const cache = trpc.useUtils()
  const { mutateAsync, isPending } = trpc.series.create.useMutation()

  async function create({ name, books }: Pick<SuggestedSeries, 'name' | 'books'>): Promise<void> {
    try {
      const series = await mutateAsync({ name, books: [...books] })
      cache.series.get.setData({ id: series.id }, series)
      await navigate(seriesEditorPath(series.id))
    } catch (error) {
      showSeriesError(error)
    }
  }
  return { create, isPending }
}
