import { generatePath, Link, Navigate, useParams } from 'react-router'
import { paths } from '../../../app/paths.ts'
import type { LinkEditor } from '../../../lib/link-settings/link-editor.ts'
import { findRetailerByPath, retailerPath } from '../retailer-path.ts'
import { WithPreview } from '../with-preview.tsx'
import { RetailerSettings } from './retailer-settings.tsx'

/** The settings of one retailer for one link. */
export function RetailerManagement(saved: LinkEditor) {
  const { linkId = '', retailer: pathName = '' } = useParams()
  const retailer = findRetailerByPath(pathName)
  if (!retailer) return <UnknownRetailer linkId={linkId} />
  const path = retailerPath(linkId, retailer.code)
  if (!path.endsWith(`/${pathName}`)) return <Navigate to={path} replace />
  return (
    <WithPreview editor={saved}>
      {(editor) => <RetailerSettings {...editor} retailer={retailer} />}
    </WithPreview>
  )
}

function UnknownRetailer({ linkId }: { readonly linkId: string }) {
  return (
    <>
      <h2 className="mt-8 mb-0 font-display text-3xl">Store not found</h2>
      <p className="mt-3 mb-5 text-ink-soft">This store has closed, or the address is wrong.</p>
      <Link to={generatePath(paths.linkManagement, { linkId })} className="text-link">
        See all stores for this link
      </Link>
    </>
  )
}
