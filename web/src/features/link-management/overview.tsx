import { DefaultCountry } from './default-country.tsx'
import { EditionLadder } from './editions/edition-ladder.tsx'
import { LinkHistory } from './history/link-history.tsx'
import { LinkHeader } from './link-header.tsx'
import { ManagedPage, type TriedLink } from './managed-page.tsx'
import { ReadersPanel } from './readers/readers-panel.tsx'
import { ShopList } from './shops/shop-list.tsx'
import { WhatIfOffer } from './what-if/what-if.tsx'

/** All that decides where one link leads. */
export function LinkManagement() {
  return <ManagedPage>{(own) => <Overview {...own} />}</ManagedPage>
}

function Overview({ whatIf, ...own }: TriedLink) {
  return (
    <>
      <LinkHeader managed={own.managed} />
      <ReadersPanel managed={own.managed} />
      <WhatIfOffer whatIf={whatIf} />
      <EditionLadder {...own} />
      <DefaultCountry {...own} />
      <ShopList {...own} />
      {!whatIf.isTrying && <LinkHistory {...own} />}
    </>
  )
}
