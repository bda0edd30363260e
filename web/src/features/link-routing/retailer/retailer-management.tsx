import { Navigate, useParams } from 'react-router'
import type { LinkEditor } from '../../../lib/link-settings/link-editor.ts'
import { findRetailerByPath, retailerPath } from '../retailer-path.ts'
import { WithPreview } from '../with-preview.tsx'
import { RetailerSettings } from './retailer-settings.tsx'
import { UnknownRetailer } from './unknown-retailer.tsx'

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
