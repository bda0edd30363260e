import type { Translation } from '@everyshelf/domain/messages'
import type { en } from './en.ts'

export const es: Translation<typeof en> = {
  extensionName: [
    'Everyshelf: one book link for every reader',
    'Everyshelf: un enlace por libro, para todos',
  ],
  extensionDescription: [
    'On a book’s page, click the toolbar button to get one link that sends each reader to a store in their country.',
    'Un clic en la página de un libro, y un solo enlace lleva a cada lector a una tienda de su país.',
  ],
  buttonTitle: ['Everyshelf: create a Global Link', 'Everyshelf: crear un Global Link'],
  savedTitle: ['Everyshelf: this book is already saved', 'Everyshelf: este libro ya está guardado'],
  queuedTitle: [
    'Everyshelf: a link is waiting to be saved',
    'Everyshelf: hay un enlace pendiente de guardar',
  ],
  menuTitle: ['Create a Global Link', 'Crear un Global Link'],
  copyCommand: [
    'Copy the Global Link for the book on this page',
    'Copiar el Global Link del libro de esta página',
  ],
  searchUnavailable: [
    'Book search is unavailable right now. Enter an ISBN or ASIN instead.',
    'La búsqueda de libros no está disponible ahora. Introduce un ISBN o un ASIN.',
  ],
  omniboxHint: [
    'Create links for this ISBN, ASIN, or book page address',
    'Crear enlaces para este ISBN, este ASIN o esta página de un libro',
  ],

  language: ['en', 'es'],
  popupTitle: ['Everyshelf: create a Global Link', 'Everyshelf: crear un Global Link'],

  accountHeading: ['Account', 'Cuenta'],
  connectedAs: ['Connected as {email}', 'Conectado como {email}'],
  connectedDevicesLink: [
    'View connected devices on the website',
    'Ver los dispositivos conectados en la web',
  ],
  waitingForApproval: [
    'Waiting for your approval on the website. Code: {code}',
    'Aprueba la conexión en la web para continuar. Código: {code}',
  ],
  openApprovalPage: ['Open the website', 'Abrir la web'],
  cancel: ['Cancel', 'Cancelar'],
  connect: ['Connect', 'Conectar'],
  disconnect: ['Disconnect', 'Desconectar'],
  accountBenefits: [
    'Store links work without an account. With one, you also get Global Links, saved links, and your own affiliate tags. You approve the connection on the website. The extension never asks for your password.',
    'Los enlaces a las tiendas funcionan sin cuenta. Con una cuenta tienes además Global Links, enlaces guardados y tus propias etiquetas de afiliado. Apruebas la conexión en la web. La extensión nunca te pide la contraseña.',
  ],

  optionsTitle: ['Everyshelf: options', 'Everyshelf: configuración'],
  options: ['Options', 'Configuración'],
  serverAddress: ['Server address', 'Dirección del servidor'],
  serverHint: [
    'The Everyshelf server that creates your links.',
    'El servidor de Everyshelf que crea tus enlaces.',
  ],
  serverChecking: ['Checking the address…', 'Comprobando la dirección…'],
  serverSaved: ['Saved.', 'Guardado.'],
  save: ['Save', 'Guardar'],
  serverNotAnAddress: [
    'Enter only the address, such as https://everyshelf.example.',
    'Introduce solo la dirección, por ejemplo https://everyshelf.example.',
  ],
  serverNotHttps: [
    'Use an https address. Only a server on this computer may use http.',
    'Usa una dirección https. Solo un servidor en este equipo puede usar http.',
  ],
  serverUnreachable: [
    'No server responded at this address. Check the address and your connection.',
    'Ningún servidor responde en esta dirección. Comprueba la dirección y tu conexión.',
  ],
  serverNotEveryshelf: [
    'This address works, but it is not an Everyshelf server.',
    'Esta dirección funciona, pero no es un servidor de Everyshelf.',
  ],

  linksHeading: ['Links', 'Enlaces'],
  copyLinksAs: ['Copy links as', 'Copiar los enlaces como'],
  copyFormatLink: ['Link', 'Enlace'],
  copyFormatRichText: ['Rich text', 'Texto enriquecido'],
  copyFormatTitleAndLink: ['Title – link', 'Título – enlace'],
  copyFormatCustom: ['Custom', 'Personalizado'],
  ownStore: ['Store to list first', 'Tienda al principio de la lista'],
  ownStoreNone: ['None (default order)', 'Ninguna (orden habitual)'],
  customFormat: ['Custom format', 'Formato personalizado'],
  customFormatHint: [
    'You can use these placeholders: {placeholders}.',
    'Marcadores disponibles: {placeholders}.',
  ],
  customFormatPreview: ['Preview', 'Vista previa'],
  customFormatNoLink: [
    'Add {link} so that the link is copied too.',
    'Añade {link} para que también se copie el enlace.',
  ],
  customFormatTooLong: ['Use at most 500 characters.', 'Usa 500 caracteres como máximo.'],
  customFormatUnknown: [
    '{placeholder} is not available. Use {placeholders}.',
    '{placeholder} no existe. Usa {placeholders}.',
  ],
  autoCopy: [
    'Copy each new Global Link automatically',
    'Copiar automáticamente cada nuevo Global Link',
  ],
  copyWithKey: ['Copy with {key}', 'Copiar con {key}'],
  copyWithShortcut: ['Copy with the keyboard shortcut', 'Copiar con el atajo de teclado'],
  showInContextMenu: [
    'Show Everyshelf in the right-click menu',
    'Mostrar Everyshelf en el menú del botón derecho',
  ],

  keyboardShortcuts: ['Keyboard shortcuts', 'Atajos de teclado'],
  openShortcut: ['Opens Everyshelf on the current page', 'Abre Everyshelf en la página actual'],
  copyShortcut: [
    'Opens Everyshelf and copies the Global Link',
    'Abre Everyshelf y copia el Global Link',
  ],
  addressBarKeyword: [
    'Type this, a space, and an ISBN or title in the address bar',
    'Escríbelo en la barra de direcciones, seguido de un espacio y de un ISBN o un título',
  ],
  noShortcut: ['Not set', 'Sin asignar'],
  changeShortcuts: ['Change shortcuts', 'Cambiar los atajos'],
  markSavedBooks: ['Mark saved books', 'Marcar los libros guardados'],
  markSavedBooksText: [
    'The button is in color on book pages. In the stores you turn on, it also shows a ✓ for books you have saved.',
    'El botón aparece en color en las páginas de libros. En las tiendas que actives, también muestra un ✓ en los libros que ya has guardado.',
  ],
  highlightBookPages: ['Highlight book pages', 'Destacar las páginas de libros'],
  highlightBookPagesText: [
    'In the stores you turn on, the button is in color on book pages and shows a ✓ for books you have saved.',
    'En las tiendas que actives, el botón aparece en color en las páginas de libros y muestra un ✓ en los libros que ya has guardado.',
  ],
  storePermission: [
    'Your browser asks for permission first. Everyshelf then sees which pages you open in those stores, but reads a page only when you use it there. The pages’ addresses never leave this browser.',
    'Tu navegador te pide permiso primero. Después, Everyshelf ve qué páginas abres en esas tiendas, pero solo lee una página cuando lo usas en ella. Las direcciones de las páginas nunca salen de este navegador.',
  ],
  chooseStores: ['Choose stores', 'Elegir tiendas'],
  findStore: ['Find a store', 'Buscar una tienda'],
  stores: ['Stores', 'Tiendas'],
  noStoreFound: ['No stores match your search.', 'No hay ninguna tienda con ese nombre.'],

  privacyHeading: ['What Everyshelf reads and sends', 'Qué lee y qué envía Everyshelf'],
  privacyPage: [
    'Everyshelf reads a page only when you click the button, use its shortcut, or choose its menu entry, and only that page.',
    'Everyshelf solo lee una página cuando usas el botón, su atajo o su opción del menú, y únicamente esa página.',
  ],
  privacyBookNumber: [
    'It sends the book’s ISBN or ASIN and, for an ASIN, the format. It never sends the page’s address or what you search for in a store.',
    'Envía el ISBN o el ASIN del libro y, si es un ASIN, también el formato. Nunca envía la dirección de la página ni lo que buscas en la tienda.',
  ],
  privacyTypedText: [
    'When you search by title or author, it sends the words you type in the Everyshelf popup or after the Everyshelf keyword in the address bar.',
    'Cuando buscas por título o autor, envía las palabras que escribes en la ventana emergente de Everyshelf o después de su palabra clave en la barra de direcciones.',
  ],
  privacyShortLinks: [
    'It sends shortened links that you paste or select, because only the server can follow them.',
    'Envía los enlaces acortados que pegas o seleccionas, porque solo el servidor puede seguirlos.',
  ],
  privacySave: [
    'When you save a book, it also sends the title and authors from the page. The server shows them only to you until a book catalog lists the book.',
    'Cuando guardas un libro, envía también el título y los autores que indica la página. El servidor solo te los muestra a ti hasta que un catálogo incluya el libro.',
  ],
  privacyLocal: [
    'Your server address and options stay on this computer. Text you type in the popup is deleted when you close the browser.',
    'La dirección del servidor y tu configuración se quedan en este equipo. Lo que has escrito en la ventana emergente se borra al cerrar el navegador.',
  ],
  privacyAccount: [
    'With an account, it also stores your saved links and tags on this computer, so that you can see them offline.',
    'Con una cuenta, tus enlaces guardados y tus etiquetas también se guardan en este equipo para que puedas verlos sin conexión.',
  ],
  privacyCover: [
    'Book covers load from your server or from the store. The store isn’t told which page shows the cover.',
    'Las portadas se cargan desde tu servidor o desde la tienda. La tienda no recibe la dirección de la página que las muestra.',
  ],
  privacyUnchanged: [
    'It changes nothing on a store’s page: no link, no cookie, no tag.',
    'No cambia nada en la página de una tienda: ni enlaces, ni cookies, ni etiquetas.',
  ],
  affiliateHeading: ['Affiliate links', 'Enlaces de afiliado'],
  affiliateNotice: [
    'A Global Link may have an affiliate tag: the link owner’s or Everyshelf’s. If a reader buys, the tag’s owner may earn a commission. The store links in the popup have no tag.',
    'Un Global Link puede llevar una etiqueta de afiliado: la de su propietario o la de Everyshelf. Si un lector compra, el titular de la etiqueta puede ganar una comisión. Los enlaces a tiendas de la ventana emergente no llevan etiqueta.',
  ],

  bookSearch: ['Book search', 'Búsqueda de libros'],
  searchByWords: ['Search by title and author', 'Buscar por título y autor'],
  searchByWordsNote: [
    'It sends the words you type to Everyshelf’s server. Firefox asks for your consent.',
    'Envía al servidor de Everyshelf las palabras que escribes. Firefox te pide tu consentimiento.',
  ],
  turnOnSearch: [
    'To search by title or author, turn on book search in Everyshelf’s options.',
    'Para buscar por título o autor, activa la búsqueda de libros en la configuración de Everyshelf.',
  ],
  openOptions: ['Open options', 'Abrir la configuración'],
  firefoxAsks: [
    'Firefox asks for your consent when you press Connect.',
    'Firefox te pide tu consentimiento cuando pulsas «Conectar».',
  ],

  endDenied: [
    'Not connected: the request was denied on the website.',
    'No conectado: la solicitud se rechazó en la web.',
  ],
  endExpired: [
    'Not connected: the code expired before it was approved.',
    'No conectado: el código caducó antes de aprobarse.',
  ],
  endElsewhere: [
    'No longer connected: the connection expired or was ended elsewhere.',
    'Ya no hay conexión: caducó o se cerró en otro lugar.',
  ],
  approveCode: [
    'Approve this code on the website: {code}',
    'Aprueba este código en la web: {code}',
  ],
  notConnected: ['Not connected', 'No conectado'],
  connectAgain: ['Connect again', 'Volver a conectar'],
  menu: ['Account, tags, and options', 'Cuenta, etiquetas y configuración'],
  anotherBook: ['Another book', 'Otro libro'],
  recentLinks: ['Recent links', 'Enlaces recientes'],
  yourTags: ['Your affiliate tags', 'Tus etiquetas de afiliado'],
  openPanel: ['Keep open beside the page', 'Mantener abierto junto a la página'],
  back: ['Back', 'Atrás'],
  loading: ['Loading', 'Cargando'],
  tryAgain: ['Try again', 'Reintentar'],
  undo: ['Undo', 'Deshacer'],
  noticeLead: ['Affiliate notice:', 'Afiliación:'],
  noticeText: ['Global Links may carry a tag.', 'Los Global Links pueden llevar etiqueta.'],

  keyboard: ['Keyboard', 'Teclado'],
  keyOpens: ['{key} opens', '{key}: abrir'],
  keyCopies: ['{key} copies', '{key}: copiar'],
  noKeys: ['No keyboard shortcut set.', 'No hay atajos de teclado.'],
  changeKeys: ['Change', 'Cambiar'],
  changeKeysName: ['Change keyboard shortcuts', 'Cambiar los atajos de teclado'],
  setKeys: ['Set', 'Definir'],
  setKeysName: ['Set a keyboard shortcut', 'Definir un atajo de teclado'],

  entryLabel: ['Enter ISBN, ASIN, or Amazon URL', 'Introduce ISBN, ASIN o URL de Amazon'],
  entryHint: [
    'Find the ISBN on the back cover, or enter a title or author.',
    'El ISBN está en la contraportada. También vale un título o un autor.',
  ],
  generate: ['Generate Global Link', 'Generar Global Link'],
  processing: ['Processing...', 'Procesando…'],
  anotherBookText: [
    'Enter its ISBN, its ASIN, or the address of its store page.',
    'Introduce su ISBN, su ASIN o la dirección de su página en una tienda.',
  ],
  booksOnPage: ['Books on this page', 'Libros en esta página'],
  booksInText: ['Books in your text', 'Libros en tu texto'],
  severalInText: [
    'Your text mentions {count} books. Choose one.',
    'Tu texto menciona {count} libros. Elige uno.',
  ],
  showTitles: ['Show titles and covers', 'Mostrar títulos y portadas'],
  showTitlesNote: [
    'Sends the ISBNs and ASINs in this list to Everyshelf’s server.',
    'Envía los ISBN y ASIN de esta lista al servidor de Everyshelf.',
  ],
  saveAllLinks: ['Save all {count} links', 'Guardar los {count} enlaces'],
  savedOf: ['{saved} of {all} saved', '{saved} de {all} guardados'],
  createAllLinks: ['Create all {count} links', 'Crear los {count} enlaces'],
  useAsBook: ['Use {identifier} anyway', 'Usar {identifier} de todos modos'],
  backToBook: ['Back to the book on this page', 'Volver al libro de esta página'],

  notABookTitle: ['This is not a book', 'Esto no es un libro'],
  openBookText: [
    'Open a book’s page and click the button again, or enter its ISBN or ASIN here.',
    'Abre la página de un libro y pulsa de nuevo el botón, o introduce aquí su ISBN o ASIN.',
  ],
  musicTitle: ['This is music, not a book', 'Esto es música, no un libro'],
  musicText: [
    'Recordings and sheet music have no ISBN. Looking for a book about this music? Enter its ISBN or ASIN here.',
    'Las grabaciones y partituras no tienen ISBN. Si buscas un libro sobre esta música, introduce aquí su ISBN o ASIN.',
  ],
  filmTitle: ['This is a movie, not a book', 'Esto es una película, no un libro'],
  filmText: [
    'Looking for the book? Open its page, or enter its ISBN or ASIN here.',
    '¿Buscas el libro? Abre su página o introduce aquí su ISBN o ASIN.',
  ],
  cartTitle: ['This is a shopping cart', 'Esto es un carrito de compra'],
  cartText: [
    'It may contain several books. Open one book’s page, or enter its ISBN or ASIN here.',
    'Puede contener varios libros. Abre la página de uno o introduce aquí su ISBN o ASIN.',
  ],
  noIsbnTitle: ['No ISBN on this page', 'No hay ISBN en esta página'],
  noIsbnText: [
    'The store does not show it. Find the ISBN on the back cover or copyright page.',
    'La tienda no lo indica. El ISBN está en la contraportada o en la página de créditos.',
  ],
  noBookTitle: ['No book on this page', 'No hay ningún libro en esta página'],
  whichBookTitle: ['Which of these books?', '¿Cuál de estos libros?'],
  searchPageTitle: ['This is a search page', 'Esto es una página de búsqueda'],
  searchPageText: [
    'Open a book’s page and click the button again, or paste its ISBN, ASIN, or URL here.',
    'Abre la página de un libro y pulsa de nuevo el botón, o pega aquí su ISBN, ASIN o URL.',
  ],
  unknownSiteTitle: ['No book found here', 'Aquí no hay ningún libro'],
  unknownSiteText: [
    'This page has no ISBN. Open the book in a store, or enter its ISBN or ASIN here.',
    'Esta página no indica ningún ISBN. Abre el libro en una tienda o introduce aquí su ISBN o ASIN.',
  ],
  closedPageTitle: ['This page cannot be read', 'Esta página no se puede leer'],
  closedPageText: [
    'The browser blocks access to this page. Open a book’s page, or enter its ISBN or ASIN here.',
    'El navegador bloquea el acceso a esta página. Abre la página de un libro o introduce aquí su ISBN o ASIN.',
  ],
  oneCandidateTitle: ['Did you mean this book?', '¿Te refieres a este libro?'],
  oneCandidateText: [
    'The page has one ISBN, but may be about something else.',
    'La página indica un ISBN, pero quizá trate de otra cosa.',
  ],
  severalCandidatesText: [
    'The page mentions several books. Choose one, or enter an ISBN or ASIN here.',
    'La página menciona varios. Elige uno o introduce aquí un ISBN o ASIN.',
  ],
  panelTitle: [
    'On a book’s page, click the toolbar button',
    'En la página de un libro, haz clic en el botón de la barra de herramientas',
  ],
  panelTitleKey: [
    'On a book’s page, press {key} or click the toolbar button',
    'En la página de un libro, pulsa {key} o haz clic en el botón de la barra de herramientas',
  ],
  panelText: [
    'The book then appears here. You can also enter its ISBN, ASIN, or store page address.',
    'El libro aparecerá aquí. También puedes introducir su ISBN, su ASIN o la dirección de su página en una tienda.',
  ],

  noteAmazonOnly: [
    'Only Amazon uses this ASIN. Other stores need the ISBN, which this page does not show.',
    'Este ASIN solo vale en Amazon. Las demás tiendas necesitan el ISBN, que esta página no muestra.',
  ],
  noteAudiobook: [
    'This is the audiobook. The printed book has its own ISBN and links.',
    'Este es el audiolibro. El libro impreso tiene su propio ISBN y sus propios enlaces.',
  ],
  noteSet: [
    'This ISBN covers several volumes sold together. Each volume has its own ISBN.',
    'Este ISBN corresponde a varios tomos vendidos juntos. Cada tomo tiene el suyo.',
  ],
  formatsLabel: ['Links for', 'Enlaces para'],
  formatPrint: ['Print', 'Impreso'],
  formatEbook: ['Ebook', 'Libro electrónico'],
  formatAudiobook: ['Audiobook', 'Audiolibro'],
  formatGraphicNovel: ['Graphic novel', 'Novela gráfica'],
  qrCode: ['QR code', 'Código QR'],
  qrOpens: ['Opens the Global Link for {title}.', 'Abre el Global Link de «{title}».'],
  qrOpensPrint: [
    'Opens your print link for {title}. It has no affiliate tag because Amazon forbids tags in print.',
    'Abre tu enlace para impresos de «{title}». No lleva etiqueta de afiliado, porque Amazon las prohíbe en papel.',
  ],
  noRoom: [
    'The store links below still work.',
    'Los enlaces a tiendas de abajo siguen funcionando.',
  ],
  creatingLink: ['Creating your Global Link', 'Creando tu Global Link'],
  noLinkNote: [
    'One link that sends readers to a store in their country. Connect your account to get it.',
    'Un enlace que lleva a cada lector a una tienda de su país. Conecta tu cuenta para obtenerlo.',
  ],
  readingPage: ['Reading the page', 'Leyendo la página'],
  slowTitle: ['Everyshelf is slow to respond', 'Everyshelf tarda en responder'],
  slowText: ['Still waiting for a response.', 'La respuesta aún no ha llegado.'],
  storeLinksWork: [
    'You can use the store links below.',
    'Los enlaces a tiendas de abajo funcionan igualmente.',
  ],
  directLinks: ['Direct Amazon Links', 'Enlaces directos a Amazon'],
  note979: [
    'Amazon has no direct links for ISBNs that begin with 979. Each link opens a search.',
    'Amazon no tiene enlaces directos para los ISBN que empiezan por 979. Cada enlace abre una búsqueda.',
  ],
  moreStores: ['More Amazon stores', 'Más tiendas de Amazon'],
  landingsTitle: ['Where readers go', 'Adónde llegan los lectores'],
  landingsUnknown: [
    'Your settings for this link may send readers to other stores.',
    'Es posible que tu configuración de este enlace lleve a los lectores a otras tiendas.',
  ],
  landingsChoose: [
    'Readers choose the store for this link.',
    'Con este enlace, los lectores eligen la tienda.',
  ],

  copyAs: ['Copy as', 'Copiar como'],
  earnerYou: [
    'You may earn a commission on purchases.',
    'Puedes ganar una comisión por las compras.',
  ],
  earnerBoth: [
    'You may earn a commission on purchases. Where you have no tag, Everyshelf may earn it.',
    'Puedes ganar una comisión por las compras. Donde no tengas etiqueta, puede ganarla Everyshelf.',
  ],
  earnerEveryshelf: [
    'Everyshelf may earn a commission on purchases.',
    'Everyshelf puede ganar una comisión por las compras.',
  ],
  saveThisLink: ['Save This Link', 'Guardar este enlace'],
  saveForShortLink: ['Save for a short link', 'Guardar para un enlace corto'],
  more: ['More', 'Más'],
  saveToAccount: ['Save to My Account', 'Guardar en mi cuenta'],
  qrScreensOnly: [
    'For screens only. Save the link to get a print code without affiliate tags.',
    'Solo para pantallas. Guarda el enlace para obtener un código para imprimir sin etiqueta de afiliado.',
  ],
  saving: ['Saving...', 'Guardando…'],
  saved: ['Saved ✓', 'Guardado ✓'],
  remove: ['Remove', 'Eliminar'],
  removeName: ['Remove the saved link', 'Eliminar el enlace guardado'],
  removeUndoHint: [
    'Save the book again to restore the link',
    'Vuelve a guardar el libro para recuperar el enlace',
  ],
  waitingToSave: ['Waiting to be saved', 'Pendiente de guardar'],
  tryNow: ['Try now', 'Intentar ahora'],
  upgrade: ['Upgrade', 'Mejorar plan'],
  upgradeToSave: ['Upgrade to save', 'Mejorar plan para guardar'],
  upgradeHint: ['Upgrade on the Pricing page', 'Mejora tu plan en la página de precios'],
  connectHint: [
    'Use the Connect button to connect your account',
    'Usa el botón Conectar para conectar tu cuenta',
  ],
  pressEnterToCopy: ['Press Enter to copy', 'Pulsa Intro para copiar'],
  copyWithoutEnter: [
    'To skip this step, open the options and turn on “Copy with the keyboard shortcut”.',
    'Para omitir este paso, abre la configuración y activa «Copiar con el atajo de teclado».',
  ],
  optionsHint: [
    'Use the Options button to open the options',
    'Usa el botón Configuración para abrir la configuración',
  ],

  autoCopyOffer: [
    'Copy the link whenever you open a book here?',
    '¿Copiar el enlace cada vez que abras un libro aquí?',
  ],
  turnOn: ['Turn on', 'Activar'],
  notNow: ['Not now', 'Ahora no'],
  channelLabel: ['Where readers find the link', 'Dónde encuentran el enlace los lectores'],
  channelWeb: ['Website', 'Sitio web'],
  channelSocial: ['Social media', 'Redes sociales'],
  channelMail: ['Newsletter', 'Boletín'],
  channelEbook: ['Ebook', 'Libro electrónico'],
  channelPrint: ['Print', 'Impreso'],
  channelAd: ['Paid ad', 'Anuncio de pago'],
  channelMessenger: ['Messages', 'Mensajes'],

  labelAndNote: ['Labels and note', 'Categorías y nota'],
  addLabelOrNote: ['Add a label or note', 'Añadir una categoría o una nota'],
  label: ['Labels, separated by commas', 'Categorías, separadas por comas'],
  note: ['Note', 'Nota'],
  onlyYouSee: ['Only you see your labels and note.', 'Solo tú ves las categorías y la nota.'],
  editBeforeSaving: ['Edit before saving', 'Editar antes de guardar'],
  bookTitle: ['Title', 'Título'],
  shortLinkEnd: ['Short link, after /go/', 'Enlace corto, después de /go/'],
  labelsNotAdded: [
    'Labels not added: {labels}. You already have {max} labels.',
    'Categorías no añadidas: {labels}. Ya tienes {max} categorías.',
  ],
  saveLabelAndNote: ['Save labels and note', 'Guardar categorías y nota'],

  clicks: [
    { one: '{count} click', other: '{count} clicks' },
    { one: '{count} clic', other: '{count} clics' },
  ],
  clicksIn30Days: ['{clicks} in the last 30 days', '{clicks} en los últimos 30 días'],
  onWebsite: ['On the website', 'En la web'],
  openReaderPage: ['Open the reader page', 'Abrir la página para lectores'],
  manage: ['Manage', 'Gestionar'],
  openDashboard: ['Open dashboard', 'Abrir el panel'],
  findLink: ['Find a link', 'Buscar un enlace'],
  findLinkExample: ['Title, short link, or ISBN', 'Título, enlace corto o ISBN'],
  noSavedLinks: ['No saved links yet.', 'Aún no hay enlaces guardados.'],
  noLinkMatches: ['No links match your search.', 'Ningún enlace coincide con tu búsqueda.'],
  someLinksFound: [
    '{found} of {all} saved links, newest first',
    '{found} de {all} enlaces guardados, primero los más recientes',
  ],
  savedCount: ['Saved links: {count}', 'Enlaces guardados: {count}'],
  lastUpdated: ['Last updated: {time}.', 'Última actualización: {time}.'],
  savedNeedAccount: [
    'Connect your account to see your saved links.',
    'Conecta tu cuenta para ver tus enlaces guardados.',
  ],
  copyLinkOf: ['Copy the link for {title}', 'Copiar el enlace de «{title}»'],

  waitingLinks: ['Pending links', 'Enlaces pendientes'],
  notSavedBecause: ['Not saved: {reason}', 'No se guardó: {reason}'],
  waitingBecause: ['Waiting to be saved: {reason}', 'Pendiente de guardar: {reason}'],
  dismiss: ['Dismiss', 'Descartar'],
  dismissName: ['Dismiss {title}', 'Descartar «{title}»'],
  tagsSet: [
    '{set} of {all} set. Changes apply to your existing links immediately.',
    '{set} de {all} definidas. Los cambios se aplican al momento a tus enlaces.',
  ],
  tagsIntro: [
    'Your tag for each store is the same here and on the website.',
    'Tu etiqueta para cada tienda es la misma aquí y en la web.',
  ],
  tagsNeedAccount: [
    'Connect your account to see your tags.',
    'Conecta tu cuenta para ver tus etiquetas.',
  ],
  tagsStale: ['Showing the last known tags.', 'Se muestran las últimas etiquetas conocidas.'],
  tagsList: ['Affiliate tags', 'Etiquetas de afiliado'],
  moreTagStores: ['More stores and how to get a tag', 'Más tiendas y cómo conseguir una etiqueta'],
  tagsUnavailable: [
    'We can’t load your tags right now.',
    'Ahora mismo no se pueden cargar tus etiquetas.',
  ],
  seePremium: ['See Premium', 'Ver Premium'],
  changeTag: ['Change the tag:', 'Cambiar la etiqueta:'],
  tagNotSet: ['Not set', 'Sin definir'],
  tagYouEarn: ['You earn', 'Comisión para ti'],
  tagPaused: ['Your tag is inactive', 'Tu etiqueta está inactiva'],
  tagEveryshelfEarns: ['Everyshelf earns', 'Comisión para Everyshelf'],
  tagEveryshelfMayNotEarn: ['Everyshelf might not earn', 'Quizá sin comisión para Everyshelf'],
  tagNone: ['No active tag', 'Sin etiqueta activa'],
  done: ['Done', 'Listo'],
  tagRemoved: ['Tag removed', 'Etiqueta eliminada'],
  tagUndoHint: [
    'Enter the tag again to restore it',
    'Vuelve a introducir la etiqueta para recuperarla',
  ],

  welcomeTitle: ['Welcome to Everyshelf', 'Te damos la bienvenida a Everyshelf'],
  welcomeHeading: ['One click on any book’s page', 'Un clic en la página de cualquier libro'],
  welcomeIntro: [
    'Everyshelf finds the book and gives you one link that sends each reader to a bookstore in their country.',
    'Everyshelf reconoce el libro y te da un enlace que lleva a cada lector a una tienda de su país.',
  ],
  pinButton: ['Keep the button in view', 'Mantén el botón a la vista'],
  pinButtonText: [
    'Click the puzzle piece in your browser’s toolbar and pin Everyshelf.',
    'Haz clic en la pieza de rompecabezas de la barra de herramientas del navegador y fija Everyshelf.',
  ],
  buttonInFirefox: [
    'The button is next to the address bar. If it disappears, click the puzzle piece there and pin Everyshelf to the toolbar.',
    'El botón está junto a la barra de direcciones. Si desaparece, haz clic en la pieza de rompecabezas y fija Everyshelf a la barra de herramientas.',
  ],
  tryIt: ['Try it on a practice page', 'Pruébalo en una página de ejemplo'],
  tryItText: [
    'Open a book’s page, then click the button.',
    'Abre la página de un libro y haz clic en el botón.',
  ],
  tryItWithKey: [
    'Open a book’s page, then click the button or press {key}.',
    'Abre la página de un libro y haz clic en el botón o pulsa {key}.',
  ],
  keyCopiesToo: ['{key} copies the link too.', '{key} también copia el enlace.'],
  openPracticePage: ['Open the practice page', 'Abrir la página de ejemplo'],
  connectOptional: ['Connect an account (optional)', 'Conecta una cuenta (opcional)'],
  continueWithoutAccount: ['Continue without an account', 'Continuar sin cuenta'],
  connectLater: [
    'Store links work right away. You can connect an account later in the options.',
    'Los enlaces a las tiendas ya funcionan. Puedes conectar una cuenta más adelante en la configuración.',
  ],
  usePhone: ['Use it on your phone too', 'Úsalo también en tu teléfono'],
  useAndroid: [
    'On Android, open the website in Chrome and install it. Everyshelf then appears when you share from any app.',
    'En Android, abre la web en Chrome e instálala. Después, Everyshelf aparecerá al compartir desde cualquier aplicación.',
  ],
  useIphone: [
    'On iPhone, use the Shortcut described in the documentation.',
    'En el iPhone, usa el atajo que describe la documentación.',
  ],
  openWebsite: ['Open the website', 'Abrir la web'],
}
