import { TAGGED_NOTE, UNTAGGED_NOTE } from '@everyshelf/domain/affiliate'

/** The shared components' texts in English. `$1` and `$2` are a label's values. */
export const labelTexts = {
  close: 'Close',
  on: 'On',
  off: 'Off',
  opensInNewTab: '(opens in a new tab)',
  theme: 'Theme',
  themeSystem: 'System',
  themeLight: 'Light',
  themeDark: 'Dark',

  amazonIn: 'Amazon $1',
  coverOf: 'Cover of $1',
  authorsAndOthers: '$1, and $2 others',

  yourGlobalLink: 'Your Global Link',
  signInToCopy: 'Sign in to Copy',
  copy: 'Copy',
  copied: 'Copied',
  copyStoreLink: 'Copy the $1 link',
  linksRemaining: 'You have only $1 link(s) remaining',
  tagged: TAGGED_NOTE,
  untagged: UNTAGGED_NOTE,
  youEarn: 'you earn',
  everyshelfEarns: 'Everyshelf earns',
  everyshelfMayNotEarn: 'Everyshelf may not earn',
  qrCodeOf: 'QR code for $1',
  downloadSvg: 'Download SVG',
  downloadPng: 'Download PNG',

  searching: 'Searching…',
  foundBooks: 'Books',
  booksFound: 'Books found: $1. Choose with the arrow keys and Enter.',
  resultsFrom: 'Results from $1',
  noBookFound: 'No book in $1 matches these words. Check the spelling, or paste the ISBN.',

  tagFor: 'Tag for $1',
  tagEnding: 'Usually ends in $1',
  save: 'Save',
  saveTagFor: 'Save the tag for $1',
  clearTagFor: 'Clear the tag for $1',
  oddTagEnding: 'Tags for $1 usually end in $2.',
  amazonNameInTag: 'Amazon’s program does not allow Amazon names in tags.',
  tagOfOtherStores: 'Also set for $1. A tag earns only in the store that issued it.',
  noActiveTag: 'No active tag',
  ownActiveTag: 'Active tag: $1 (yours)',
  serviceActiveTag: 'Active tag: $1 (Everyshelf’s)',
  serviceUsActiveTag: 'Active tag: $1 (Everyshelf’s, may not earn)',
} as const

export type LabelName = keyof typeof labelTexts
