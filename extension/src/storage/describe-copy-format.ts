import type { MessageName } from '../locales/catalog.ts'
import { translate } from '../locales/translate.ts'
import type { CopyFormat } from './preferences.ts'

/** Markdown, HTML and BBCode are names in every language. */
const names: Readonly<Partial<Record<CopyFormat, Extract<MessageName, `copyFormat${string}`>>>> = {
  Link: 'copyFormatLink',
  'Rich text': 'copyFormatRichText',
  'Title – link': 'copyFormatTitleAndLink',
  Custom: 'copyFormatCustom',
}

export function describeCopyFormat(format: CopyFormat): string {
  const name = names[format]
  return name ? translate(name) : format
}
