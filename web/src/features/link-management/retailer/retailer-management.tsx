import { Navigate, useParams } from 'react-router'
import { ManagedPage } from '../managed-page.tsx'
import { findRetailerByPath, retailerPath } from '../retailer-path.ts'
import { RetailerSettings } from './retailer-settings.tsx'
import { UnknownRetailer } from './unknown-retailer.tsx'

/** The settings of one retailer for one link. */
export function RetailerManagement() {
  const { linkId = '', retailer: pathName = '' } = useParams()
  const retailer = findRetailerByPath(pathName)
  if (!retailer) return <UnknownRetailer linkId={linkId} />
  const path = retailerPath(linkId, retailer.code)
  if (!path.endsWith(`/${pathName}`)) return <Navigate to={path} replace />
  return (
    <ManagedPage>{(editor) => <RetailerSettings {...editor} retailer={retailer} />}</ManagedPage>
  )
}
