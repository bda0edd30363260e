import type { en } from './en.ts'

type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string
}

/** The texts of public pages in one language, by page: what English has. */
export type Messages = {
  readonly [Page in keyof typeof en]: {
    readonly [Name in keyof (typeof en)[Page]]: (typeof en)[Page][Name] extends string
      ? string
      : PluralForms
  }
}

/** Puts values into a text. @example fill('View at {store}', { store: 'Kobo' }) // 'View at Kobo' */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_placeholder, name: string) => values[name] ?? '')
}
