import { showError } from '@everyshelf/ui/toast'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { storeDraft } from '../../../components/book-field/draft.ts'
import { useTitle } from '../../../lib/page/use-title.ts'
import { paths } from '../../../lib/paths.ts'
import { submitOnLoadState } from '../result-state.ts'
import { describeShared, findSharedBook } from './find-shared-book.ts'

/** Opened by the phone's Share menu. Fills the form, and submits it if the text names a book. */
export function ShareTarget() {
  useTitle('Shared with Everyshelf')
  const [query] = useSearchParams()
  const navigate = useNavigate()
  useEffect(() => {
    const shared = {
      title: query.get('title') ?? '',
      text: query.get('text') ?? '',
      url: query.get('url') ?? '',
    }
    const found = findSharedBook(shared)
    storeDraft(found ?? describeShared(shared))
    void navigate(paths.home, { replace: true, state: found ? submitOnLoadState : null })
    if (!found) showError('no-book-shared')
  }, [query, navigate])
  return (
    <div className="page-column pt-12 sm:pt-18">
      <h1 className="m-0 font-display text-4xl">Reading what you shared…</h1>
    </div>
  )
}
