import { parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { defaultLinkSettings, type LinkSettings } from '@everyshelf/domain/links'
import { expect, test } from 'vitest'
import { toSettingsChange } from './settings-change.ts'

const kindle = parseBookIdentifier('B00ICH9SAC')
if (!kindle) throw new Error('fixture')

test.each<[string, LinkSettings, object]>([
  ['nothing', defaultLinkSettings, {}],
  ['a store left out', { ...defaultLinkSettings, excluded: ['de'] }, { excluded: ['de'] }],
  [
    'another book for one store',
    { ...defaultLinkSettings, overrides: { jp: kindle } },
    { overrides: { jp: 'B00ICH9SAC' } },
  ],
  [
    'a shop switched off',
    { ...defaultLinkSettings, shops: { ...defaultLinkSettings.shops, off: ['kobo'] } },
    { shops: { off: ['kobo'] } },
  ],
  [
    'a note',
    { ...defaultLinkSettings, look: { ...defaultLinkSettings.look, note: 'Signed copies' } },
    { look: { note: 'Signed copies' } },
  ],
])('sends of %s what has changed alone', (_what, after, sent) => {
  expect(toSettingsChange(defaultLinkSettings, after)).toEqual(sent)
})
