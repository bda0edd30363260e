import type { MessageName } from '../messages/translate.ts'
import { translate } from '../messages/translate.ts'

/** Markdown, HTML and BBCode have the same name in every language. */
const names: Readonly<Partial<Record<string, Extract<MessageName, `copyFormat${string}`>>>> = {
  Link: 'copyFormatLink',
  'Rich text': 'copyFormatRichText',
  'Title – link': 'copyFormatTitleAndLink',
  Custom: 'copyFormatCustom',
}

export function describeCopyFormat(format: string): string {
  const name = names[format]
  return name ? translate(name) : format
}
