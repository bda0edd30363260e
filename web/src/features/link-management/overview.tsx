import { DefaultCountry } from './default-country.tsx'
import { EditionLadder } from './editions/edition-ladder.tsx'
import { LinkHistory } from './history/link-history.tsx'
import { LinkHeader } from './link-header.tsx'
import { ManagedPage } from './managed-page.tsx'
import type { OwnLink } from './own-link.ts'
import { ReadersPanel } from './readers/readers-panel.tsx'
import { ShopList } from './shops/shop-list.tsx'

/** All that decides where one link leads. */
export function LinkManagement() {
  return <ManagedPage>{(own) => <Overview {...own} />}</ManagedPage>
}

function Overview(own: OwnLink) {
  return (
    <>
      <LinkHeader managed={own.managed} />
      <ReadersPanel managed={own.managed} />
      <EditionLadder {...own} />
      <DefaultCountry {...own} />
      <ShopList {...own} />
      <LinkHistory {...own} />
    </>
  )
}
