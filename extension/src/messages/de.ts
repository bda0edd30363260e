import type { Translation } from '@everyshelf/domain/messages'
import type { en } from './en.ts'

export const de: Translation<typeof en> = {
  extensionName: [
    'Everyshelf: one book link for every reader',
    'Everyshelf: ein Buchlink für jeden Leser',
  ],
  extensionDescription: [
    'On a book’s page, click the toolbar button to get one link that sends each reader to a store in their country.',
    'Ein Klick auf der Seite eines Buchs, und Sie haben einen Link, der jeden Leser in einen Shop seines Landes führt.',
  ],
  buttonTitle: ['Everyshelf: create a Global Link', 'Everyshelf: Global Link erstellen'],
  savedTitle: [
    'Everyshelf: this book is already saved',
    'Everyshelf: Dieses Buch ist schon gespeichert',
  ],
  queuedTitle: [
    'Everyshelf: a link is waiting to be saved',
    'Everyshelf: Ein Link ist noch nicht gespeichert',
  ],
  menuTitle: ['Create a Global Link', 'Global Link erstellen'],
  copyCommand: [
    'Copy the Global Link for the book on this page',
    'Global Link des Buchs auf dieser Seite kopieren',
  ],
  searchUnavailable: [
    'Book search is unavailable right now. Enter an ISBN or ASIN instead.',
    'Die Buchsuche ist gerade nicht erreichbar. Geben Sie stattdessen eine ISBN oder ASIN ein.',
  ],
  omniboxHint: [
    'Create links for this ISBN, ASIN, or book page address',
    'Links zu dieser ISBN, ASIN oder Buchseite erstellen',
  ],

  language: ['en', 'de'],
  popupTitle: ['Everyshelf: create a Global Link', 'Everyshelf: Global Link erstellen'],

  accountHeading: ['Account', 'Konto'],
  connectedAs: ['Connected as {email}', 'Verbunden als {email}'],
  connectedDevicesLink: ['View connected devices on the website', 'Verbundene Geräte ansehen'],
  waitingForApproval: [
    'Waiting for your approval on the website. Code: {code}',
    'Bitte bestätigen Sie die Verbindung auf der Website. Code: {code}',
  ],
  openApprovalPage: ['Open the website', 'Website öffnen'],
  cancel: ['Cancel', 'Abbrechen'],
  connect: ['Connect', 'Verbinden'],
  disconnect: ['Disconnect', 'Trennen'],
  accountBenefits: [
    'Store links work without an account. With one, you also get Global Links, saved links, and your own affiliate tags. You approve the connection on the website. The extension never asks for your password.',
    'Shop-Links funktionieren ohne Konto. Mit Konto erhalten Sie außerdem Global Links, gespeicherte Links und eigene Affiliate-Tags. Die Verbindung bestätigen Sie auf der Website. Die Erweiterung fragt nie nach Ihrem Passwort.',
  ],

  optionsTitle: ['Everyshelf: options', 'Everyshelf: Einstellungen'],
  options: ['Options', 'Einstellungen'],
  serverAddress: ['Server address', 'Serveradresse'],
  serverHint: [
    'The Everyshelf server that creates your links.',
    'Der Everyshelf-Server, der Ihre Links erstellt.',
  ],
  serverChecking: ['Checking the address…', 'Adresse wird geprüft …'],
  serverSaved: ['Saved.', 'Gespeichert.'],
  save: ['Save', 'Speichern'],
  serverNotAnAddress: [
    'Enter only the address, such as https://everyshelf.example.',
    'Geben Sie nur die Adresse ein, zum Beispiel https://everyshelf.example.',
  ],
  serverNotHttps: [
    'Use an https address. Only a server on this computer may use http.',
    'Verwenden Sie eine https-Adresse. Nur ein Server auf diesem Computer darf http nutzen.',
  ],
  serverUnreachable: [
    'No server responded at this address. Check the address and your connection.',
    'Unter dieser Adresse antwortet kein Server. Prüfen Sie die Adresse und Ihre Verbindung.',
  ],
  serverNotEveryshelf: [
    'This address works, but it is not an Everyshelf server.',
    'Diese Adresse funktioniert, gehört aber nicht zu einem Everyshelf-Server.',
  ],

  linksHeading: ['Links', 'Links'],
  copyLinksAs: ['Copy links as', 'Links kopieren als'],
  copyFormatLink: ['Link', 'Nur Link'],
  copyFormatRichText: ['Rich text', 'Formatierter Text'],
  copyFormatTitleAndLink: ['Title – link', 'Titel – Link'],
  copyFormatCustom: ['Custom', 'Eigenes Format'],
  ownStore: ['Store to list first', 'Shop an erster Stelle'],
  ownStoreNone: ['None (default order)', 'Keiner (übliche Reihenfolge)'],
  customFormat: ['Custom format', 'Eigenes Format'],
  customFormatHint: [
    'You can use these placeholders: {placeholders}.',
    'Mögliche Platzhalter: {placeholders}.',
  ],
  customFormatPreview: ['Preview', 'Vorschau'],
  customFormatNoLink: [
    'Add {link} so that the link is copied too.',
    'Fügen Sie {link} hinzu, damit auch der Link kopiert wird.',
  ],
  customFormatTooLong: ['Use at most 500 characters.', 'Verwenden Sie höchstens 500 Zeichen.'],
  customFormatUnknown: [
    '{placeholder} is not available. Use {placeholders}.',
    '{placeholder} gibt es nicht. Möglich sind {placeholders}.',
  ],
  autoCopy: [
    'Copy each new Global Link automatically',
    'Jeden neuen Global Link automatisch kopieren',
  ],
  copyWithKey: ['Copy with {key}', 'Mit {key} kopieren'],
  copyWithShortcut: ['Copy with the keyboard shortcut', 'Mit dem Tastenkürzel kopieren'],
  showInContextMenu: [
    'Show Everyshelf in the right-click menu',
    'Everyshelf im Rechtsklick-Menü anzeigen',
  ],

  keyboardShortcuts: ['Keyboard shortcuts', 'Tastenkürzel'],
  openShortcut: [
    'Opens Everyshelf on the current page',
    'Öffnet Everyshelf auf der aktuellen Seite',
  ],
  copyShortcut: [
    'Opens Everyshelf and copies the Global Link',
    'Öffnet Everyshelf und kopiert den Global Link',
  ],
  addressBarKeyword: [
    'Type this, a space, and an ISBN or title in the address bar',
    'In die Adressleiste eingeben, danach ein Leerzeichen und eine ISBN oder einen Titel',
  ],
  noShortcut: ['Not set', 'Nicht belegt'],
  changeShortcuts: ['Change shortcuts', 'Tastenkürzel ändern'],
  markSavedBooks: ['Mark saved books', 'Gespeicherte Bücher markieren'],
  markSavedBooksText: [
    'The button is in color on book pages. In the stores you turn on, it also shows a ✓ for books you have saved.',
    'Auf Buchseiten ist die Schaltfläche farbig. In den Shops, die Sie auswählen, zeigt sie außerdem ein ✓ bei Büchern, die Sie gespeichert haben.',
  ],
  highlightBookPages: ['Highlight book pages', 'Buchseiten hervorheben'],
  highlightBookPagesText: [
    'In the stores you turn on, the button is in color on book pages and shows a ✓ for books you have saved.',
    'In den Shops, die Sie auswählen, ist die Schaltfläche auf Buchseiten farbig und zeigt ein ✓ bei Büchern, die Sie gespeichert haben.',
  ],
  storePermission: [
    'Your browser asks for permission first. Everyshelf then sees which pages you open in those stores, but reads a page only when you use it there. The pages’ addresses never leave this browser.',
    'Ihr Browser fragt zuerst um Erlaubnis. Danach sieht Everyshelf, welche Seiten Sie in diesen Shops öffnen, liest eine Seite aber erst, wenn Sie Everyshelf dort verwenden. Die Adressen der Seiten verlassen diesen Browser nie.',
  ],
  chooseStores: ['Choose stores', 'Shops auswählen'],
  findStore: ['Find a store', 'Shop suchen'],
  stores: ['Stores', 'Shops'],
  noStoreFound: ['No stores match your search.', 'Kein Shop mit diesem Namen gefunden.'],

  privacyHeading: ['What Everyshelf reads and sends', 'Was Everyshelf liest und sendet'],
  privacyPage: [
    'Everyshelf reads a page only when you click the button, use its shortcut, or choose its menu entry, and only that page.',
    'Everyshelf liest eine Seite nur, wenn Sie auf die Schaltfläche klicken oder das Tastenkürzel oder den Menüeintrag nutzen, und nur diese eine Seite.',
  ],
  privacyBookNumber: [
    'It sends the book’s ISBN or ASIN and, for an ASIN, the format. It never sends the page’s address or what you search for in a store.',
    'Gesendet wird die ISBN oder ASIN des Buchs, bei einer ASIN auch das Format. Die Adresse der Seite und Ihre Suchen im Shop werden nie gesendet.',
  ],
  privacyTypedText: [
    'When you search by title or author, it sends the words you type in the Everyshelf popup or after the Everyshelf keyword in the address bar.',
    'Wenn Sie nach Titel oder Autor suchen, sendet es die Wörter, die Sie im Everyshelf-Popup oder nach dem Everyshelf-Schlüsselwort in der Adressleiste eingeben.',
  ],
  privacyShortLinks: [
    'It sends shortened links that you paste or select, because only the server can follow them.',
    'Gekürzte Links, die Sie einfügen oder auswählen, werden gesendet, weil nur der Server ihnen folgen kann.',
  ],
  privacySave: [
    'When you save a book, it also sends the title and authors from the page. The server shows them only to you until a book catalog lists the book.',
    'Wenn Sie ein Buch speichern, werden auch Titel und Autoren von der Seite gesendet. Der Server zeigt sie nur Ihnen, bis ein Buchkatalog das Buch kennt.',
  ],
  privacyLocal: [
    'Your server address and options stay on this computer. Text you type in the popup is deleted when you close the browser.',
    'Ihre Serveradresse und Ihre Einstellungen bleiben auf diesem Computer. Was Sie im Popup eingegeben haben, wird beim Schließen des Browsers gelöscht.',
  ],
  privacyAccount: [
    'With an account, it also stores your saved links and tags on this computer, so that you can see them offline.',
    'Mit Konto liegen auch Ihre gespeicherten Links und Tags auf diesem Computer, damit Sie sie offline sehen können.',
  ],
  privacyCover: [
    'Book covers load from your server or from the store. The store isn’t told which page shows the cover.',
    'Buchcover werden von Ihrem Server oder vom Shop geladen. Der Shop erfährt nicht, auf welcher Seite ein Cover erscheint.',
  ],
  privacyUnchanged: [
    'It changes nothing on a store’s page: no link, no cookie, no tag.',
    'Auf der Seite eines Shops ändert es nichts: kein Link, kein Cookie, kein Tag.',
  ],
  affiliateHeading: ['Affiliate links', 'Affiliate-Links'],
  affiliateNotice: [
    'A Global Link may have an affiliate tag: the link owner’s or Everyshelf’s. If a reader buys, the tag’s owner may earn a commission. The store links in the popup have no tag.',
    'Ein Global Link kann ein Affiliate-Tag enthalten: das seines Besitzers oder das von Everyshelf. Bei einem Kauf kann der Inhaber des Tags eine Provision erhalten. Die Shop-Links im Popup enthalten kein Tag.',
  ],

  bookSearch: ['Book search', 'Buchsuche'],
  searchByWords: ['Search by title and author', 'Nach Titel und Autor suchen'],
  searchByWordsNote: [
    'It sends the words you type to Everyshelf’s server. Firefox asks for your consent.',
    'Die Suche sendet die eingegebenen Wörter an den Server von Everyshelf. Firefox fragt nach Ihrer Zustimmung.',
  ],
  turnOnSearch: [
    'To search by title or author, turn on book search in Everyshelf’s options.',
    'Für die Suche nach Titel oder Autor schalten Sie die Buchsuche in den Einstellungen von Everyshelf ein.',
  ],
  openOptions: ['Open options', 'Einstellungen öffnen'],
  firefoxAsks: [
    'Firefox asks for your consent when you press Connect.',
    'Firefox fragt nach Ihrer Zustimmung, wenn Sie auf „Verbinden“ klicken.',
  ],

  endDenied: [
    'Not connected: the request was denied on the website.',
    'Nicht verbunden: Die Anfrage wurde auf der Website abgelehnt.',
  ],
  endExpired: [
    'Not connected: the code expired before it was approved.',
    'Nicht verbunden: Der Code ist vor der Bestätigung abgelaufen.',
  ],
  endElsewhere: [
    'No longer connected: the connection expired or was ended elsewhere.',
    'Nicht mehr verbunden: Die Verbindung wurde beendet oder ist abgelaufen.',
  ],
  approveCode: [
    'Approve this code on the website: {code}',
    'Bestätigen Sie diesen Code auf der Website: {code}',
  ],
  notConnected: ['Not connected', 'Nicht verbunden'],
  connectAgain: ['Connect again', 'Neu verbinden'],
  menu: ['Account, tags, and options', 'Konto, Tags und Einstellungen'],
  anotherBook: ['Another book', 'Anderes Buch'],
  recentLinks: ['Recent links', 'Letzte Links'],
  yourTags: ['Your affiliate tags', 'Ihre Affiliate-Tags'],
  openPanel: ['Keep open beside the page', 'Neben der Seite geöffnet lassen'],
  back: ['Back', 'Zurück'],
  loading: ['Loading', 'Wird geladen'],
  tryAgain: ['Try again', 'Erneut versuchen'],
  undo: ['Undo', 'Rückgängig'],
  noticeLead: ['Affiliate notice:', 'Affiliate-Hinweis:'],
  noticeText: ['Global Links may carry a tag.', 'Global Links können ein Tag enthalten.'],

  keyboard: ['Keyboard', 'Tastatur'],
  keyOpens: ['{key} opens', '{key} öffnet'],
  keyCopies: ['{key} copies', '{key} kopiert'],
  noKeys: ['No keyboard shortcut set.', 'Kein Tastenkürzel festgelegt.'],
  changeKeys: ['Change', 'Ändern'],
  changeKeysName: ['Change keyboard shortcuts', 'Tastenkürzel ändern'],
  setKeys: ['Set', 'Festlegen'],
  setKeysName: ['Set a keyboard shortcut', 'Tastenkürzel festlegen'],

  entryLabel: ['Enter ISBN, ASIN, or Amazon URL', 'ISBN, ASIN oder Amazon-Adresse eingeben'],
  entryHint: [
    'Find the ISBN on the back cover, or enter a title or author.',
    'Die ISBN steht auf der Rückseite. Sie können auch Titel oder Autor eingeben.',
  ],
  generate: ['Generate Global Link', 'Global Link erstellen'],
  processing: ['Processing...', 'Wird erstellt …'],
  anotherBookText: [
    'Enter its ISBN, its ASIN, or the address of its store page.',
    'Geben Sie seine ISBN, ASIN oder die Adresse seiner Seite in einem Shop ein.',
  ],
  booksOnPage: ['Books on this page', 'Bücher auf dieser Seite'],
  booksInText: ['Books in your text', 'Bücher in Ihrem Text'],
  severalInText: [
    'Your text mentions {count} books. Choose one.',
    'Ihr Text nennt {count} Bücher. Wählen Sie eines.',
  ],
  showTitles: ['Show titles and covers', 'Titel und Cover zeigen'],
  showTitlesNote: [
    'Sends the ISBNs and ASINs in this list to Everyshelf’s server.',
    'Sendet die ISBNs und ASINs dieser Liste an den Server von Everyshelf.',
  ],
  saveAllLinks: ['Save all {count} links', 'Alle {count} Links speichern'],
  savedOf: ['{saved} of {all} saved', '{saved} von {all} gespeichert'],
  createAllLinks: ['Create all {count} links', 'Alle {count} Links erstellen'],
  useAsBook: ['Use {identifier} anyway', '{identifier} trotzdem verwenden'],
  backToBook: ['Back to the book on this page', 'Zurück zum Buch auf dieser Seite'],

  notABookTitle: ['This is not a book', 'Das ist kein Buch'],
  openBookText: [
    'Open a book’s page and click the button again, or enter its ISBN or ASIN here.',
    'Öffnen Sie die Seite eines Buchs und klicken Sie dort auf die Schaltfläche, oder geben Sie hier seine ISBN oder ASIN ein.',
  ],
  musicTitle: ['This is music, not a book', 'Das ist Musik, kein Buch'],
  musicText: [
    'Recordings and sheet music have no ISBN. Looking for a book about this music? Enter its ISBN or ASIN here.',
    'Aufnahmen und Noten haben keine ISBN. Suchen Sie ein Buch über diese Musik? Geben Sie hier seine ISBN oder ASIN ein.',
  ],
  filmTitle: ['This is a movie, not a book', 'Das ist ein Film, kein Buch'],
  filmText: [
    'Looking for the book? Open its page, or enter its ISBN or ASIN here.',
    'Suchen Sie das Buch zum Film? Öffnen Sie die Seite des Buchs, oder geben Sie hier seine ISBN oder ASIN ein.',
  ],
  cartTitle: ['This is a shopping cart', 'Das ist ein Warenkorb'],
  cartText: [
    'It may contain several books. Open one book’s page, or enter its ISBN or ASIN here.',
    'Er kann mehrere Bücher enthalten. Öffnen Sie die Seite eines Buchs, oder geben Sie hier seine ISBN oder ASIN ein.',
  ],
  noIsbnTitle: ['No ISBN on this page', 'Keine ISBN auf dieser Seite'],
  noIsbnText: [
    'The store does not show it. Find the ISBN on the back cover or copyright page.',
    'Der Shop nennt sie nicht. Die ISBN steht auf der Rückseite oder im Impressum des Buchs.',
  ],
  noBookTitle: ['No book on this page', 'Kein Buch auf dieser Seite'],
  whichBookTitle: ['Which of these books?', 'Welches dieser Bücher?'],
  searchPageTitle: ['This is a search page', 'Das ist eine Suchseite'],
  searchPageText: [
    'Open a book’s page and click the button again, or paste its ISBN, ASIN, or URL here.',
    'Öffnen Sie die Seite eines Buchs und klicken Sie dort auf die Schaltfläche, oder fügen Sie hier seine ISBN, ASIN oder URL ein.',
  ],
  unknownSiteTitle: ['No book found here', 'Hier wurde kein Buch gefunden'],
  unknownSiteText: [
    'This page has no ISBN. Open the book in a store, or enter its ISBN or ASIN here.',
    'Diese Seite nennt keine ISBN. Öffnen Sie das Buch in einem Shop, oder geben Sie hier seine ISBN oder ASIN ein.',
  ],
  closedPageTitle: ['This page cannot be read', 'Diese Seite kann nicht gelesen werden'],
  closedPageText: [
    'The browser blocks access to this page. Open a book’s page, or enter its ISBN or ASIN here.',
    'Der Browser erlaubt keinen Zugriff auf diese Seite. Öffnen Sie die Seite eines Buchs, oder geben Sie hier seine ISBN oder ASIN ein.',
  ],
  oneCandidateTitle: ['Did you mean this book?', 'Meinen Sie dieses Buch?'],
  oneCandidateText: [
    'The page has one ISBN, but may be about something else.',
    'Die Seite nennt eine ISBN, handelt aber vielleicht von etwas anderem.',
  ],
  severalCandidatesText: [
    'The page mentions several books. Choose one, or enter an ISBN or ASIN here.',
    'Die Seite nennt mehrere. Wählen Sie eines, oder geben Sie hier eine ISBN oder ASIN ein.',
  ],
  panelTitle: [
    'On a book’s page, click the toolbar button',
    'Klicken Sie auf der Seite eines Buchs auf die Schaltfläche in der Symbolleiste',
  ],
  panelTitleKey: [
    'On a book’s page, press {key} or click the toolbar button',
    'Drücken Sie auf der Seite eines Buchs {key}, oder klicken Sie auf die Schaltfläche in der Symbolleiste',
  ],
  panelText: [
    'The book then appears here. You can also enter its ISBN, ASIN, or store page address.',
    'Das Buch erscheint dann auch hier. Oder geben Sie ISBN, ASIN oder die Adresse einer Shop-Seite ein.',
  ],

  noteAmazonOnly: [
    'Only Amazon uses this ASIN. Other stores need the ISBN, which this page does not show.',
    'Diese ASIN gilt nur bei Amazon. Andere Shops brauchen die ISBN, die auf dieser Seite fehlt.',
  ],
  noteAudiobook: [
    'This is the audiobook. The printed book has its own ISBN and links.',
    'Dies ist das Hörbuch. Das gedruckte Buch hat eine eigene ISBN und eigene Links.',
  ],
  noteSet: [
    'This ISBN covers several volumes sold together. Each volume has its own ISBN.',
    'Diese ISBN steht für mehrere Bände im Paket. Jeder Band hat eine eigene ISBN.',
  ],
  formatsLabel: ['Links for', 'Links für'],
  formatPrint: ['Print', 'Gedruckt'],
  formatEbook: ['Ebook', 'E-Book'],
  formatAudiobook: ['Audiobook', 'Hörbuch'],
  formatGraphicNovel: ['Graphic novel', 'Graphic Novel'],
  qrCode: ['QR code', 'QR-Code'],
  qrOpens: ['Opens the Global Link for {title}.', 'Öffnet den Global Link zu „{title}“.'],
  qrOpensPrint: [
    'Opens your print link for {title}. It has no affiliate tag because Amazon forbids tags in print.',
    'Öffnet Ihren Druck-Link zu „{title}“. Er enthält kein Affiliate-Tag, weil Amazon das im Druck verbietet.',
  ],
  noRoom: ['The store links below still work.', 'Die Shop-Links unten funktionieren weiterhin.'],
  creatingLink: ['Creating your Global Link', 'Ihr Global Link wird erstellt'],
  noLinkNote: [
    'One link that sends readers to a store in their country. Connect your account to get it.',
    'Ein Link, der jeden Leser in einen Shop seines Landes führt. Verbinden Sie dafür Ihr Konto.',
  ],
  readingPage: ['Reading the page', 'Seite wird gelesen'],
  slowTitle: ['Everyshelf is slow to respond', 'Everyshelf antwortet langsam'],
  slowText: ['Still waiting for a response.', 'Es kommt noch keine Antwort.'],
  storeLinksWork: [
    'You can use the store links below.',
    'Die Shop-Links unten funktionieren auch so.',
  ],
  directLinks: ['Direct Amazon Links', 'Direkte Amazon-Links'],
  note979: [
    'Amazon has no direct links for ISBNs that begin with 979. Each link opens a search.',
    'Für ISBNs, die mit 979 beginnen, hat Amazon keine direkten Links. Jeder Link öffnet eine Suche.',
  ],
  moreStores: ['More Amazon stores', 'Weitere Amazon-Shops'],
  landingsTitle: ['Where readers go', 'Wohin Leser gelangen'],
  landingsUnknown: [
    'Your settings for this link may send readers to other stores.',
    'Mit Ihren Einstellungen für diesen Link gelangen Leser möglicherweise in andere Shops.',
  ],
  landingsChoose: [
    'Readers choose the store for this link.',
    'Bei diesem Link wählen Leser den Shop selbst.',
  ],

  copyAs: ['Copy as', 'Kopieren als'],
  earnerYou: [
    'You may earn a commission on purchases.',
    'Bei Käufen können Sie eine Provision erhalten.',
  ],
  earnerBoth: [
    'You may earn a commission on purchases. Where you have no tag, Everyshelf may earn it.',
    'Bei Käufen können Sie eine Provision erhalten. Wo Sie kein Tag haben, kann Everyshelf sie erhalten.',
  ],
  earnerEveryshelf: [
    'Everyshelf may earn a commission on purchases.',
    'Bei Käufen kann Everyshelf eine Provision erhalten.',
  ],
  saveThisLink: ['Save This Link', 'Diesen Link speichern'],
  saveForShortLink: ['Save for a short link', 'Für einen Kurzlink speichern'],
  more: ['More', 'Mehr'],
  saveToAccount: ['Save to My Account', 'In meinem Konto speichern'],
  qrScreensOnly: [
    'For screens only. Save the link to get a print code without affiliate tags.',
    'Nur für Bildschirme. Speichern Sie den Link, um einen Code für den Druck ohne Affiliate-Tag zu erhalten.',
  ],
  saving: ['Saving...', 'Wird gespeichert …'],
  saved: ['Saved ✓', 'Gespeichert ✓'],
  remove: ['Remove', 'Entfernen'],
  removeName: ['Remove the saved link', 'Gespeicherten Link entfernen'],
  removeUndoHint: [
    'Save the book again to restore the link',
    'Speichern Sie das Buch erneut, um den Link wiederherzustellen',
  ],
  waitingToSave: ['Waiting to be saved', 'Noch nicht gespeichert'],
  tryNow: ['Try now', 'Jetzt versuchen'],
  upgrade: ['Upgrade', 'Jetzt upgraden'],
  upgradeToSave: ['Upgrade to save', 'Für mehr Links upgraden'],
  upgradeHint: ['Upgrade on the Pricing page', 'Das Upgrade finden Sie auf der Preisseite'],
  connectHint: [
    'Use the Connect button to connect your account',
    'Klicken Sie auf „Verbinden“, um Ihr Konto zu verbinden',
  ],
  pressEnterToCopy: ['Press Enter to copy', 'Zum Kopieren Eingabetaste drücken'],
  copyWithoutEnter: [
    'To skip this step, open the options and turn on “Copy with the keyboard shortcut”.',
    'Ohne diesen Schritt: in den Einstellungen „Mit dem Tastenkürzel kopieren“ einschalten.',
  ],
  optionsHint: [
    'Use the Options button to open the options',
    'Klicken Sie auf „Einstellungen“, um die Einstellungen zu öffnen',
  ],

  autoCopyOffer: [
    'Copy the link whenever you open a book here?',
    'Den Link immer kopieren, wenn Sie hier ein Buch öffnen?',
  ],
  turnOn: ['Turn on', 'Einschalten'],
  notNow: ['Not now', 'Nicht jetzt'],
  channelLabel: ['Where readers find the link', 'Wo Leser den Link finden'],
  channelWeb: ['Website', 'Website'],
  channelSocial: ['Social media', 'Soziale Medien'],
  channelMail: ['Newsletter', 'Newsletter'],
  channelEbook: ['Ebook', 'E-Book'],
  channelPrint: ['Print', 'Druck'],
  channelAd: ['Paid ad', 'Anzeige'],
  channelMessenger: ['Messages', 'Nachrichten'],

  labelAndNote: ['Labels and note', 'Labels und Notiz'],
  addLabelOrNote: ['Add a label or note', 'Label oder Notiz hinzufügen'],
  label: ['Labels, separated by commas', 'Labels, durch Kommas getrennt'],
  note: ['Note', 'Notiz'],
  onlyYouSee: ['Only you see your labels and note.', 'Nur Sie sehen Labels und Notiz.'],
  editBeforeSaving: ['Edit before saving', 'Vor dem Speichern bearbeiten'],
  bookTitle: ['Title', 'Titel'],
  shortLinkEnd: ['Short link, after /go/', 'Kurzlink, nach /go/'],
  labelsNotAdded: [
    'Labels not added: {labels}. You already have {max} labels.',
    'Nicht hinzugefügt: {labels}. Sie haben bereits {max} Labels.',
  ],
  saveLabelAndNote: ['Save labels and note', 'Labels und Notiz speichern'],

  clicks: [
    { one: '{count} click', other: '{count} clicks' },
    { one: '{count} Klick', other: '{count} Klicks' },
  ],
  clicksIn30Days: ['{clicks} in the last 30 days', '{clicks} in den letzten 30 Tagen'],
  onWebsite: ['On the website', 'Auf der Website'],
  openReaderPage: ['Open the reader page', 'Leserseite öffnen'],
  manage: ['Manage', 'Verwalten'],
  openDashboard: ['Open dashboard', 'Dashboard öffnen'],
  findLink: ['Find a link', 'Link suchen'],
  findLinkExample: ['Title, short link, or ISBN', 'Titel, Kurzlink oder ISBN'],
  noSavedLinks: ['No saved links yet.', 'Noch keine gespeicherten Links.'],
  noLinkMatches: ['No links match your search.', 'Keine Links passen zu Ihrer Suche.'],
  someLinksFound: [
    '{found} of {all} saved links, newest first',
    '{found} von {all} gespeicherten Links, neueste zuerst',
  ],
  savedCount: ['Saved links: {count}', 'Gespeicherte Links: {count}'],
  lastUpdated: ['Last updated: {time}.', 'Zuletzt aktualisiert: {time}.'],
  savedNeedAccount: [
    'Connect your account to see your saved links.',
    'Verbinden Sie Ihr Konto, um Ihre gespeicherten Links zu sehen.',
  ],
  copyLinkOf: ['Copy the link for {title}', 'Link zu „{title}“ kopieren'],

  waitingLinks: ['Pending links', 'Noch nicht gespeicherte Links'],
  notSavedBecause: ['Not saved: {reason}', 'Nicht gespeichert: {reason}'],
  waitingBecause: ['Waiting to be saved: {reason}', 'Noch nicht gespeichert: {reason}'],
  dismiss: ['Dismiss', 'Verwerfen'],
  dismissName: ['Dismiss {title}', '„{title}“ verwerfen'],
  tagsSet: [
    '{set} of {all} set. Changes apply to your existing links immediately.',
    '{set} von {all} gesetzt. Änderungen gelten sofort auch für Ihre bestehenden Links.',
  ],
  tagsIntro: [
    'Your tag for each store is the same here and on the website.',
    'Ihr Tag für jeden Shop ist hier und auf der Website dasselbe.',
  ],
  tagsNeedAccount: [
    'Connect your account to see your tags.',
    'Verbinden Sie Ihr Konto, um Ihre Tags zu sehen.',
  ],
  tagsStale: ['Showing the last known tags.', 'Es werden die zuletzt bekannten Tags angezeigt.'],
  tagsList: ['Affiliate tags', 'Affiliate-Tags'],
  moreTagStores: ['More stores and how to get a tag', 'Weitere Shops und wie Sie ein Tag bekommen'],
  tagsUnavailable: [
    'We can’t load your tags right now.',
    'Ihre Tags können gerade nicht geladen werden.',
  ],
  seePremium: ['See Premium', 'Premium ansehen'],
  changeTag: ['Change the tag:', 'Tag ändern:'],
  tagNotSet: ['Not set', 'Nicht gesetzt'],
  tagYouEarn: ['You earn', 'Sie verdienen'],
  tagPaused: ['Your tag is inactive', 'Ihr Tag ist inaktiv'],
  tagEveryshelfEarns: ['Everyshelf earns', 'Everyshelf verdient'],
  tagEveryshelfMayNotEarn: ['Everyshelf might not earn', 'Everyshelf verdient evtl. nichts'],
  tagNone: ['No active tag', 'Kein aktives Tag'],
  done: ['Done', 'Fertig'],
  tagRemoved: ['Tag removed', 'Tag entfernt'],
  tagUndoHint: [
    'Enter the tag again to restore it',
    'Geben Sie das Tag erneut ein, um es wiederherzustellen',
  ],

  welcomeTitle: ['Welcome to Everyshelf', 'Willkommen bei Everyshelf'],
  welcomeHeading: ['One click on any book’s page', 'Ein Klick auf der Seite eines Buchs'],
  welcomeIntro: [
    'Everyshelf finds the book and gives you one link that sends each reader to a bookstore in their country.',
    'Everyshelf erkennt das Buch und gibt Ihnen einen Link, der jeden Leser in einen Shop seines Landes führt.',
  ],
  pinButton: ['Keep the button in view', 'Schaltfläche anheften'],
  pinButtonText: [
    'Click the puzzle piece in your browser’s toolbar and pin Everyshelf.',
    'Klicken Sie in der Symbolleiste Ihres Browsers auf das Puzzleteil und heften Sie Everyshelf an.',
  ],
  buttonInFirefox: [
    'The button is next to the address bar. If it disappears, click the puzzle piece there and pin Everyshelf to the toolbar.',
    'Die Schaltfläche steht neben der Adressleiste. Falls sie verschwindet, klicken Sie dort auf das Puzzleteil und heften Sie Everyshelf an die Symbolleiste an.',
  ],
  tryIt: ['Try it on a practice page', 'Auf einer Übungsseite ausprobieren'],
  tryItText: [
    'Open a book’s page, then click the button.',
    'Öffnen Sie die Seite eines Buchs und klicken Sie auf die Schaltfläche.',
  ],
  tryItWithKey: [
    'Open a book’s page, then click the button or press {key}.',
    'Öffnen Sie die Seite eines Buchs und klicken Sie auf die Schaltfläche oder drücken Sie {key}.',
  ],
  keyCopiesToo: ['{key} copies the link too.', '{key} kopiert auch gleich den Link.'],
  openPracticePage: ['Open the practice page', 'Übungsseite öffnen'],
  connectOptional: ['Connect an account (optional)', 'Konto verbinden (optional)'],
  continueWithoutAccount: ['Continue without an account', 'Ohne Konto fortfahren'],
  connectLater: [
    'Store links work right away. You can connect an account later in the options.',
    'Shop-Links funktionieren sofort. Ein Konto können Sie später in den Einstellungen verbinden.',
  ],
  usePhone: ['Use it on your phone too', 'Auch auf dem Smartphone nutzen'],
  useAndroid: [
    'On Android, open the website in Chrome and install it. Everyshelf then appears when you share from any app.',
    'Öffnen Sie auf Android die Website in Chrome und installieren Sie sie. Danach erscheint Everyshelf in jeder App beim Teilen.',
  ],
  useIphone: [
    'On iPhone, use the Shortcut described in the documentation.',
    'Auf dem iPhone nutzen Sie den Kurzbefehl, den die Dokumentation beschreibt.',
  ],
  openWebsite: ['Open the website', 'Website öffnen'],
}
