/** The extension's texts, by screen. `{name}` stands for a value. */
export const en = {
  // What the browser itself shows: the store, the toolbar, menus, the address bar, shortcut pages.
  extensionName: 'Everyshelf: one book link for every reader',
  extensionDescription:
    'On a book’s page, click the toolbar button to get one link that sends each reader to a store in their country.',
  buttonTitle: 'Everyshelf: create a Global Link',
  savedTitle: 'Everyshelf: this book is already saved',
  queuedTitle: 'Everyshelf: a link is waiting to be saved',
  menuTitle: 'Create a Global Link',
  copyCommand: 'Copy the Global Link for the book on this page',
  searchUnavailable: 'Book search is unavailable right now. Enter an ISBN or ASIN instead.',
  omniboxHint: 'Create links for this ISBN, ASIN, or book page address',

  // Texts that more than one page of the extension shows.
  /** The language of these texts as `<html lang>` and `Intl` name it. */
  language: 'en',
  popupTitle: 'Everyshelf: create a Global Link',

  // Connecting the extension with an account on the website.
  accountHeading: 'Account',
  connectedAs: 'Connected as {email}',
  connectedDevicesLink: 'View connected devices on the website',
  waitingForApproval: 'Waiting for your approval on the website. Code: {code}',
  openApprovalPage: 'Open the website',
  cancel: 'Cancel',
  connect: 'Connect',
  disconnect: 'Disconnect',
  accountBenefits:
    'Store links work without an account. With one, you also get Global Links, saved links, and your own affiliate tags. You approve the connection on the website. The extension never asks for your password.',

  // The options page: its titles and the server.
  optionsTitle: 'Everyshelf: options',
  options: 'Options',
  serverAddress: 'Server address',
  serverHint: 'The Everyshelf server that creates your links.',
  serverChecking: 'Checking the address…',
  serverSaved: 'Saved.',
  save: 'Save',
  serverNotAnAddress: 'Enter only the address, such as https://everyshelf.example.',
  serverNotHttps: 'Use an https address. Only a server on this computer may use http.',
  serverUnreachable: 'No server responded at this address. Check the address and your connection.',
  serverNotEveryshelf: 'This address works, but it is not an Everyshelf server.',

  // The options for making and copying links.
  linksHeading: 'Links',
  copyLinksAs: 'Copy links as',
  copyFormatLink: 'Link',
  copyFormatRichText: 'Rich text',
  copyFormatTitleAndLink: 'Title – link',
  copyFormatCustom: 'Custom',
  ownStore: 'Store to list first',
  ownStoreNone: 'None (default order)',
  customFormat: 'Custom format',
  customFormatHint: 'You can use these placeholders: {placeholders}.',
  customFormatPreview: 'Preview',
  customFormatNoLink: 'Add {link} so that the link is copied too.',
  customFormatTooLong: 'Use at most 500 characters.',
  customFormatUnknown: '{placeholder} is not available. Use {placeholders}.',
  autoCopy: 'Copy each new Global Link automatically',
  copyWithKey: 'Copy with {key}',
  copyWithShortcut: 'Copy with the keyboard shortcut',
  showInContextMenu: 'Show Everyshelf in the right-click menu',

  // The options for keyboard shortcuts, and for the toolbar button on the pages of stores.
  keyboardShortcuts: 'Keyboard shortcuts',
  openShortcut: 'Opens Everyshelf on the current page',
  copyShortcut: 'Opens Everyshelf and copies the Global Link',
  addressBarKeyword: 'Type this, a space, and an ISBN or title in the address bar',
  noShortcut: 'Not set',
  changeShortcuts: 'Change shortcuts',
  markSavedBooks: 'Mark saved books',
  markSavedBooksText:
    'The button is in color on book pages. In the stores you turn on, it also shows a ✓ for books you have saved.',
  highlightBookPages: 'Highlight book pages',
  highlightBookPagesText:
    'In the stores you turn on, the button is in color on book pages and shows a ✓ for books you have saved.',
  storePermission:
    'Your browser asks for permission first. Everyshelf then sees which pages you open in those stores, but reads a page only when you use it there. The pages’ addresses never leave this browser.',
  chooseStores: 'Choose stores',
  findStore: 'Find a store',
  stores: 'Stores',
  noStoreFound: 'No stores match your search.',

  // What Everyshelf reads, sends and stores: on the options page and after installation.
  privacyHeading: 'What Everyshelf reads and sends',
  privacyPage:
    'Everyshelf reads a page only when you click the button, use its shortcut, or choose its menu entry, and only that page.',
  privacyBookNumber:
    'It sends the book’s ISBN or ASIN and, for an ASIN, the format. It never sends the page’s address or what you search for in a store.',
  privacyTypedText:
    'When you search by title or author, it sends the words you type in the Everyshelf popup or after the Everyshelf keyword in the address bar.',
  privacyShortLinks:
    'It sends shortened links that you paste or select, because only the server can follow them.',
  privacySave:
    'When you save a book, it also sends the title and authors from the page. The server shows them only to you until a book catalog lists the book.',
  privacyLocal:
    'Your server address and options stay on this computer. Text you type in the popup is deleted when you close the browser.',
  privacyAccount:
    'With an account, it also stores your saved links and tags on this computer, so that you can see them offline.',
  privacyCover:
    'Book covers load from your server or from the store. The store isn’t told which page shows the cover.',
  privacyUnchanged: 'It changes nothing on a store’s page: no link, no cookie, no tag.',
  affiliateHeading: 'Affiliate links',
  affiliateNotice:
    'A Global Link may have an affiliate tag: the link owner’s or Everyshelf’s. If a reader buys, the tag’s owner may earn a commission. The store links in the popup have no tag.',

  // Firefox only: what it asks for before search words or an account's token may be sent.
  bookSearch: 'Book search',
  searchByWords: 'Search by title and author',
  searchByWordsNote:
    'It sends the words you type to Everyshelf’s server. Firefox asks for your consent.',
  turnOnSearch: 'To search by title or author, turn on book search in Everyshelf’s options.',
  openOptions: 'Open options',
  firefoxAsks: 'Firefox asks for your consent when you press Connect.',

  // The account line on top of the popup, its header, and its footer.
  endDenied: 'Not connected: the request was denied on the website.',
  endExpired: 'Not connected: the code expired before it was approved.',
  endElsewhere: 'No longer connected: the connection expired or was ended elsewhere.',
  approveCode: 'Approve this code on the website: {code}',
  notConnected: 'Not connected',
  connectAgain: 'Connect again',
  menu: 'Account, tags, and options',
  anotherBook: 'Another book',
  recentLinks: 'Recent links',
  yourTags: 'Your affiliate tags',
  openPanel: 'Keep open beside the page',
  back: 'Back',
  loading: 'Loading',
  tryAgain: 'Try again',
  undo: 'Undo',
  noticeLead: 'Affiliate notice:',
  noticeText: 'Global Links may carry a tag.',

  // The keyboard shortcuts, below each screen of the popup.
  keyboard: 'Keyboard',
  keyOpens: '{key} opens',
  keyCopies: '{key} copies',
  noKeys: 'No keyboard shortcut set.',
  changeKeys: 'Change',
  changeKeysName: 'Change keyboard shortcuts',
  setKeys: 'Set',
  setKeysName: 'Set a keyboard shortcut',

  // Entering a book, and choosing one of several.
  entryLabel: 'Enter ISBN, ASIN, or Amazon URL',
  entryHint: 'Find the ISBN on the back cover, or enter a title or author.',
  generate: 'Generate Global Link',
  processing: 'Processing...',
  anotherBookText: 'Enter its ISBN, its ASIN, or the address of its store page.',
  booksOnPage: 'Books on this page',
  booksInText: 'Books in your text',
  severalInText: 'Your text mentions {count} books. Choose one.',
  showTitles: 'Show titles and covers',
  showTitlesNote: 'Sends the ISBNs and ASINs in this list to Everyshelf’s server.',
  saveAllLinks: 'Save all {count} links',
  savedOf: '{saved} of {all} saved',
  createAllLinks: 'Create all {count} links',
  useAsBook: 'Use {identifier} anyway',
  backToBook: 'Back to the book on this page',

  // Why a page has no book, and what to do next.
  notABookTitle: 'This is not a book',
  openBookText: 'Open a book’s page and click the button again, or enter its ISBN or ASIN here.',
  musicTitle: 'This is music, not a book',
  musicText:
    'Recordings and sheet music have no ISBN. Looking for a book about this music? Enter its ISBN or ASIN here.',
  filmTitle: 'This is a movie, not a book',
  filmText: 'Looking for the book? Open its page, or enter its ISBN or ASIN here.',
  cartTitle: 'This is a shopping cart',
  cartText: 'It may contain several books. Open one book’s page, or enter its ISBN or ASIN here.',
  noIsbnTitle: 'No ISBN on this page',
  noIsbnText: 'The store does not show it. Find the ISBN on the back cover or copyright page.',
  noBookTitle: 'No book on this page',
  whichBookTitle: 'Which of these books?',
  searchPageTitle: 'This is a search page',
  searchPageText:
    'Open a book’s page and click the button again, or paste its ISBN, ASIN, or URL here.',
  unknownSiteTitle: 'No book found here',
  unknownSiteText:
    'This page has no ISBN. Open the book in a store, or enter its ISBN or ASIN here.',
  closedPageTitle: 'This page cannot be read',
  closedPageText:
    'The browser blocks access to this page. Open a book’s page, or enter its ISBN or ASIN here.',
  oneCandidateTitle: 'Did you mean this book?',
  oneCandidateText: 'The page has one ISBN, but may be about something else.',
  severalCandidatesText:
    'The page mentions several books. Choose one, or enter an ISBN or ASIN here.',
  panelTitle: 'On a book’s page, click the toolbar button',
  panelTitleKey: 'On a book’s page, press {key} or click the toolbar button',
  panelText:
    'The book then appears here. You can also enter its ISBN, ASIN, or store page address.',

  // The book, its Global Link, and its store links.
  noteAmazonOnly:
    'Only Amazon uses this ASIN. Other stores need the ISBN, which this page does not show.',
  noteAudiobook: 'This is the audiobook. The printed book has its own ISBN and links.',
  noteSet: 'This ISBN covers several volumes sold together. Each volume has its own ISBN.',
  formatsLabel: 'Links for',
  formatPrint: 'Print',
  formatEbook: 'Ebook',
  formatAudiobook: 'Audiobook',
  formatGraphicNovel: 'Graphic novel',
  qrCode: 'QR code',
  qrOpens: 'Opens the Global Link for {title}.',
  qrOpensPrint:
    'Opens your print link for {title}. It has no affiliate tag because Amazon forbids tags in print.',
  noRoom: 'The store links below still work.',
  creatingLink: 'Creating your Global Link',
  noLinkNote:
    'One link that sends readers to a store in their country. Connect your account to get it.',
  readingPage: 'Reading the page',
  slowTitle: 'Everyshelf is slow to respond',
  slowText: 'Still waiting for a response.',
  storeLinksWork: 'You can use the store links below.',
  directLinks: 'Direct Amazon Links',
  note979: 'Amazon has no direct links for ISBNs that begin with 979. Each link opens a search.',
  moreStores: 'More Amazon stores',
  landingsTitle: 'Where readers go',
  landingsUnknown: 'Your settings for this link may send readers to other stores.',
  landingsChoose: 'Readers choose the store for this link.',

  // Copying, saving, and annotating a link.
  copyAs: 'Copy as',
  earnerYou: 'You may earn a commission on purchases.',
  earnerBoth:
    'You may earn a commission on purchases. Where you have no tag, Everyshelf may earn it.',
  earnerEveryshelf: 'Everyshelf may earn a commission on purchases.',
  saveThisLink: 'Save This Link',
  saveForShortLink: 'Save for a short link',
  more: 'More',
  saveToAccount: 'Save to My Account',
  qrScreensOnly: 'For screens only. Save the link to get a print code without affiliate tags.',
  saving: 'Saving...',
  saved: 'Saved ✓',
  remove: 'Remove',
  removeName: 'Remove the saved link',
  removeUndoHint: 'Save the book again to restore the link',
  waitingToSave: 'Waiting to be saved',
  tryNow: 'Try now',
  upgrade: 'Upgrade',
  upgradeToSave: 'Upgrade to save',
  upgradeHint: 'Upgrade on the Pricing page',
  connectHint: 'Use the Connect button to connect your account',
  pressEnterToCopy: 'Press Enter to copy',
  copyWithoutEnter:
    'To skip this step, open the options and turn on “Copy with the keyboard shortcut”.',
  optionsHint: 'Use the Options button to open the options',

  // Where readers find a link, and copying it without a press.
  autoCopyOffer: 'Copy the link whenever you open a book here?',
  turnOn: 'Turn on',
  notNow: 'Not now',
  channelLabel: 'Where readers find the link',
  channelWeb: 'Website',
  channelSocial: 'Social media',
  channelMail: 'Newsletter',
  channelEbook: 'Ebook',
  channelPrint: 'Print',
  channelAd: 'Paid ad',
  channelMessenger: 'Messages',

  // What the owner types for a link: title, slug, labels, and note.
  labelAndNote: 'Labels and note',
  addLabelOrNote: 'Add a label or note',
  label: 'Labels, separated by commas',
  note: 'Note',
  onlyYouSee: 'Only you see your labels and note.',
  editBeforeSaving: 'Edit before saving',
  bookTitle: 'Title',
  shortLinkEnd: 'Short link, after /go/',
  labelsNotAdded: 'Labels not added: {labels}. You already have {max} labels.',
  saveLabelAndNote: 'Save labels and note',

  // A saved link: its clicks, and its pages on the website.
  clicks: { one: '{count} click', other: '{count} clicks' },
  clicksIn30Days: '{clicks} in the last 30 days',
  onWebsite: 'On the website',
  openReaderPage: 'Open the reader page',
  manage: 'Manage',
  openDashboard: 'Open dashboard',
  findLink: 'Find a link',
  findLinkExample: 'Title, short link, or ISBN',
  noSavedLinks: 'No saved links yet.',
  noLinkMatches: 'No links match your search.',
  someLinksFound: '{found} of {all} saved links, newest first',
  savedCount: 'Saved links: {count}',
  lastUpdated: 'Last updated: {time}.',
  savedNeedAccount: 'Connect your account to see your saved links.',
  copyLinkOf: 'Copy the link for {title}',

  // The save queue and the affiliate tags.
  waitingLinks: 'Pending links',
  notSavedBecause: 'Not saved: {reason}',
  waitingBecause: 'Waiting to be saved: {reason}',
  dismiss: 'Dismiss',
  dismissName: 'Dismiss {title}',
  tagsSet: '{set} of {all} set. Changes apply to your existing links immediately.',
  tagsIntro: 'Your tag for each store is the same here and on the website.',
  tagsNeedAccount: 'Connect your account to see your tags.',
  tagsStale: 'Showing the last known tags.',
  tagsList: 'Affiliate tags',
  moreTagStores: 'More stores and how to get a tag',
  tagsUnavailable: 'We can’t load your tags right now.',
  seePremium: 'See Premium',
  changeTag: 'Change the tag:',
  tagNotSet: 'Not set',
  tagYouEarn: 'You earn',
  tagPaused: 'Your tag is inactive',
  tagEveryshelfEarns: 'Everyshelf earns',
  tagEveryshelfMayNotEarn: 'Everyshelf might not earn',
  tagNone: 'No active tag',
  done: 'Done',
  tagRemoved: 'Tag removed',
  tagUndoHint: 'Enter the tag again to restore it',

  // The page that opens after installation.
  welcomeTitle: 'Welcome to Everyshelf',
  welcomeHeading: 'One click on any book’s page',
  welcomeIntro:
    'Everyshelf finds the book and gives you one link that sends each reader to a bookstore in their country.',
  pinButton: 'Keep the button in view',
  pinButtonText: 'Click the puzzle piece in your browser’s toolbar and pin Everyshelf.',
  buttonInFirefox:
    'The button is next to the address bar. If it disappears, click the puzzle piece there and pin Everyshelf to the toolbar.',
  tryIt: 'Try it on a practice page',
  tryItText: 'Open a book’s page, then click the button.',
  tryItWithKey: 'Open a book’s page, then click the button or press {key}.',
  keyCopiesToo: '{key} copies the link too.',
  openPracticePage: 'Open the practice page',
  connectOptional: 'Connect an account (optional)',
  continueWithoutAccount: 'Continue without an account',
  connectLater: 'Store links work right away. You can connect an account later in the options.',
  usePhone: 'Use it on your phone too',
  useAndroid:
    'On Android, open the website in Chrome and install it. Everyshelf then appears when you share from any app.',
  useIphone: 'On iPhone, use the Shortcut described in the documentation.',
  openWebsite: 'Open the website',
} as const
