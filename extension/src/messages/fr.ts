import type { Translation } from '@everyshelf/domain/messages'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  extensionName: [
    'Everyshelf: one book link for every reader',
    'Everyshelf\u00a0: un lien par livre, pour tous',
  ],
  extensionDescription: [
    'On a book’s page, click the toolbar button to get one link that sends each reader to a store in their country.',
    'Sur la page d’un livre, cliquez sur le bouton pour obtenir un lien qui mène chaque lecteur à une boutique de son pays.',
  ],
  buttonTitle: ['Everyshelf: create a Global Link', 'Everyshelf\u00a0: créer un Global Link'],
  savedTitle: [
    'Everyshelf: this book is already saved',
    'Everyshelf\u00a0: ce livre est déjà enregistré',
  ],
  queuedTitle: [
    'Everyshelf: a link is waiting to be saved',
    'Everyshelf\u00a0: un lien attend d’être enregistré',
  ],
  menuTitle: ['Create a Global Link', 'Créer un Global Link'],
  copyCommand: [
    'Copy the Global Link for the book on this page',
    'Copier le Global Link du livre de cette page',
  ],
  searchUnavailable: [
    'Book search is unavailable right now. Enter an ISBN or ASIN instead.',
    'La recherche de livres est indisponible pour le moment. Saisissez plutôt un ISBN ou un ASIN.',
  ],
  omniboxHint: [
    'Create links for this ISBN, ASIN, or book page address',
    'Créer des liens pour cet ISBN, cet ASIN ou cette page de livre',
  ],

  language: ['en', 'fr'],
  popupTitle: ['Everyshelf: create a Global Link', 'Everyshelf\u00a0: créer un Global Link'],

  accountHeading: ['Account', 'Compte'],
  connectedAs: ['Connected as {email}', 'Connecté\u00a0: {email}'],
  connectedDevicesLink: [
    'View connected devices on the website',
    'Voir les appareils connectés sur le site',
  ],
  waitingForApproval: [
    'Waiting for your approval on the website. Code: {code}',
    'Approuvez la connexion sur le site pour continuer. Code\u00a0: {code}',
  ],
  openApprovalPage: ['Open the website', 'Ouvrir le site'],
  cancel: ['Cancel', 'Annuler'],
  connect: ['Connect', 'Connecter'],
  disconnect: ['Disconnect', 'Déconnecter'],
  accountBenefits: [
    'Store links work without an account. With one, you also get Global Links, saved links, and your own affiliate tags. You approve the connection on the website. The extension never asks for your password.',
    'Les liens vers les boutiques fonctionnent sans compte. Avec un compte, vous avez aussi des Global Links, vos liens enregistrés et vos propres tags d’affiliation. Vous approuvez la connexion sur le site. L’extension ne demande jamais votre mot de passe.',
  ],

  optionsTitle: ['Everyshelf: options', 'Everyshelf\u00a0: paramètres'],
  options: ['Options', 'Paramètres'],
  serverAddress: ['Server address', 'Adresse du serveur'],
  serverHint: [
    'The Everyshelf server that creates your links.',
    'Le serveur Everyshelf qui crée vos liens.',
  ],
  serverChecking: ['Checking the address…', 'Vérification de l’adresse…'],
  serverSaved: ['Saved.', 'Enregistré.'],
  save: ['Save', 'Enregistrer'],
  serverNotAnAddress: [
    'Enter only the address, such as https://everyshelf.example.',
    'Saisissez uniquement l’adresse, par exemple https://everyshelf.example.',
  ],
  serverNotHttps: [
    'Use an https address. Only a server on this computer may use http.',
    'Utilisez une adresse https. Seul un serveur sur cet ordinateur peut utiliser http.',
  ],
  serverUnreachable: [
    'No server responded at this address. Check the address and your connection.',
    'Aucun serveur ne répond à cette adresse. Vérifiez l’adresse et votre connexion.',
  ],
  serverNotEveryshelf: [
    'This address works, but it is not an Everyshelf server.',
    'Cette adresse fonctionne, mais ce n’est pas celle d’un serveur Everyshelf.',
  ],

  linksHeading: ['Links', 'Liens'],
  copyLinksAs: ['Copy links as', 'Copier les liens au format'],
  copyFormatLink: ['Link', 'Lien seul'],
  copyFormatRichText: ['Rich text', 'Texte enrichi'],
  copyFormatTitleAndLink: ['Title – link', 'Titre – lien'],
  copyFormatCustom: ['Custom', 'Personnalisé'],
  ownStore: ['Store to list first', 'Boutique en tête de liste'],
  ownStoreNone: ['None (default order)', 'Aucune (ordre habituel)'],
  customFormat: ['Custom format', 'Format personnalisé'],
  customFormatHint: [
    'You can use these placeholders: {placeholders}.',
    'Variables disponibles\u00a0: {placeholders}.',
  ],
  customFormatPreview: ['Preview', 'Aperçu'],
  customFormatNoLink: [
    'Add {link} so that the link is copied too.',
    'Ajoutez {link} pour que le lien soit copié aussi.',
  ],
  customFormatTooLong: ['Use at most 500 characters.', 'Utilisez 500 caractères au maximum.'],
  customFormatUnknown: [
    '{placeholder} is not available. Use {placeholders}.',
    '{placeholder} n’existe pas. Utilisez {placeholders}.',
  ],
  autoCopy: [
    'Copy each new Global Link automatically',
    'Copier automatiquement chaque nouveau Global Link',
  ],
  copyWithKey: ['Copy with {key}', 'Copier avec {key}'],
  copyWithShortcut: ['Copy with the keyboard shortcut', 'Copier avec le raccourci clavier'],
  showInContextMenu: [
    'Show Everyshelf in the right-click menu',
    'Afficher Everyshelf dans le menu du clic droit',
  ],

  keyboardShortcuts: ['Keyboard shortcuts', 'Raccourcis clavier'],
  openShortcut: ['Opens Everyshelf on the current page', 'Ouvre Everyshelf sur la page affichée'],
  copyShortcut: [
    'Opens Everyshelf and copies the Global Link',
    'Ouvre Everyshelf et copie le Global Link',
  ],
  addressBarKeyword: [
    'Type this, a space, and an ISBN or title in the address bar',
    'À saisir dans la barre d’adresse, suivi d’un espace, pour trouver un livre par ISBN ou par titre',
  ],
  noShortcut: ['Not set', 'Non défini'],
  changeShortcuts: ['Change shortcuts', 'Modifier les raccourcis'],
  markSavedBooks: ['Mark saved books', 'Marquer les livres enregistrés'],
  markSavedBooksText: [
    'The button is in color on book pages. In the stores you turn on, it also shows a ✓ for books you have saved.',
    'Le bouton est en couleur sur les pages de livres. Dans les boutiques que vous activez, il affiche aussi un ✓ pour les livres déjà enregistrés.',
  ],
  highlightBookPages: ['Highlight book pages', 'Mettre en évidence les pages de livres'],
  highlightBookPagesText: [
    'In the stores you turn on, the button is in color on book pages and shows a ✓ for books you have saved.',
    'Dans les boutiques que vous activez, le bouton est en couleur sur les pages de livres et affiche un ✓ pour les livres déjà enregistrés.',
  ],
  storePermission: [
    'Your browser asks for permission first. Everyshelf then sees which pages you open in those stores, but reads a page only when you use it there. The pages’ addresses never leave this browser.',
    'Votre navigateur demande d’abord votre autorisation. Everyshelf voit ensuite quelles pages vous ouvrez dans ces boutiques, mais n’en lit une que lorsque vous y utilisez l’extension. Les adresses des pages ne quittent jamais ce navigateur.',
  ],
  chooseStores: ['Choose stores', 'Choisir les boutiques'],
  findStore: ['Find a store', 'Rechercher une boutique'],
  stores: ['Stores', 'Boutiques'],
  noStoreFound: ['No stores match your search.', 'Aucune boutique ne porte ce nom.'],

  privacyHeading: ['What Everyshelf reads and sends', 'Ce qu’Everyshelf lit et envoie'],
  privacyPage: [
    'Everyshelf reads a page only when you click the button, use its shortcut, or choose its menu entry, and only that page.',
    'Everyshelf ne lit une page que lorsque vous utilisez le bouton, son raccourci ou son entrée de menu, et seulement cette page.',
  ],
  privacyBookNumber: [
    'It sends the book’s ISBN or ASIN and, for an ASIN, the format. It never sends the page’s address or what you search for in a store.',
    'Il envoie l’ISBN ou l’ASIN du livre et, pour un ASIN, le format. Il n’envoie jamais l’adresse de la page ni vos recherches dans la boutique.',
  ],
  privacyTypedText: [
    'When you search by title or author, it sends the words you type in the Everyshelf popup or after the Everyshelf keyword in the address bar.',
    'Quand vous cherchez par titre ou par auteur, il envoie les mots que vous saisissez dans la fenêtre d’Everyshelf ou après son mot-clé dans la barre d’adresse.',
  ],
  privacyShortLinks: [
    'It sends shortened links that you paste or select, because only the server can follow them.',
    'Il envoie les liens raccourcis que vous collez ou sélectionnez, car seul le serveur peut les suivre.',
  ],
  privacySave: [
    'When you save a book, it also sends the title and authors from the page. The server shows them only to you until a book catalog lists the book.',
    'Quand vous enregistrez un livre, il envoie aussi le titre et les auteurs indiqués sur la page. Le serveur ne les montre qu’à vous tant qu’aucun catalogue ne répertorie le livre.',
  ],
  privacyLocal: [
    'Your server address and options stay on this computer. Text you type in the popup is deleted when you close the browser.',
    'L’adresse de votre serveur et vos paramètres restent sur cet ordinateur. Ce que vous avez saisi dans la fenêtre d’Everyshelf est effacé à la fermeture du navigateur.',
  ],
  privacyAccount: [
    'With an account, it also stores your saved links and tags on this computer, so that you can see them offline.',
    'Avec un compte, vos liens enregistrés et vos tags sont aussi conservés sur cet ordinateur, pour que vous puissiez les voir hors connexion.',
  ],
  privacyCover: [
    'Book covers load from your server or from the store. The store isn’t told which page shows the cover.',
    'Les couvertures viennent de votre serveur ou de la boutique, qui ne sait pas où elles sont affichées.',
  ],
  privacyUnchanged: [
    'It changes nothing on a store’s page: no link, no cookie, no tag.',
    'Il ne change rien sur la page d’une boutique\u00a0: ni lien, ni cookie, ni tag.',
  ],
  affiliateHeading: ['Affiliate links', 'Liens d’affiliation'],
  affiliateNotice: [
    'A Global Link may have an affiliate tag: the link owner’s or Everyshelf’s. If a reader buys, the tag’s owner may earn a commission. The store links in the popup have no tag.',
    'Un Global Link peut contenir un tag d’affiliation\u00a0: celui de son propriétaire ou celui d’Everyshelf. En cas d’achat, le titulaire du tag peut toucher une commission. Les liens vers les boutiques affichés dans la fenêtre d’Everyshelf ne contiennent aucun tag.',
  ],

  bookSearch: ['Book search', 'Recherche de livres'],
  searchByWords: ['Search by title and author', 'Chercher par titre et par auteur'],
  searchByWordsNote: [
    'It sends the words you type to Everyshelf’s server. Firefox asks for your consent.',
    'Elle envoie les mots que vous saisissez au serveur d’Everyshelf. Firefox vous demande votre accord.',
  ],
  turnOnSearch: [
    'To search by title or author, turn on book search in Everyshelf’s options.',
    'Pour chercher par titre ou par auteur, activez la recherche de livres dans les paramètres d’Everyshelf.',
  ],
  openOptions: ['Open options', 'Ouvrir les paramètres'],
  firefoxAsks: [
    'Firefox asks for your consent when you press Connect.',
    'Firefox vous demande votre accord quand vous cliquez sur «\u00a0Connecter\u00a0».',
  ],

  endDenied: [
    'Not connected: the request was denied on the website.',
    'Non connecté\u00a0: la demande a été refusée sur le site.',
  ],
  endExpired: [
    'Not connected: the code expired before it was approved.',
    'Non connecté\u00a0: le code a expiré avant d’être approuvé.',
  ],
  endElsewhere: [
    'No longer connected: the connection expired or was ended elsewhere.',
    'Déconnecté\u00a0: la connexion a expiré ou a été coupée ailleurs.',
  ],
  approveCode: [
    'Approve this code on the website: {code}',
    'Approuvez ce code sur le site\u00a0: {code}',
  ],
  notConnected: ['Not connected', 'Non connecté'],
  connectAgain: ['Connect again', 'Reconnecter'],
  menu: ['Account, tags, and options', 'Compte, tags et paramètres'],
  anotherBook: ['Another book', 'Un autre livre'],
  recentLinks: ['Recent links', 'Liens récents'],
  yourTags: ['Your affiliate tags', 'Vos tags d’affiliation'],
  openPanel: ['Keep open beside the page', 'Garder ouvert à côté de la page'],
  back: ['Back', 'Retour'],
  loading: ['Loading', 'Chargement'],
  tryAgain: ['Try again', 'Réessayer'],
  undo: ['Undo', 'Annuler'],
  noticeLead: ['Affiliate notice:', 'Affiliation\u00a0:'],
  noticeText: ['Global Links may carry a tag.', 'Les Global Links peuvent contenir un tag.'],

  keyboard: ['Keyboard', 'Clavier'],
  keyOpens: ['{key} opens', '{key}\u00a0: ouvrir'],
  keyCopies: ['{key} copies', '{key}\u00a0: copier'],
  noKeys: ['No keyboard shortcut set.', 'Aucun raccourci clavier défini.'],
  changeKeys: ['Change', 'Modifier'],
  changeKeysName: ['Change keyboard shortcuts', 'Modifier les raccourcis clavier'],
  setKeys: ['Set', 'Définir'],
  setKeysName: ['Set a keyboard shortcut', 'Définir un raccourci clavier'],

  entryLabel: ['Enter ISBN, ASIN, or Amazon URL', 'Saisissez ISBN, ASIN ou URL Amazon'],
  entryHint: [
    'Find the ISBN on the back cover, or enter a title or author.',
    'L’ISBN figure au dos du livre. Un titre ou un auteur convient aussi.',
  ],
  generate: ['Generate Global Link', 'Générer le Global Link'],
  processing: ['Processing...', 'En cours…'],
  anotherBookText: [
    'Enter its ISBN, its ASIN, or the address of its store page.',
    'Saisissez son ISBN, son ASIN ou l’adresse de sa page dans une boutique.',
  ],
  booksOnPage: ['Books on this page', 'Livres sur cette page'],
  booksInText: ['Books in your text', 'Livres dans votre texte'],
  severalInText: [
    'Your text mentions {count} books. Choose one.',
    'Votre texte cite {count} livres. Choisissez-en un.',
  ],
  showTitles: ['Show titles and covers', 'Afficher titres et couvertures'],
  showTitlesNote: [
    'Sends the ISBNs and ASINs in this list to Everyshelf’s server.',
    'Envoie les ISBN et ASIN de cette liste au serveur d’Everyshelf.',
  ],
  saveAllLinks: ['Save all {count} links', 'Enregistrer les {count} liens'],
  savedOf: ['{saved} of {all} saved', '{saved} sur {all} enregistrés'],
  createAllLinks: ['Create all {count} links', 'Créer les {count} liens'],
  useAsBook: ['Use {identifier} anyway', 'C’est un livre\u00a0: utiliser {identifier}'],
  backToBook: ['Back to the book on this page', 'Revenir au livre de cette page'],

  notABookTitle: ['This is not a book', 'Ce n’est pas un livre'],
  openBookText: [
    'Open a book’s page and click the button again, or enter its ISBN or ASIN here.',
    'Ouvrez la page d’un livre et cliquez à nouveau sur le bouton, ou saisissez ici son ISBN ou son ASIN.',
  ],
  musicTitle: ['This is music, not a book', 'C’est de la musique, pas un livre'],
  musicText: [
    'Recordings and sheet music have no ISBN. Looking for a book about this music? Enter its ISBN or ASIN here.',
    'Les enregistrements et les partitions n’ont pas d’ISBN. Pour un livre sur le sujet, saisissez ici son ISBN ou son ASIN.',
  ],
  filmTitle: ['This is a movie, not a book', 'C’est un film, pas un livre'],
  filmText: [
    'Looking for the book? Open its page, or enter its ISBN or ASIN here.',
    'Pour le livre dont il est tiré, ouvrez sa page ou saisissez ici son ISBN ou son ASIN.',
  ],
  cartTitle: ['This is a shopping cart', 'C’est un panier'],
  cartText: [
    'It may contain several books. Open one book’s page, or enter its ISBN or ASIN here.',
    'Il peut contenir plusieurs livres. Ouvrez la page de l’un d’eux ou saisissez ici son ISBN ou son ASIN.',
  ],
  noIsbnTitle: ['No ISBN on this page', 'Aucun ISBN sur cette page'],
  noIsbnText: [
    'The store does not show it. Find the ISBN on the back cover or copyright page.',
    'La boutique ne l’indique pas. L’ISBN figure au dos du livre ou sur la page de copyright.',
  ],
  noBookTitle: ['No book on this page', 'Aucun livre sur cette page'],
  whichBookTitle: ['Which of these books?', 'Lequel de ces livres\u00a0?'],
  searchPageTitle: ['This is a search page', 'C’est une page de recherche'],
  searchPageText: [
    'Open a book’s page and click the button again, or paste its ISBN, ASIN, or URL here.',
    'Ouvrez la page d’un livre et cliquez à nouveau sur le bouton, ou collez ici son ISBN, son ASIN ou son URL.',
  ],
  unknownSiteTitle: ['No book found here', 'Aucun livre trouvé ici'],
  unknownSiteText: [
    'This page has no ISBN. Open the book in a store, or enter its ISBN or ASIN here.',
    'Cette page n’indique aucun ISBN. Ouvrez le livre dans une boutique ou saisissez ici son ISBN ou son ASIN.',
  ],
  closedPageTitle: ['This page cannot be read', 'Cette page ne peut pas être lue'],
  closedPageText: [
    'The browser blocks access to this page. Open a book’s page, or enter its ISBN or ASIN here.',
    'Le navigateur bloque l’accès à cette page. Ouvrez la page d’un livre ou saisissez ici son ISBN ou son ASIN.',
  ],
  oneCandidateTitle: ['Did you mean this book?', 'S’agit-il de ce livre\u00a0?'],
  oneCandidateText: [
    'The page has one ISBN, but may be about something else.',
    'La page contient un ISBN, mais porte peut-être sur autre chose.',
  ],
  severalCandidatesText: [
    'The page mentions several books. Choose one, or enter an ISBN or ASIN here.',
    'La page en cite plusieurs. Choisissez-en un ou saisissez ici un ISBN ou un ASIN.',
  ],
  panelTitle: [
    'On a book’s page, click the toolbar button',
    'Ouvrez la page d’un livre et cliquez sur le bouton',
  ],
  panelTitleKey: [
    'On a book’s page, press {key} or click the toolbar button',
    'Sur la page d’un livre, appuyez sur {key} ou cliquez sur le bouton',
  ],
  panelText: [
    'The book then appears here. You can also enter its ISBN, ASIN, or store page address.',
    'Le livre apparaît alors ici. Vous pouvez aussi saisir son ISBN, son ASIN ou l’adresse de sa page dans une boutique.',
  ],

  noteAmazonOnly: [
    'Only Amazon uses this ASIN. Other stores need the ISBN, which this page does not show.',
    'Cet ASIN est propre à Amazon. Les autres boutiques ont besoin de l’ISBN, absent de cette page.',
  ],
  noteAudiobook: [
    'This is the audiobook. The printed book has its own ISBN and links.',
    'Il s’agit du livre audio. Le livre imprimé a son propre ISBN et ses propres liens.',
  ],
  noteSet: [
    'This ISBN covers several volumes sold together. Each volume has its own ISBN.',
    'Cet ISBN désigne plusieurs volumes vendus ensemble. Chaque volume a son propre ISBN.',
  ],
  formatsLabel: ['Links for', 'Liens pour'],
  formatPrint: ['Print', 'Livre papier'],
  formatEbook: ['Ebook', 'Livre numérique'],
  formatAudiobook: ['Audiobook', 'Livre audio'],
  formatGraphicNovel: ['Graphic novel', 'Roman graphique'],
  qrCode: ['QR code', 'Code QR'],
  qrOpens: ['Opens the Global Link for {title}.', 'Ouvre le Global Link de «\u00a0{title}\u00a0».'],
  qrOpensPrint: [
    'Opens your print link for {title}. It has no affiliate tag because Amazon forbids tags in print.',
    'Ouvre votre lien pour l’imprimé de «\u00a0{title}\u00a0». Il ne contient aucun tag d’affiliation, car Amazon interdit les tags sur papier.',
  ],
  noRoom: [
    'The store links below still work.',
    'Les liens vers les boutiques ci-dessous fonctionnent toujours.',
  ],
  creatingLink: ['Creating your Global Link', 'Création de votre Global Link'],
  noLinkNote: [
    'One link that sends readers to a store in their country. Connect your account to get it.',
    'Un lien qui mène chaque lecteur à une boutique de son pays. Connectez votre compte pour l’obtenir.',
  ],
  readingPage: ['Reading the page', 'Lecture de la page'],
  slowTitle: ['Everyshelf is slow to respond', 'Everyshelf tarde à répondre'],
  slowText: ['Still waiting for a response.', 'Réponse toujours en attente.'],
  storeLinksWork: [
    'You can use the store links below.',
    'Les liens vers les boutiques ci-dessous fonctionnent quand même.',
  ],
  directLinks: ['Direct Amazon Links', 'Liens Amazon directs'],
  note979: [
    'Amazon has no direct links for ISBNs that begin with 979. Each link opens a search.',
    'Amazon n’a pas de lien direct pour les ISBN commençant par 979. Chaque lien ouvre une recherche.',
  ],
  moreStores: ['More Amazon stores', 'Autres boutiques Amazon'],
  landingsTitle: ['Where readers go', 'Où arrivent les lecteurs'],
  landingsUnknown: [
    'Your settings for this link may send readers to other stores.',
    'Selon vos paramètres, ce lien peut mener les lecteurs à d’autres boutiques.',
  ],
  landingsChoose: [
    'Readers choose the store for this link.',
    'Avec ce lien, les lecteurs choisissent la boutique.',
  ],

  copyAs: ['Copy as', 'Copier au format'],
  earnerYou: [
    'You may earn a commission on purchases.',
    'Vous pouvez toucher une commission sur les achats.',
  ],
  earnerBoth: [
    'You may earn a commission on purchases. Where you have no tag, Everyshelf may earn it.',
    'Vous pouvez toucher une commission sur les achats. Là où vous n’avez pas de tag, elle peut revenir à Everyshelf.',
  ],
  earnerEveryshelf: [
    'Everyshelf may earn a commission on purchases.',
    'Everyshelf peut toucher une commission sur les achats.',
  ],
  saveThisLink: ['Save This Link', 'Enregistrer ce lien'],
  saveForShortLink: ['Save for a short link', 'Enregistrer pour obtenir un lien court'],
  more: ['More', 'Plus'],
  saveToAccount: ['Save to My Account', 'Enregistrer dans mon compte'],
  qrScreensOnly: [
    'For screens only. Save the link to get a print code without affiliate tags.',
    'Pour l’écran uniquement. Enregistrez le lien pour obtenir un code à imprimer, sans tag d’affiliation.',
  ],
  saving: ['Saving...', 'Enregistrement…'],
  saved: ['Saved ✓', 'Enregistré ✓'],
  remove: ['Remove', 'Supprimer'],
  removeName: ['Remove the saved link', 'Supprimer le lien enregistré'],
  removeUndoHint: [
    'Save the book again to restore the link',
    'Enregistrez à nouveau le livre pour rétablir le lien',
  ],
  waitingToSave: ['Waiting to be saved', 'En attente d’enregistrement'],
  tryNow: ['Try now', 'Essayer maintenant'],
  upgrade: ['Upgrade', 'Passer à Premium'],
  upgradeToSave: ['Upgrade to save', 'Premium pour enregistrer'],
  upgradeHint: ['Upgrade on the Pricing page', 'Passez à Premium sur la page des tarifs'],
  connectHint: [
    'Use the Connect button to connect your account',
    'Utilisez le bouton Connecter pour connecter votre compte',
  ],
  pressEnterToCopy: ['Press Enter to copy', 'Appuyez sur Entrée pour copier'],
  copyWithoutEnter: [
    'To skip this step, open the options and turn on “Copy with the keyboard shortcut”.',
    'Pour éviter cette étape, ouvrez les paramètres et activez «\u00a0Copier avec le raccourci clavier\u00a0».',
  ],
  optionsHint: [
    'Use the Options button to open the options',
    'Utilisez le bouton Paramètres pour ouvrir les paramètres',
  ],

  autoCopyOffer: [
    'Copy the link whenever you open a book here?',
    'Copier le lien à chaque ouverture d’un livre ici\u00a0?',
  ],
  turnOn: ['Turn on', 'Activer'],
  notNow: ['Not now', 'Pas maintenant'],
  channelLabel: ['Where readers find the link', 'Où les lecteurs trouvent le lien'],
  channelWeb: ['Website', 'Site web'],
  channelSocial: ['Social media', 'Réseaux sociaux'],
  channelMail: ['Newsletter', 'Newsletter'],
  channelEbook: ['Ebook', 'Livre numérique'],
  channelPrint: ['Print', 'Imprimé'],
  channelAd: ['Paid ad', 'Publicité payante'],
  channelMessenger: ['Messages', 'Messagerie'],

  labelAndNote: ['Labels and note', 'Libellés et note'],
  addLabelOrNote: ['Add a label or note', 'Ajouter un libellé ou une note'],
  label: ['Labels, separated by commas', 'Libellés, séparés par des virgules'],
  note: ['Note', 'Note'],
  onlyYouSee: ['Only you see your labels and note.', 'Vous seul voyez les libellés et la note.'],
  editBeforeSaving: ['Edit before saving', 'Modifier avant d’enregistrer'],
  bookTitle: ['Title', 'Titre'],
  shortLinkEnd: ['Short link, after /go/', 'Lien court, après /go/'],
  labelsNotAdded: [
    'Labels not added: {labels}. You already have {max} labels.',
    'Libellés non ajoutés\u00a0: {labels}. Vous avez déjà {max} libellés.',
  ],
  saveLabelAndNote: ['Save labels and note', 'Enregistrer les libellés et la note'],

  clicks: [
    { one: '{count} click', other: '{count} clicks' },
    { one: '{count} clic', other: '{count} clics' },
  ],
  clicksIn30Days: ['{clicks} in the last 30 days', '{clicks} au cours des 30 derniers jours'],
  onWebsite: ['On the website', 'Sur le site'],
  openReaderPage: ['Open the reader page', 'Ouvrir la page des lecteurs'],
  manage: ['Manage', 'Gérer'],
  openDashboard: ['Open dashboard', 'Ouvrir le tableau de bord'],
  findLink: ['Find a link', 'Rechercher un lien'],
  findLinkExample: ['Title, short link, or ISBN', 'Titre, lien court ou ISBN'],
  noSavedLinks: ['No saved links yet.', 'Aucun lien enregistré pour l’instant.'],
  noLinkMatches: ['No links match your search.', 'Aucun lien ne correspond à votre recherche.'],
  someLinksFound: [
    '{found} of {all} saved links, newest first',
    '{found} liens enregistrés sur {all}, les plus récents d’abord',
  ],
  savedCount: ['Saved links: {count}', 'Liens enregistrés\u00a0: {count}'],
  lastUpdated: ['Last updated: {time}.', 'Dernière mise à jour\u00a0: {time}.'],
  savedNeedAccount: [
    'Connect your account to see your saved links.',
    'Connectez votre compte pour voir vos liens enregistrés.',
  ],
  copyLinkOf: ['Copy the link for {title}', 'Copier le lien de «\u00a0{title}\u00a0»'],

  waitingLinks: ['Pending links', 'Liens en attente'],
  notSavedBecause: ['Not saved: {reason}', 'Non enregistré\u00a0: {reason}'],
  waitingBecause: ['Waiting to be saved: {reason}', 'En attente d’enregistrement\u00a0: {reason}'],
  dismiss: ['Dismiss', 'Ignorer'],
  dismissName: ['Dismiss {title}', 'Ignorer «\u00a0{title}\u00a0»'],
  tagsSet: [
    '{set} of {all} set. Changes apply to your existing links immediately.',
    '{set} sur {all} définis. Les changements s’appliquent aussitôt à vos liens existants.',
  ],
  tagsIntro: [
    'Your tag for each store is the same here and on the website.',
    'Votre tag pour chaque boutique est le même ici et sur le site.',
  ],
  tagsNeedAccount: [
    'Connect your account to see your tags.',
    'Connectez votre compte pour voir vos tags.',
  ],
  tagsStale: ['Showing the last known tags.', 'Voici les derniers tags connus.'],
  tagsList: ['Affiliate tags', 'Tags d’affiliation'],
  moreTagStores: ['More stores and how to get a tag', 'Autres boutiques et comment obtenir un tag'],
  tagsUnavailable: [
    'We can’t load your tags right now.',
    'Vos tags ne peuvent pas être chargés pour le moment.',
  ],
  seePremium: ['See Premium', 'Voir Premium'],
  changeTag: ['Change the tag:', 'Modifier le tag\u00a0:'],
  tagNotSet: ['Not set', 'Non défini'],
  tagYouEarn: ['You earn', 'Commission pour vous'],
  tagPaused: ['Your tag is inactive', 'Votre tag est inactif'],
  tagEveryshelfEarns: ['Everyshelf earns', 'Commission pour Everyshelf'],
  tagEveryshelfMayNotEarn: ['Everyshelf might not earn', 'Everyshelf ne gagnera peut-être rien'],
  tagNone: ['No active tag', 'Aucun tag actif'],
  done: ['Done', 'Terminé'],
  tagRemoved: ['Tag removed', 'Tag supprimé'],
  tagUndoHint: ['Enter the tag again to restore it', 'Saisissez à nouveau le tag pour le rétablir'],

  welcomeTitle: ['Welcome to Everyshelf', 'Bienvenue sur Everyshelf'],
  welcomeHeading: ['One click on any book’s page', 'Un clic sur la page d’un livre'],
  welcomeIntro: [
    'Everyshelf finds the book and gives you one link that sends each reader to a bookstore in their country.',
    'Everyshelf reconnaît le livre et vous donne un lien qui mène chaque lecteur à une boutique de son pays.',
  ],
  pinButton: ['Keep the button in view', 'Gardez le bouton visible'],
  pinButtonText: [
    'Click the puzzle piece in your browser’s toolbar and pin Everyshelf.',
    'Cliquez sur la pièce de puzzle dans la barre d’outils du navigateur et épinglez Everyshelf.',
  ],
  buttonInFirefox: [
    'The button is next to the address bar. If it disappears, click the puzzle piece there and pin Everyshelf to the toolbar.',
    'Le bouton se trouve à côté de la barre d’adresse. S’il disparaît, cliquez sur la pièce de puzzle et épinglez Everyshelf à la barre d’outils.',
  ],
  tryIt: ['Try it on a practice page', 'Essayez sur une page d’exemple'],
  tryItText: [
    'Open a book’s page, then click the button.',
    'Ouvrez la page d’un livre, puis cliquez sur le bouton.',
  ],
  tryItWithKey: [
    'Open a book’s page, then click the button or press {key}.',
    'Ouvrez la page d’un livre, puis cliquez sur le bouton ou appuyez sur {key}.',
  ],
  keyCopiesToo: ['{key} copies the link too.', '{key} copie aussi le lien.'],
  openPracticePage: ['Open the practice page', 'Ouvrir la page d’exemple'],
  connectOptional: ['Connect an account (optional)', 'Connectez un compte (facultatif)'],
  continueWithoutAccount: ['Continue without an account', 'Continuer sans compte'],
  connectLater: [
    'Store links work right away. You can connect an account later in the options.',
    'Les liens vers les boutiques fonctionnent tout de suite. Vous pourrez connecter un compte plus tard dans les paramètres.',
  ],
  usePhone: ['Use it on your phone too', 'Utilisez-le aussi sur votre téléphone'],
  useAndroid: [
    'On Android, open the website in Chrome and install it. Everyshelf then appears when you share from any app.',
    'Sur Android, ouvrez le site dans Chrome et installez-le. Everyshelf apparaît ensuite lorsque vous partagez depuis une application.',
  ],
  useIphone: [
    'On iPhone, use the Shortcut described in the documentation.',
    'Sur iPhone, utilisez le raccourci décrit dans la documentation.',
  ],
  openWebsite: ['Open the website', 'Ouvrir le site'],
}
