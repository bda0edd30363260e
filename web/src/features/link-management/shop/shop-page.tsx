import type { Retailer } from '@everyshelf/domain/retailers'
import { Switch } from '@everyshelf/ui/primitives'
import { AccountSection } from '../../../components/account-section.tsx'
import type { OwnLink } from '../own-link.ts'
import { PlaceHeader } from '../place-header.tsx'
import { PlaceHealth } from '../place-health.tsx'
import { describeShopFacts } from '../shops/shop-words.ts'
import { switchShop } from '../shops/switch-shop.ts'
import { useHealth } from '../shops/use-health.ts'
import { PageField } from './page-field.tsx'
import { ProgrammeSection } from './programme-section.tsx'
import { ShopLandingTable } from './shop-landing-table.tsx'

interface ShopPageProps extends OwnLink {
  readonly shop: Retailer
}

export function ShopPage({ id, managed, save, shop }: ShopPageProps) {
  const { code, name } = shop
  const health = useHealth(id)
  const isOn = !managed.settings.shops.off.includes(code)
  return (
    <>
      <PlaceHeader managed={managed} title={name} facts={describeShopFacts(shop)} />
      <AccountSection title="On your page">
        <div className="flex items-center gap-3">
          <Switch
            label={`Show ${name}`}
            isOn={isOn}
            onChange={(next) => void save((before) => switchShop(before, code, next))}
          />
          <p className="m-0">
            {isOn
              ? 'Readers see this shop on your page.'
              : 'Readers do not see it. Addresses that were handed out still lead there.'}
          </p>
        </div>
      </AccountSection>
      <AccountSection
        title="What it opens"
        about="Where the ISBN finds the wrong edition, or nothing, give the page yourself."
      >
        <PageField shop={shop} settings={managed.settings} save={save} />
      </AccountSection>
      <AccountSection
        title="What readers get now"
        about="By country. To look, open it without anybody's number."
      >
        <ShopLandingTable managed={managed} shop={shop} />
      </AccountSection>
      <ProgrammeSection managed={managed} shop={shop} />
      <AccountSection
        title="Is it there?"
        about="Nobody visits shops for you. What is known comes from you and from readers who found nothing."
      >
        <PlaceHealth place={code} name={name} {...health} />
      </AccountSection>
    </>
  )
}
