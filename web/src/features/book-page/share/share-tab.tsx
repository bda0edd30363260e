import type { LinkChannel } from '@everyshelf/domain/affiliate'
import { buildShortLink } from '@everyshelf/domain/links'
import { useChannels } from '../../../lib/channels/use-channels.ts'
import type { LinkEditor } from '../../../lib/link-settings/link-editor.ts'
import { useIsPremium } from '../../../lib/session/session.ts'
import { AttributionSection } from './attribution-section.tsx'
import { CampaignSection } from './campaign-section.tsx'
import { ChannelLink } from './channel-link.tsx'
import { ChannelPicker } from './channel-picker.tsx'
import { ChannelTexts } from './channel-texts.tsx'
import { EmbedSection } from './embed/embed-section.tsx'
import { PrintSection } from './print-section.tsx'
import { isTextChannel } from './share-texts.ts'
import { SlugSection } from './slug-section.tsx'
import { useChosenChannel } from './use-chosen-channel.ts'

/** The link for each place where an author uses it, in every form in which they share it. */
export function ShareTab({ id, managed, save, rename }: LinkEditor) {
  const { link, settings, serviceTags, slugs } = managed
  const [channel, setChannel] = useChosenChannel()
  const channels = useChannels(id)
  const isPremium = useIsPremium()
  const known = channels.find(channel)
  const [webSlug] = slugs
  const slug = channel === 'web' ? webSlug : known?.slug
  const address = slug ? buildShortLink(new URL(link.globalLink).origin, slug) : null
  const routable = { ...managed.routable, channel }
  const choose = (next: LinkChannel) => {
    setChannel(next)
    if (next !== 'web' && !channels.find(next)) void channels.create(next)
  }
  return (
    <div className="mt-8">
      <ChannelPicker channel={channel} onChoose={choose} />
      <ChannelLink {...{ link, serviceTags, channel, channels, address, routable }} />
      {address && isTextChannel(channel) && (
        <ChannelTexts {...{ link, settings, serviceTags, channel, address, routable }} />
      )}
      {address && webSlug && channel === 'web' && (
        <EmbedSection {...{ link, settings, serviceTags, address, routable }} slug={webSlug} />
      )}
      {address && slug && channel === 'print' && <PrintSection {...{ link, address, slug }} />}
      {channel === 'ad' && (
        <AttributionSection tags={settings.attribution} {...{ isPremium, save }} />
      )}
      {known && (
        <CampaignSection
          slug={known}
          setCampaign={channels.setCampaign}
          recordsUtm={settings.recordUtm}
          save={save}
        />
      )}
      {channel === 'web' && (
        <SlugSection
          slugs={slugs}
          prefix={link.globalLink.replace(/^https?:\/\//, '').slice(0, -(webSlug ?? '').length)}
          rename={rename}
        />
      )}
    </div>
  )
}
