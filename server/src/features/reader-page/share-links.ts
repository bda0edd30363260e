export interface SharedLink {
  readonly url: string
  readonly text: string
}

export interface ShareTarget {
  /** The name of a messenger; null for email. */
  readonly name: string | null
  readonly href: string
}

/**
 * Links that open an email or a messenger with the text. These four messengers have the most users of those that accept a
 * plain link without an app ID; WeChat, Messenger, and Signal do not. The reader sends the message there.
 */
export function listShareTargets({ url, text }: SharedLink): readonly ShareTarget[] {
  const message = encodeURIComponent(`${text} ${url}`)
  const link = encodeURIComponent(url)
  const subject = encodeURIComponent(text)
  return [
    { name: null, href: `mailto:?subject=${subject}&body=${message}` },
    { name: 'WhatsApp', href: `https://wa.me/?text=${message}` },
    { name: 'Telegram', href: `https://t.me/share/url?url=${link}&text=${subject}` },
    { name: 'LINE', href: `https://line.me/R/share?text=${message}` },
    { name: 'Viber', href: `viber://forward?text=${message}` },
  ]
}
