import { useParams } from 'react-router'
import { SignedInOnly } from '../components/signed-in-only.tsx'
import { SeriesEditor } from '../features/series/editor/series-editor.tsx'
import { ApiProvider } from '../lib/api/trpc.tsx'

export function Component() {
  const { seriesId = '' } = useParams()
  return (
    <div className="page-column pt-5 sm:pt-8">
      <SignedInOnly>
        <ApiProvider>
          <SeriesEditor key={seriesId} id={seriesId} />
        </ApiProvider>
      </SignedInOnly>
    </div>
  )
}
