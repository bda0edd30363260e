import { generatePath, Navigate, useLocation, useParams } from 'react-router'
import { BookPage } from '../features/book-page/book-page.tsx'
import { ReaderPageSettings } from '../features/reader-page-settings/reader-page-settings.tsx'
import { paths } from '../lib/paths.ts'

export function Component() {
  const { linkId = '' } = useParams()
  // The details once were the end of this page.
  if (useLocation().hash === '#details')
    return <Navigate to={generatePath(paths.linkDetails, { linkId })} replace />
  return <BookPage tab="page">{(editor) => <ReaderPageSettings {...editor} />}</BookPage>
}
