import { parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { defaultLinkSettings, type LinkSettings } from '@everyshelf/domain/links'
import { expect, test } from 'vitest'
import { toSettingsChange } from './settings-change.ts'

const kindle = parseBookIdentifier('B00ICH9SAC')
if (!kindle) throw new Error('fixture')

test.each<[string, LinkSettings, object]>([
  ['nothing', defaultLinkSettings, {}],
  ['an excluded marketplace', { ...defaultLinkSettings, excluded: ['de'] }, { excluded: ['de'] }],
  [
    'another product in one marketplace',
    { ...defaultLinkSettings, overrides: { jp: kindle } },
    { overrides: { jp: 'B00ICH9SAC' } },
  ],
  [
    'a retailer switched off',
    { ...defaultLinkSettings, retailers: { ...defaultLinkSettings.retailers, off: ['kobo'] } },
    { retailers: { off: ['kobo'] } },
  ],
  [
    'a note',
    { ...defaultLinkSettings, look: { ...defaultLinkSettings.look, note: 'Signed copies' } },
    { look: { note: 'Signed copies' } },
  ],
])('sends only what changed: %s', (_what, after, sent) => {
  expect(toSettingsChange(defaultLinkSettings, after)).toEqual(sent)
})
