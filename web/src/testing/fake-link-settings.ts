import {
  buildShortLink,
  defaultLinkSettings,
  describeLinkSettings,
  type LinkSettingsView,
  parseLinkSettings,
  type Slug,
} from '@everyshelf/domain/links'
import type { RouterInputs, RouterOutputs } from '@everyshelf/server/api'
import { sampleSavedLink } from './sample-links.ts'

type Returned<Output> = Output | Promise<Output>
type Inputs = RouterInputs['links']
type Outputs = RouterOutputs['links']

/** The API calls for link settings. */
export interface LinkSettingsCalls {
  readonly 'links.settings': (input: Inputs['settings']) => Returned<Outputs['settings']>
  readonly 'links.channels': (input: Inputs['channels']) => Returned<Outputs['channels']>
  readonly 'links.createChannel': (
    input: Inputs['createChannel'],
  ) => Returned<Outputs['createChannel']>
  readonly 'links.setCampaign': (input: Inputs['setCampaign']) => Returned<Outputs['setCampaign']>
  readonly 'links.backMatter': (input: Inputs['backMatter']) => Returned<Outputs['backMatter']>
  readonly 'links.bookPages': (input: Inputs['bookPages']) => Returned<Outputs['bookPages']>
  readonly 'links.createBookSlugs': (
    input: Inputs['createBookSlugs'],
  ) => Returned<Outputs['createBookSlugs']>
  readonly 'links.update': (input: Inputs['update']) => Returned<Outputs['update']>
  readonly 'links.setFormat': (input: Inputs['setFormat']) => Returned<Outputs['setFormat']>
  readonly 'links.replay': (input: Inputs['replay']) => Returned<Outputs['replay']>
  readonly 'links.history': (input: Inputs['history']) => Returned<Outputs['history']>
  readonly 'links.undo': (input: Inputs['undo']) => Returned<Outputs['undo']>
  readonly 'links.health': (input: Inputs['health']) => Returned<Outputs['health']>
  readonly 'links.confirmSeller': (
    input: Inputs['confirmSeller'],
  ) => Returned<Outputs['confirmSeller']>
}

export const defaultSettingsView = describeLinkSettings(defaultLinkSettings)

/** A link with default settings. */
export function sampleSettings(
  change: Partial<Outputs['settings']> = {},
  settings: Partial<LinkSettingsView> = {},
): Outputs['settings'] {
  return {
    link: sampleSavedLink('9780441172719', { title: 'Dune', authors: ['Frank Herbert'] }),
    settings: { ...defaultSettingsView, ...settings },
    slugs: ['h7kq2mw' as Slug],
    version: 0,
    ownTags: {},
    serviceTags: {},
    programIds: {},
    tagChannels: { networks: [], isListOptIn: false },
    ...change,
  }
}

const books = ['9780441172719', '9780593098233', '9780593098257', '9780141439587']
const titles = ['Dune', 'Dune Messiah', 'Children of Dune', 'Emma']

function sampleBackMatterLink(
  id: string,
  index: number,
  hasSlugs: boolean,
): Outputs['backMatter'][number] {
  const slugOf = (channel: string) => (hasSlugs ? (`${channel}${index + 1}` as Slug) : null)
  return {
    id,
    isbn: books[index % books.length] ?? '',
    title: titles[index % titles.length] ?? '',
    settings: defaultSettingsView,
    slugs: { ebook: slugOf('ebook'), print: slugOf('print') },
    printLink: hasSlugs ? `https://everyshelf.example/go/print${index + 1}` : null,
  }
}

const noReaders = { clicks: 0, moved: 0, moves: [], sellers: [], groups: [] }

/** Answers like the server: stores each change as a version. */
export function createLinkSettingsHandlers(first = sampleSettings()): LinkSettingsCalls {
  let now = first
  let hasBookSlugs = false
  let channels: Outputs['channels'] = [
    {
      channel: 'web',
      slug: first.slugs[0] as Slug,
      url: first.link.globalLink,
      campaign: null,
      isCurrent: true,
    },
  ]
  const describeBooks = (ids: readonly string[]) =>
    ids.map((id, index) => sampleBackMatterLink(id, index, hasBookSlugs))
  return {
    'links.backMatter': ({ ids }) => describeBooks(ids),
    'links.createBookSlugs': ({ ids }) => {
      hasBookSlugs = true
      return describeBooks(ids)
    },
    'links.channels': () => channels,
    'links.createChannel': ({ channel }) => {
      const known = channels.find((slug) => slug.channel === channel)
      const slug = `${channel}22` as Slug
      const url = buildShortLink('https://everyshelf.example', slug)
      const created = { channel, slug, url, campaign: null, isCurrent: true }
      if (!known) channels = [...channels, created]
      return known ?? created
    },
    'links.setCampaign': ({ slug, campaign }) => {
      const [named] = channels.filter((one) => one.slug === slug)
      if (!named) throw new RangeError(`no slug ${slug}`)
      const changed = { ...named, campaign: campaign.trim() || null }
      channels = channels.map((one) => (one === named ? changed : one))
      return changed
    },
    'links.bookPages': () => ({ author: null, series: null }),
    'links.settings': () => now,
    'links.update': ({ slug, settings = {} }) => {
      const before = now.settings
      const after = {
        ...before,
        ...settings,
        retailers: { ...before.retailers, ...settings.retailers },
        look: { ...before.look, ...settings.look },
      }
      now = {
        ...now,
        slugs: slug ? [slug as Slug, ...now.slugs.filter((former) => former !== slug)] : now.slugs,
        version: now.version + 1,
        settings: describeLinkSettings(parseLinkSettings(JSON.stringify(after))),
      }
      return now
    },
    'links.setFormat': ({ format }) => {
      const editions =
        format === 'unknown' ? [] : [{ format, identifier: now.link.isbn, notSoldIn: [] }]
      now = { ...now, version: now.version + 1, settings: { ...now.settings, editions } }
      return now
    },
    'links.replay': () => ({ ...noReaders, from: '2026-10-23', to: '2026-11-21' }),
    'links.history': () => [],
    'links.undo': () => {
      now = { ...first, version: now.version + 1 }
      return now
    },
    'links.health': () => ({ createdAt: now.link.createdAt, sellers: [] }),
    'links.confirmSeller': () => ({ confirmedAt: '2026-11-21T09:30:00.000Z' }),
  }
}
