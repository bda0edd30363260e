import { editionFormats, editionLanguages } from '@everyshelf/domain/books'
import {
  accents,
  defaultLinkSettings,
  describeLinkSettings,
  pageBlocks,
  pageLayouts,
} from '@everyshelf/domain/links'
import { bookFormats } from '@everyshelf/domain/retailers'
import { countryCode, type linkSettingsChange, marketplaceCode } from '@everyshelf/domain/schemas'
import { z } from 'zod'
import { exampleLink } from './link.ts'

const countries = z.array(countryCode)

const ruleTarget = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('edition'), identifier: z.string() }),
  z.object({ kind: z.literal('retailer'), retailer: z.string() }),
  z.object({ kind: z.literal('marketplace'), marketplace: marketplaceCode }),
  z.object({ kind: z.literal('page') }),
])

/** Everything that decides where a link leads. */
export const settingsResource = z
  .object({
    mode: z
      .enum(['instant', 'choose'])
      .describe('`instant` opens a bookstore, `choose` the reader page.'),
    rules: z.array(z.object({ countries, target: ruleTarget })),
    defaultCountry: countryCode.nullable(),
    editions: z.array(
      z.object({
        format: z.enum(editionFormats),
        identifier: z.string(),
        notSoldIn: countries,
        language: z.enum(editionLanguages).optional(),
      }),
    ),
    matchLanguage: z.boolean(),
    recordUtm: z.boolean().describe('Whether `utm_` parameters are stored as the campaign.'),
    excluded: z.array(marketplaceCode),
    overrides: z.partialRecord(marketplaceCode, z.string()),
    attribution: z
      .partialRecord(marketplaceCode, z.string())
      .describe('Amazon Attribution tags for the slug of the ad channel.'),
    retailers: z.object({
      order: z.array(z.string()),
      off: z.array(z.string()),
      pages: z.record(z.string(), z.string()),
    }),
    look: z.object({
      note: z.string(),
      accent: z.enum(Object.keys(accents)).nullable(),
      language: z.string().nullable().describe('`null`: the language of the reader.'),
      order: z.array(z.enum(pageBlocks)),
      hidden: z.array(z.enum(pageBlocks)),
      newsletter: z.url().nullable().describe('The address of your own form.'),
      date: z.object({ day: z.iso.date(), text: z.string() }).nullable(),
      layout: z.enum(pageLayouts),
      button: z.string(),
      formats: z.array(z.enum(bookFormats)),
    }),
  })
  .meta({ id: 'LinkSettings' })

export const linkSettingsResource = z
  .object({
    slug: z.string(),
    slugs: z.array(z.string()).describe('All slugs that work, the current one first.'),
    version: z.int().describe('How many times the link has been changed.'),
    settings: settingsResource,
  })
  .meta({ id: 'ManagedLink' })

type SettingsInput = z.input<typeof linkSettingsChange>

/** The settings of a new link, in the form in which clients send them. */
const defaults = JSON.parse(
  JSON.stringify(describeLinkSettings(defaultLinkSettings)),
) as Required<SettingsInput>

/**
 * Settings in which every missing value has its default.
 *
 * @example withDefaults({ mode: 'choose' }).matchLanguage // false
 */
export function withDefaults(settings: SettingsInput): SettingsInput {
  return {
    ...defaults,
    ...settings,
    retailers: { ...defaults.retailers, ...settings.retailers },
    look: { ...defaults.look, ...settings.look },
  }
}

export const exampleSettings = {
  slug: exampleLink.slug,
  slugs: [exampleLink.slug],
  version: 1,
  settings: { ...defaults, mode: 'choose' },
}
