import { useParams } from 'react-router'
import { SignedInOnly } from '../components/signed-in-only.tsx'
import { SeriesEditor } from '../features/series/editor/series-editor.tsx'

export function Component() {
  const { seriesId = '' } = useParams()
  return (
    <div className="page-column pt-5 sm:pt-8">
      <SignedInOnly>
        <SeriesEditor key={seriesId} id={seriesId} />
      </SignedInOnly>
    </div>
  )
}
