import type { Translation } from '@everyshelf/domain/messages'
import type { en } from './en.ts'

export const it: Translation<typeof en> = {
  extensionName: [
    'Everyshelf: one book link for every reader',
    'Everyshelf: un link al libro per ogni lettore',
  ],
  extensionDescription: [
    'On a book’s page, click the toolbar button to get one link that sends each reader to a store in their country.',
    'Nella pagina di un libro, premi il pulsante per avere un link che porta ogni lettore a un negozio del proprio Paese.',
  ],
  buttonTitle: ['Everyshelf: create a Global Link', 'Everyshelf: crea un Global Link'],
  savedTitle: ['Everyshelf: this book is already saved', 'Everyshelf: questo libro è già salvato'],
  queuedTitle: [
    'Everyshelf: a link is waiting to be saved',
    'Everyshelf: un link è in attesa di essere salvato',
  ],
  menuTitle: ['Create a Global Link', 'Crea un Global Link'],
  copyCommand: [
    'Copy the Global Link for the book on this page',
    'Copia il Global Link del libro di questa pagina',
  ],
  searchUnavailable: [
    'Book search is unavailable right now. Enter an ISBN or ASIN instead.',
    'Al momento la ricerca di libri non è disponibile. Inserisci invece un ISBN o un ASIN.',
  ],
  omniboxHint: [
    'Create links for this ISBN, ASIN, or book page address',
    'Crea i link per questo ISBN, questo ASIN o questa pagina di un libro',
  ],

  language: ['en', 'it'],
  popupTitle: ['Everyshelf: create a Global Link', 'Everyshelf: crea un Global Link'],

  accountHeading: ['Account', 'Account'],
  connectedAs: ['Connected as {email}', 'Collegato come {email}'],
  connectedDevicesLink: [
    'View connected devices on the website',
    'Vedi i dispositivi collegati sul sito',
  ],
  waitingForApproval: [
    'Waiting for your approval on the website. Code: {code}',
    'In attesa della tua approvazione sul sito. Codice: {code}',
  ],
  openApprovalPage: ['Open the website', 'Apri il sito'],
  cancel: ['Cancel', 'Annulla'],
  connect: ['Connect', 'Collega'],
  disconnect: ['Disconnect', 'Scollega'],
  accountBenefits: [
    'Store links work without an account. With one, you also get Global Links, saved links, and your own affiliate tags. You approve the connection on the website. The extension never asks for your password.',
    'I link ai negozi funzionano senza account. Con un account hai anche i Global Link, i link salvati e i tuoi tag di affiliazione. Approvi il collegamento sul sito. L’estensione non ti chiede mai la password.',
  ],

  optionsTitle: ['Everyshelf: options', 'Everyshelf: impostazioni'],
  options: ['Options', 'Impostazioni'],
  serverAddress: ['Server address', 'Indirizzo del server'],
  serverHint: [
    'The Everyshelf server that creates your links.',
    'Il server Everyshelf che crea i tuoi link.',
  ],
  serverChecking: ['Checking the address…', 'Verifica dell’indirizzo…'],
  serverSaved: ['Saved.', 'Salvato.'],
  save: ['Save', 'Salva'],
  serverNotAnAddress: [
    'Enter only the address, such as https://everyshelf.example.',
    'Inserisci solo l’indirizzo, ad esempio https://everyshelf.example.',
  ],
  serverNotHttps: [
    'Use an https address. Only a server on this computer may use http.',
    'Usa un indirizzo https. Solo un server su questo computer può usare http.',
  ],
  serverUnreachable: [
    'No server responded at this address. Check the address and your connection.',
    'Nessun server risponde a questo indirizzo. Controlla l’indirizzo e la connessione.',
  ],
  serverNotEveryshelf: [
    'This address works, but it is not an Everyshelf server.',
    'Questo indirizzo funziona, ma non è un server Everyshelf.',
  ],

  linksHeading: ['Links', 'Link'],
  copyLinksAs: ['Copy links as', 'Copia i link come'],
  copyFormatLink: ['Link', 'Solo link'],
  copyFormatRichText: ['Rich text', 'Testo formattato'],
  copyFormatTitleAndLink: ['Title – link', 'Titolo – link'],
  copyFormatCustom: ['Custom', 'Personalizzato'],
  ownStore: ['Store to list first', 'Negozio in cima all’elenco'],
  ownStoreNone: ['None (default order)', 'Nessuno (ordine predefinito)'],
  customFormat: ['Custom format', 'Formato personalizzato'],
  customFormatHint: [
    'You can use these placeholders: {placeholders}.',
    'Segnaposto disponibili: {placeholders}.',
  ],
  customFormatPreview: ['Preview', 'Anteprima'],
  customFormatNoLink: [
    'Add {link} so that the link is copied too.',
    'Aggiungi {link} per copiare anche il link.',
  ],
  customFormatTooLong: ['Use at most 500 characters.', 'Usa al massimo 500 caratteri.'],
  customFormatUnknown: [
    '{placeholder} is not available. Use {placeholders}.',
    '{placeholder} non esiste. Usa {placeholders}.',
  ],
  autoCopy: [
    'Copy each new Global Link automatically',
    'Copia automaticamente ogni nuovo Global Link',
  ],
  copyWithKey: ['Copy with {key}', 'Copia con {key}'],
  copyWithShortcut: ['Copy with the keyboard shortcut', 'Copia con la scorciatoia da tastiera'],
  showInContextMenu: [
    'Show Everyshelf in the right-click menu',
    'Mostra Everyshelf nel menu del tasto destro',
  ],

  keyboardShortcuts: ['Keyboard shortcuts', 'Scorciatoie da tastiera'],
  openShortcut: ['Opens Everyshelf on the current page', 'Apre Everyshelf nella pagina corrente'],
  copyShortcut: [
    'Opens Everyshelf and copies the Global Link',
    'Apre Everyshelf e copia il Global Link',
  ],
  addressBarKeyword: [
    'Type this, a space, and an ISBN or title in the address bar',
    'Scrivilo nella barra degli indirizzi, seguito da uno spazio, per trovare libri per ISBN o titolo',
  ],
  noShortcut: ['Not set', 'Non impostata'],
  changeShortcuts: ['Change shortcuts', 'Modifica le scorciatoie'],
  markSavedBooks: ['Mark saved books', 'Contrassegna i libri salvati'],
  markSavedBooksText: [
    'The button is in color on book pages. In the stores you turn on, it also shows a ✓ for books you have saved.',
    'Il pulsante è a colori nelle pagine dei libri. Nei negozi che attivi mostra anche un ✓ per i libri che hai già salvato.',
  ],
  highlightBookPages: ['Highlight book pages', 'Evidenzia le pagine dei libri'],
  highlightBookPagesText: [
    'In the stores you turn on, the button is in color on book pages and shows a ✓ for books you have saved.',
    'Nei negozi che attivi, il pulsante è a colori nelle pagine dei libri e mostra un ✓ per i libri che hai già salvato.',
  ],
  storePermission: [
    'Your browser asks for permission first. Everyshelf then sees which pages you open in those stores, but reads a page only when you use it there. The pages’ addresses never leave this browser.',
    'Il browser ti chiede prima l’autorizzazione. Poi Everyshelf vede quali pagine apri in quei negozi, ma legge una pagina solo quando lo usi lì. Gli indirizzi delle pagine non lasciano mai questo browser.',
  ],
  chooseStores: ['Choose stores', 'Scegli i negozi'],
  findStore: ['Find a store', 'Cerca un negozio'],
  stores: ['Stores', 'Negozi'],
  noStoreFound: ['No stores match your search.', 'Nessun negozio con questo nome.'],

  privacyHeading: ['What Everyshelf reads and sends', 'Che cosa legge e invia Everyshelf'],
  privacyPage: [
    'Everyshelf reads a page only when you click the button, use its shortcut, or choose its menu entry, and only that page.',
    'Everyshelf legge una pagina solo quando usi il pulsante, la scorciatoia o la voce di menu, e soltanto quella pagina.',
  ],
  privacyBookNumber: [
    'It sends the book’s ISBN or ASIN and, for an ASIN, the format. It never sends the page’s address or what you search for in a store.',
    'Invia l’ISBN o l’ASIN del libro e, per un ASIN, anche il formato. Non invia mai l’indirizzo della pagina né ciò che cerchi nel negozio.',
  ],
  privacyTypedText: [
    'When you search by title or author, it sends the words you type in the Everyshelf popup or after the Everyshelf keyword in the address bar.',
    'Quando cerchi per titolo o autore, invia le parole che scrivi nel popup di Everyshelf o dopo la sua parola chiave nella barra degli indirizzi.',
  ],
  privacyShortLinks: [
    'It sends shortened links that you paste or select, because only the server can follow them.',
    'Invia i link abbreviati che incolli o selezioni, perché solo il server può seguirli.',
  ],
  privacySave: [
    'When you save a book, it also sends the title and authors from the page. The server shows them only to you until a book catalog lists the book.',
    'Quando salvi un libro, invia anche il titolo e gli autori indicati nella pagina. Il server li mostra solo a te finché il libro non compare in un catalogo.',
  ],
  privacyLocal: [
    'Your server address and options stay on this computer. Text you type in the popup is deleted when you close the browser.',
    'L’indirizzo del server e le impostazioni restano su questo computer. Ciò che hai scritto nel popup viene eliminato quando chiudi il browser.',
  ],
  privacyAccount: [
    'With an account, it also stores your saved links and tags on this computer, so that you can see them offline.',
    'Con un account, anche i link salvati e i tag vengono conservati su questo computer, così puoi vederli offline.',
  ],
  privacyCover: [
    'Book covers load from your server or from the store. The store isn’t told which page shows the cover.',
    'Le copertine arrivano dal tuo server o dal negozio, che non sa dove vengono mostrate.',
  ],
  privacyUnchanged: [
    'It changes nothing on a store’s page: no link, no cookie, no tag.',
    'Non cambia nulla nella pagina di un negozio: nessun link, nessun cookie, nessun tag.',
  ],
  affiliateHeading: ['Affiliate links', 'Link di affiliazione'],
  affiliateNotice: [
    'A Global Link may have an affiliate tag: the link owner’s or Everyshelf’s. If a reader buys, the tag’s owner may earn a commission. The store links in the popup have no tag.',
    'Un Global Link può contenere un tag di affiliazione: quello del suo proprietario o quello di Everyshelf. In caso di acquisto, il titolare del tag può ricevere una commissione. I link ai negozi nel popup non contengono tag.',
  ],

  bookSearch: ['Book search', 'Ricerca di libri'],
  searchByWords: ['Search by title and author', 'Cerca per titolo e autore'],
  searchByWordsNote: [
    'It sends the words you type to Everyshelf’s server. Firefox asks for your consent.',
    'Invia le parole che scrivi al server di Everyshelf. Firefox ti chiede il consenso.',
  ],
  turnOnSearch: [
    'To search by title or author, turn on book search in Everyshelf’s options.',
    'Per cercare per titolo o autore, attiva la ricerca di libri nelle impostazioni di Everyshelf.',
  ],
  openOptions: ['Open options', 'Apri le impostazioni'],
  firefoxAsks: [
    'Firefox asks for your consent when you press Connect.',
    'Firefox ti chiede il consenso quando premi «Collega».',
  ],

  endDenied: [
    'Not connected: the request was denied on the website.',
    'Non collegato: la richiesta è stata rifiutata sul sito.',
  ],
  endExpired: [
    'Not connected: the code expired before it was approved.',
    'Non collegato: il codice è scaduto prima dell’approvazione.',
  ],
  endElsewhere: [
    'No longer connected: the connection expired or was ended elsewhere.',
    'Non più collegato: il collegamento è scaduto o è stato interrotto altrove.',
  ],
  approveCode: [
    'Approve this code on the website: {code}',
    'Approva questo codice sul sito: {code}',
  ],
  notConnected: ['Not connected', 'Non collegato'],
  connectAgain: ['Connect again', 'Ricollega'],
  menu: ['Account, tags, and options', 'Account, tag e impostazioni'],
  anotherBook: ['Another book', 'Un altro libro'],
  recentLinks: ['Recent links', 'Link recenti'],
  yourTags: ['Your affiliate tags', 'I tuoi tag di affiliazione'],
  openPanel: ['Keep open beside the page', 'Tieni aperto accanto alla pagina'],
  back: ['Back', 'Indietro'],
  loading: ['Loading', 'Caricamento'],
  tryAgain: ['Try again', 'Riprova'],
  undo: ['Undo', 'Annulla'],
  noticeLead: ['Affiliate notice:', 'Affiliazione:'],
  noticeText: ['Global Links may carry a tag.', 'I Global Link possono avere un tag.'],

  keyboard: ['Keyboard', 'Tastiera'],
  keyOpens: ['{key} opens', '{key} apre'],
  keyCopies: ['{key} copies', '{key} copia'],
  noKeys: ['No keyboard shortcut set.', 'Nessuna scorciatoia impostata.'],
  changeKeys: ['Change', 'Modifica'],
  changeKeysName: ['Change keyboard shortcuts', 'Modifica le scorciatoie'],
  setKeys: ['Set', 'Imposta'],
  setKeysName: ['Set a keyboard shortcut', 'Imposta una scorciatoia'],

  entryLabel: ['Enter ISBN, ASIN, or Amazon URL', 'Inserisci ISBN, ASIN o URL di Amazon'],
  entryHint: [
    'Find the ISBN on the back cover, or enter a title or author.',
    'L’ISBN è sul retro del libro. Va bene anche un titolo o un autore.',
  ],
  generate: ['Generate Global Link', 'Genera il Global Link'],
  processing: ['Processing...', 'Elaborazione…'],
  anotherBookText: [
    'Enter its ISBN, its ASIN, or the address of its store page.',
    'Inserisci il suo ISBN, il suo ASIN o l’indirizzo della sua pagina in un negozio.',
  ],
  booksOnPage: ['Books on this page', 'Libri in questa pagina'],
  booksInText: ['Books in your text', 'Libri nel tuo testo'],
  severalInText: [
    'Your text mentions {count} books. Choose one.',
    'Il tuo testo cita {count} libri. Scegline uno.',
  ],
  showTitles: ['Show titles and covers', 'Mostra titoli e copertine'],
  showTitlesNote: [
    'Sends the ISBNs and ASINs in this list to Everyshelf’s server.',
    'Invia gli ISBN e gli ASIN di questo elenco al server di Everyshelf.',
  ],
  saveAllLinks: ['Save all {count} links', 'Salva tutti i {count} link'],
  savedOf: ['{saved} of {all} saved', '{saved} di {all} salvati'],
  createAllLinks: ['Create all {count} links', 'Crea tutti i {count} link'],
  useAsBook: ['Use {identifier} anyway', 'È un libro: usa {identifier}'],
  backToBook: ['Back to the book on this page', 'Torna al libro di questa pagina'],

  notABookTitle: ['This is not a book', 'Questo non è un libro'],
  openBookText: [
    'Open a book’s page and click the button again, or enter its ISBN or ASIN here.',
    'Apri la pagina di un libro e premi di nuovo il pulsante, oppure inserisci qui l’ISBN o l’ASIN.',
  ],
  musicTitle: ['This is music, not a book', 'Questa è musica, non un libro'],
  musicText: [
    'Recordings and sheet music have no ISBN. Looking for a book about this music? Enter its ISBN or ASIN here.',
    'Registrazioni e spartiti non hanno un ISBN. Per un libro sull’argomento, inserisci qui l’ISBN o l’ASIN.',
  ],
  filmTitle: ['This is a movie, not a book', 'Questo è un film, non un libro'],
  filmText: [
    'Looking for the book? Open its page, or enter its ISBN or ASIN here.',
    'Per il libro da cui è tratto, apri la sua pagina o inserisci qui l’ISBN o l’ASIN.',
  ],
  cartTitle: ['This is a shopping cart', 'Questo è un carrello'],
  cartText: [
    'It may contain several books. Open one book’s page, or enter its ISBN or ASIN here.',
    'Può contenere più libri. Apri la pagina di uno di essi o inserisci qui l’ISBN o l’ASIN.',
  ],
  noIsbnTitle: ['No ISBN on this page', 'Nessun ISBN in questa pagina'],
  noIsbnText: [
    'The store does not show it. Find the ISBN on the back cover or copyright page.',
    'Il negozio non lo indica. L’ISBN è sul retro del libro o nella pagina del copyright.',
  ],
  noBookTitle: ['No book on this page', 'Nessun libro in questa pagina'],
  whichBookTitle: ['Which of these books?', 'Quale di questi libri?'],
  searchPageTitle: ['This is a search page', 'Questa è una pagina di ricerca'],
  searchPageText: [
    'Open a book’s page and click the button again, or paste its ISBN, ASIN, or URL here.',
    'Apri la pagina di un libro e premi di nuovo il pulsante, oppure incolla qui ISBN, ASIN o URL.',
  ],
  unknownSiteTitle: ['No book found here', 'Nessun libro trovato qui'],
  unknownSiteText: [
    'This page has no ISBN. Open the book in a store, or enter its ISBN or ASIN here.',
    'Questa pagina non indica un ISBN. Apri il libro in un negozio o inserisci qui l’ISBN o l’ASIN.',
  ],
  closedPageTitle: ['This page cannot be read', 'Questa pagina non è leggibile'],
  closedPageText: [
    'The browser blocks access to this page. Open a book’s page, or enter its ISBN or ASIN here.',
    'Il browser blocca questa pagina. Apri la pagina di un libro o inserisci qui l’ISBN o l’ASIN.',
  ],
  oneCandidateTitle: ['Did you mean this book?', 'Intendi questo libro?'],
  oneCandidateText: [
    'The page has one ISBN, but may be about something else.',
    'La pagina indica un ISBN, ma forse parla d’altro.',
  ],
  severalCandidatesText: [
    'The page mentions several books. Choose one, or enter an ISBN or ASIN here.',
    'La pagina ne cita più di uno. Scegline uno o inserisci qui un ISBN o un ASIN.',
  ],
  panelTitle: [
    'On a book’s page, click the toolbar button',
    'Apri la pagina di un libro e premi il pulsante nella barra degli strumenti',
  ],
  panelTitleKey: [
    'On a book’s page, press {key} or click the toolbar button',
    'Sulla pagina di un libro, premi {key} o il pulsante',
  ],
  panelText: [
    'The book then appears here. You can also enter its ISBN, ASIN, or store page address.',
    'Il libro appare poi qui. Puoi anche inserire il suo ISBN, il suo ASIN o l’indirizzo della sua pagina in un negozio.',
  ],

  noteAmazonOnly: [
    'Only Amazon uses this ASIN. Other stores need the ISBN, which this page does not show.',
    'Questo ASIN vale solo su Amazon. Gli altri negozi usano l’ISBN, che qui non è indicato.',
  ],
  noteAudiobook: [
    'This is the audiobook. The printed book has its own ISBN and links.',
    'Questo è l’audiolibro. Il libro stampato ha un ISBN e link propri.',
  ],
  noteSet: [
    'This ISBN covers several volumes sold together. Each volume has its own ISBN.',
    'Questo ISBN indica più volumi venduti insieme. Ogni volume ha il proprio ISBN.',
  ],
  formatsLabel: ['Links for', 'Link per'],
  formatPrint: ['Print', 'Cartaceo'],
  formatEbook: ['Ebook', 'Ebook'],
  formatAudiobook: ['Audiobook', 'Audiolibro'],
  formatGraphicNovel: ['Graphic novel', 'Graphic novel'],
  qrCode: ['QR code', 'Codice QR'],
  qrOpens: ['Opens the Global Link for {title}.', 'Apre il Global Link di «{title}».'],
  qrOpensPrint: [
    'Opens your print link for {title}. It has no affiliate tag because Amazon forbids tags in print.',
    'Apre il tuo link per la stampa di «{title}». Non contiene tag di affiliazione, perché Amazon li vieta sulla carta.',
  ],
  noRoom: ['The store links below still work.', 'I link ai negozi qui sotto funzionano comunque.'],
  creatingLink: ['Creating your Global Link', 'Creazione del tuo Global Link'],
  noLinkNote: [
    'One link that sends readers to a store in their country. Connect your account to get it.',
    'Un link che porta i lettori a un negozio del loro Paese. Collega il tuo account per averlo.',
  ],
  readingPage: ['Reading the page', 'Lettura della pagina'],
  slowTitle: ['Everyshelf is slow to respond', 'Everyshelf risponde lentamente'],
  slowText: ['Still waiting for a response.', 'La risposta non è ancora arrivata.'],
  storeLinksWork: [
    'You can use the store links below.',
    'I link ai negozi qui sotto funzionano lo stesso.',
  ],
  directLinks: ['Direct Amazon Links', 'Link diretti ad Amazon'],
  note979: [
    'Amazon has no direct links for ISBNs that begin with 979. Each link opens a search.',
    'Per gli ISBN che iniziano con 979 Amazon non ha link diretti. Ogni link apre una ricerca.',
  ],
  moreStores: ['More Amazon stores', 'Altri negozi Amazon'],
  landingsTitle: ['Where readers go', 'Dove arrivano i lettori'],
  landingsUnknown: [
    'Your settings for this link may send readers to other stores.',
    'Le tue impostazioni per questo link possono portare i lettori in altri negozi.',
  ],
  landingsChoose: [
    'Readers choose the store for this link.',
    'Con questo link i lettori scelgono il negozio.',
  ],

  copyAs: ['Copy as', 'Copia come'],
  earnerYou: [
    'You may earn a commission on purchases.',
    'Puoi ricevere una commissione sugli acquisti.',
  ],
  earnerBoth: [
    'You may earn a commission on purchases. Where you have no tag, Everyshelf may earn it.',
    'Puoi ricevere una commissione sugli acquisti. Dove non hai un tag, può riceverla Everyshelf.',
  ],
  earnerEveryshelf: [
    'Everyshelf may earn a commission on purchases.',
    'Everyshelf può ricevere una commissione sugli acquisti.',
  ],
  saveThisLink: ['Save This Link', 'Salva questo link'],
  saveForShortLink: ['Save for a short link', 'Salva per avere un link breve'],
  more: ['More', 'Altro'],
  saveToAccount: ['Save to My Account', 'Salva nel mio account'],
  qrScreensOnly: [
    'For screens only. Save the link to get a print code without affiliate tags.',
    'Solo per lo schermo. Salva il link per ottenere un codice per la stampa senza tag di affiliazione.',
  ],
  saving: ['Saving...', 'Salvataggio…'],
  saved: ['Saved ✓', 'Salvato ✓'],
  remove: ['Remove', 'Rimuovi'],
  removeName: ['Remove the saved link', 'Rimuovi il link salvato'],
  removeUndoHint: [
    'Save the book again to restore the link',
    'Salva di nuovo il libro per ripristinare il link',
  ],
  waitingToSave: ['Waiting to be saved', 'In attesa di salvataggio'],
  tryNow: ['Try now', 'Prova ora'],
  upgrade: ['Upgrade', 'Passa a Premium'],
  upgradeToSave: ['Upgrade to save', 'Premium per salvare'],
  upgradeHint: ['Upgrade on the Pricing page', 'Passa a Premium nella pagina dei prezzi'],
  connectHint: [
    'Use the Connect button to connect your account',
    'Usa il pulsante Collega per collegare il tuo account',
  ],
  pressEnterToCopy: ['Press Enter to copy', 'Premi Invio per copiare'],
  copyWithoutEnter: [
    'To skip this step, open the options and turn on “Copy with the keyboard shortcut”.',
    'Per saltare questo passaggio, apri le impostazioni e attiva «Copia con la scorciatoia da tastiera».',
  ],
  optionsHint: [
    'Use the Options button to open the options',
    'Usa il pulsante Impostazioni per aprire le impostazioni',
  ],

  autoCopyOffer: [
    'Copy the link whenever you open a book here?',
    'Copiare il link ogni volta che apri un libro qui?',
  ],
  turnOn: ['Turn on', 'Attiva'],
  notNow: ['Not now', 'Non ora'],
  channelLabel: ['Where readers find the link', 'Dove i lettori trovano il link'],
  channelWeb: ['Website', 'Sito web'],
  channelSocial: ['Social media', 'Social'],
  channelMail: ['Newsletter', 'Newsletter'],
  channelEbook: ['Ebook', 'Ebook'],
  channelPrint: ['Print', 'Stampa'],
  channelAd: ['Paid ad', 'Annuncio a pagamento'],
  channelMessenger: ['Messages', 'Messaggi'],

  labelAndNote: ['Labels and note', 'Etichette e nota'],
  addLabelOrNote: ['Add a label or note', 'Aggiungi un’etichetta o una nota'],
  label: ['Labels, separated by commas', 'Etichette, separate da virgole'],
  note: ['Note', 'Nota'],
  onlyYouSee: ['Only you see your labels and note.', 'Etichette e nota le vedi solo tu.'],
  editBeforeSaving: ['Edit before saving', 'Modifica prima di salvare'],
  bookTitle: ['Title', 'Titolo'],
  shortLinkEnd: ['Short link, after /go/', 'Link breve, dopo /go/'],
  labelsNotAdded: [
    'Labels not added: {labels}. You already have {max} labels.',
    'Etichette non aggiunte: {labels}. Hai già {max} etichette.',
  ],
  saveLabelAndNote: ['Save labels and note', 'Salva etichette e nota'],

  clicks: [
    { one: '{count} click', other: '{count} clicks' },
    { one: '{count} clic', other: '{count} clic' },
  ],
  clicksIn30Days: ['{clicks} in the last 30 days', '{clicks} negli ultimi 30 giorni'],
  onWebsite: ['On the website', 'Sul sito'],
  openReaderPage: ['Open the reader page', 'Apri la pagina per i lettori'],
  manage: ['Manage', 'Gestisci'],
  openDashboard: ['Open dashboard', 'Apri la dashboard'],
  findLink: ['Find a link', 'Cerca un link'],
  findLinkExample: ['Title, short link, or ISBN', 'Titolo, link breve o ISBN'],
  noSavedLinks: ['No saved links yet.', 'Ancora nessun link salvato.'],
  noLinkMatches: ['No links match your search.', 'Nessun link corrisponde alla ricerca.'],
  someLinksFound: [
    '{found} of {all} saved links, newest first',
    '{found} di {all} link salvati, dal più recente',
  ],
  savedCount: ['Saved links: {count}', 'Link salvati: {count}'],
  lastUpdated: ['Last updated: {time}.', 'Ultimo aggiornamento: {time}.'],
  savedNeedAccount: [
    'Connect your account to see your saved links.',
    'Collega il tuo account per vedere i link salvati.',
  ],
  copyLinkOf: ['Copy the link for {title}', 'Copia il link di «{title}»'],

  waitingLinks: ['Pending links', 'Link in attesa'],
  notSavedBecause: ['Not saved: {reason}', 'Non salvato: {reason}'],
  waitingBecause: ['Waiting to be saved: {reason}', 'In attesa di salvataggio: {reason}'],
  dismiss: ['Dismiss', 'Ignora'],
  dismissName: ['Dismiss {title}', 'Ignora «{title}»'],
  tagsSet: [
    '{set} of {all} set. Changes apply to your existing links immediately.',
    '{set} di {all} impostati. Le modifiche valgono subito anche per i link esistenti.',
  ],
  tagsIntro: [
    'Your tag for each store is the same here and on the website.',
    'Il tuo tag per ogni negozio è lo stesso qui e sul sito.',
  ],
  tagsNeedAccount: [
    'Connect your account to see your tags.',
    'Collega il tuo account per vedere i tuoi tag.',
  ],
  tagsStale: ['Showing the last known tags.', 'Vengono mostrati gli ultimi tag noti.'],
  tagsList: ['Affiliate tags', 'Tag di affiliazione'],
  moreTagStores: ['More stores and how to get a tag', 'Altri negozi e come ottenere un tag'],
  tagsUnavailable: [
    'We can’t load your tags right now.',
    'Al momento non è possibile caricare i tuoi tag.',
  ],
  seePremium: ['See Premium', 'Scopri Premium'],
  changeTag: ['Change the tag:', 'Modifica il tag:'],
  tagNotSet: ['Not set', 'Non impostato'],
  tagYouEarn: ['You earn', 'Guadagni tu'],
  tagPaused: ['Your tag is inactive', 'Il tuo tag non è attivo'],
  tagEveryshelfEarns: ['Everyshelf earns', 'Guadagna Everyshelf'],
  tagEveryshelfMayNotEarn: ['Everyshelf might not earn', 'Everyshelf potrebbe non guadagnare'],
  tagNone: ['No active tag', 'Nessun tag attivo'],
  done: ['Done', 'Fine'],
  tagRemoved: ['Tag removed', 'Tag rimosso'],
  tagUndoHint: ['Enter the tag again to restore it', 'Inserisci di nuovo il tag per ripristinarlo'],

  welcomeTitle: ['Welcome to Everyshelf', 'Ti diamo il benvenuto in Everyshelf'],
  welcomeHeading: ['One click on any book’s page', 'Un clic sulla pagina di un libro'],
  welcomeIntro: [
    'Everyshelf finds the book and gives you one link that sends each reader to a bookstore in their country.',
    'Everyshelf riconosce il libro e ti dà un link che porta ogni lettore in un negozio del proprio Paese.',
  ],
  pinButton: ['Keep the button in view', 'Tieni il pulsante a portata di mano'],
  pinButtonText: [
    'Click the puzzle piece in your browser’s toolbar and pin Everyshelf.',
    'Fai clic sul pezzo di puzzle nella barra degli strumenti del browser e fissa Everyshelf.',
  ],
  buttonInFirefox: [
    'The button is next to the address bar. If it disappears, click the puzzle piece there and pin Everyshelf to the toolbar.',
    'Il pulsante è accanto alla barra degli indirizzi. Se scompare, fai clic sul pezzo di puzzle e fissa Everyshelf alla barra degli strumenti.',
  ],
  tryIt: ['Try it on a practice page', 'Provalo su una pagina di prova'],
  tryItText: [
    'Open a book’s page, then click the button.',
    'Apri la pagina di un libro, poi fai clic sul pulsante.',
  ],
  tryItWithKey: [
    'Open a book’s page, then click the button or press {key}.',
    'Apri la pagina di un libro, poi fai clic sul pulsante o premi {key}.',
  ],
  keyCopiesToo: ['{key} copies the link too.', '{key} copia anche il link.'],
  openPracticePage: ['Open the practice page', 'Apri la pagina di prova'],
  connectOptional: ['Connect an account (optional)', 'Collega un account (facoltativo)'],
  continueWithoutAccount: ['Continue without an account', 'Continua senza account'],
  connectLater: [
    'Store links work right away. You can connect an account later in the options.',
    'I link ai negozi funzionano subito. Puoi collegare un account più avanti nelle impostazioni.',
  ],
  usePhone: ['Use it on your phone too', 'Usalo anche sul telefono'],
  useAndroid: [
    'On Android, open the website in Chrome and install it. Everyshelf then appears when you share from any app.',
    'Su Android, apri il sito in Chrome e installalo. Poi trovi Everyshelf quando condividi da qualsiasi app.',
  ],
  useIphone: [
    'On iPhone, use the Shortcut described in the documentation.',
    'Su iPhone, usa il comando rapido descritto nella documentazione.',
  ],
  openWebsite: ['Open the website', 'Apri il sito'],
}
