import { SignedInOnly } from '../components/signed-in-only.tsx'
import { SeriesList } from '../features/series/list/series-list.tsx'
import { ApiProvider } from '../lib/api/trpc.tsx'
import { useTitle } from '../lib/page/use-title.ts'

/** The pages for readers that the user publishes. */
export function Component() {
  useTitle('Pages · Everyshelf')
  return (
    <div className="page-column pt-8 sm:pt-10">
      <h1 className="m-0 mb-8 font-display text-3xl leading-tight sm:text-4xl">Pages</h1>
      <SignedInOnly>
        <ApiProvider>
          <SeriesList />
        </ApiProvider>
      </SignedInOnly>
    </div>
  )
}
