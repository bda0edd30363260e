import { TAGGED_NOTE, UNTAGGED_NOTE } from '@everyshelf/domain/affiliate'

/** The shared components' texts in English. `{name}` stands for a value. */
export const labelTexts = {
  close: 'Close',
  on: 'On',
  off: 'Off',
  opensInNewTab: '(opens in a new tab)',
  theme: 'Theme',
  themeSystem: 'System',
  themeLight: 'Light',
  themeDark: 'Dark',

  amazonIn: 'Amazon {country}',
  coverOf: 'Cover of {title}',
  authorsAndOthers: '{authors}, and {count} others',

  yourGlobalLink: 'Your Global Link',
  signInToCopy: 'Sign in to Copy',
  copy: 'Copy',
  copied: 'Copied',
  copyStoreLink: 'Copy the {store} link',
  linksRemaining: 'You have only {count} link(s) remaining',
  tagged: TAGGED_NOTE,
  untagged: UNTAGGED_NOTE,
  youEarn: 'you earn',
  everyshelfEarns: 'Everyshelf earns',
  everyshelfMayNotEarn: 'Everyshelf might not earn',
  qrCodeOf: 'QR code for {link}',
  downloadSvg: 'Download SVG',
  downloadPng: 'Download PNG',

  searching: 'Searching…',
  foundBooks: 'Books',
  booksFound: 'Books found: {count}. Choose with the arrow keys and Enter.',
  resultsFrom: 'Results from {sources}',
  noBookFound: 'No book in {sources} matches these words. Check the spelling, or paste the ISBN.',

  tagFor: 'Tag for {store}',
  tagEnding: 'Usually ends in {ending}',
  save: 'Save',
  saveTagFor: 'Save the tag for {store}',
  clearTagFor: 'Clear the tag for {store}',
  oddTagEnding: 'Tags for {store} usually end in {ending}.',
  amazonNameInTag: 'Amazon’s program does not allow Amazon names in tags.',
  tagOfOtherStores: 'Also set for {stores}. A tag earns only in the store that issued it.',
  noActiveTag: 'No active tag',
  ownActiveTag: 'Active tag: {tag} (yours)',
  serviceActiveTag: 'Active tag: {tag} (Everyshelf’s)',
  serviceUsActiveTag: 'Active tag: {tag} (Everyshelf’s, might not earn)',
} as const

export type LabelName = keyof typeof labelTexts
