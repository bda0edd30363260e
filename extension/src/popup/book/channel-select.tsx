import { type LinkChannel, linkChannels } from '@everyshelf/domain/affiliate'
import type { MessageName } from '../../messages/translate.ts'
import { translate } from '../../messages/translate.ts'

interface ChannelSelectProps {
  readonly channel: LinkChannel
  readonly onChoose: (channel: LinkChannel) => void
}

const names = {
  web: 'channelWeb',
  social: 'channelSocial',
  mail: 'channelMail',
  ebook: 'channelEbook',
  print: 'channelPrint',
  ad: 'channelAd',
  messenger: 'channelMessenger',
} as const satisfies Record<LinkChannel, MessageName>

/** Where readers will find the link; each channel has its own short link, which counts on its own. */
export function ChannelSelect({ channel, onChoose }: ChannelSelectProps) {
  return (
    <select
      aria-label={translate('channelLabel')}
      value={channel}
      onChange={({ currentTarget }) => onChoose(currentTarget.value as LinkChannel)}
      className="ml-auto h-9 max-w-40 rounded-md border border-rule bg-transparent px-2 text-sm text-ink"
    >
      {linkChannels.map((code) => (
        <option key={code} value={code} className="bg-field text-field-ink">
          {translate(names[code])}
        </option>
      ))}
    </select>
  )
}
