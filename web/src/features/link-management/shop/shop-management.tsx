import { Navigate, useParams } from 'react-router'
import { ManagedPage } from '../managed-page.tsx'
import { findShopByAddress, shopAddress } from '../shop-address.ts'
import { NoSuchShop } from './no-such-shop.tsx'
import { ShopPage } from './shop-page.tsx'

/** One shop of one link. */
export function ShopManagement() {
  const { linkId = '', retailer = '' } = useParams()
  const shop = findShopByAddress(retailer)
  if (!shop) return <NoSuchShop linkId={linkId} />
  const address = shopAddress(linkId, shop.code)
  if (!address.endsWith(`/${retailer}`)) return <Navigate to={address} replace />
  return <ManagedPage>{(own) => <ShopPage {...own} shop={shop} />}</ManagedPage>
}
