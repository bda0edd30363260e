import { type LinkChannel, linkChannels } from '@everyshelf/domain/affiliate'
import { classNames } from '@everyshelf/ui/primitives'
import {
  Globe,
  type LucideIcon,
  Mail,
  Megaphone,
  MessageCircle,
  Printer,
  TabletSmartphone,
  Users,
} from 'lucide-react'
import { useId } from 'react'
import { channelNames } from '../../../components/channels/channel-names.ts'

const icons: Readonly<Record<LinkChannel, LucideIcon>> = {
  web: Globe,
  social: Users,
  mail: Mail,
  ebook: TabletSmartphone,
  print: Printer,
  ad: Megaphone,
  messenger: MessageCircle,
}

interface ChannelPickerProps {
  readonly channel: LinkChannel
  readonly onChoose: (channel: LinkChannel) => void
}

/** Buttons instead of radios: choosing creates a link, so arrow keys must not choose. */
export function ChannelPicker({ channel: chosen, onChoose }: ChannelPickerProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="m-0 font-display text-2xl leading-tight">
        Where will you use it?
      </h2>
      <p className="mt-1.5 mb-4 text-ink-soft text-pretty">
        Each channel gets its own link that follows that channel’s affiliate rules.
      </p>
      <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        {linkChannels.map((channel) => {
          const Icon = icons[channel]
          const isChosen = channel === chosen
          return (
            <button
              key={channel}
              type="button"
              aria-pressed={isChosen}
              onClick={() => onChoose(channel)}
              className={classNames(
                'inline-flex min-h-11 items-center gap-2 rounded-md border px-3.5 whitespace-nowrap',
                isChosen
                  ? 'border-accent bg-accent font-semibold text-on-accent'
                  : 'border-rule-strong bg-transparent text-ink hover:bg-wash',
              )}
            >
              <Icon className="size-4.5 shrink-0" />
              {channelNames[channel]}
            </button>
          )
        })}
      </div>
    </section>
  )
}
