import type { LinkChannel } from '@everyshelf/domain/affiliate'
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

interface ChannelTexts {
  /** In the words of authors. */
  readonly name: string
  /** Within a sentence. @example `forbids affiliate tags ${channels.print.where}` */
  readonly where: string
  /** What its link is for. */
  readonly use: string
  readonly Icon: LucideIcon
}

/** How pages name and explain where readers find a link. */
export const channels: Readonly<Record<LinkChannel, ChannelTexts>> = {
  web: {
    name: 'Website',
    where: 'on websites',
    use: 'For your own website or blog.',
    Icon: Globe,
  },
  social: {
    name: 'Social media',
    where: 'on social networks',
    use: 'For posts and profiles on social networks.',
    Icon: Users,
  },
  mail: {
    name: 'Newsletter',
    where: 'in newsletters',
    use: 'For emails to readers who signed up for them.',
    Icon: Mail,
  },
  ebook: {
    name: 'Ebook',
    where: 'in ebooks',
    use: 'For the pages of your ebook.',
    Icon: TabletSmartphone,
  },
  print: {
    name: 'Print',
    where: 'in print',
    use: 'For print: books, bookmarks, posters, and flyers.',
    Icon: Printer,
  },
  ad: {
    name: 'Paid ad',
    where: 'in paid ads',
    use: 'For paid ads and boosted posts.',
    Icon: Megaphone,
  },
  messenger: {
    name: 'Messages',
    where: 'in messages',
    use: 'For messaging apps, such as WhatsApp.',
    Icon: MessageCircle,
  },
}

/** @example nameChannel('mail') // 'Newsletter' */
export function nameChannel(channel: string): string {
  return channels[channel as LinkChannel]?.name ?? channel
}
