import { describeStore, type ShareTextInput } from '../share-texts.ts'

/** What a button's text depends on. */
export interface ButtonBook extends Pick<ShareTextInput, 'mode' | 'title'> {}

/** The texts of a button. The first is the default: it names Amazon if the link goes straight there. */
export function listButtonLabels({ mode, title }: ButtonBook): readonly string[] {
  const store = describeStore({ mode })
  const general = 'Get it at your bookstore'
  const named = `${title} – ${store}`
  return mode === 'choose' ? [general, named] : [`Get it ${store}`, named, general]
}

/** Whether a text hides that a link with a tag goes straight to Amazon. */
export function hidesAmazon(label: string, { mode }: Pick<ButtonBook, 'mode'>): boolean {
  return mode !== 'choose' && !label.includes('Amazon')
}
