import { showError } from '@everyshelf/ui/toast'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { keepDraft } from '../draft.ts'
import { handedOverState } from '../result-state.ts'
import { describeShared, findSharedBook } from './find-shared-book.ts'

/** Where the phone's Share leads: to the form, filled, and with a book in it on to the result. */
export function ShareLanding() {
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
    keepDraft(found ?? describeShared(shared))
    void navigate(paths.home, { replace: true, state: found ? handedOverState : null })
    if (!found) showError('no-book-shared')
  }, [query, navigate])
  return (
    <div className="page-column pt-12 sm:pt-18">
      <h1 className="m-0 font-display text-4xl">Looking at what you shared…</h1>
    </div>
  )
}
