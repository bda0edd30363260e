import type { Translation } from '@everyshelf/domain/messages'
import type { en } from './en.ts'

export const pt: Translation<typeof en> = {
  extensionName: [
    'Everyshelf: one book link for every reader',
    'Everyshelf: um link de livro para cada leitor',
  ],
  extensionDescription: [
    'On a book’s page, click the toolbar button to get one link that sends each reader to a store in their country.',
    'Um clique na página de um livro, e um só link leva cada leitor a uma loja do próprio país.',
  ],
  buttonTitle: ['Everyshelf: create a Global Link', 'Everyshelf: criar um Global Link'],
  savedTitle: ['Everyshelf: this book is already saved', 'Everyshelf: este livro já está salvo'],
  queuedTitle: [
    'Everyshelf: a link is waiting to be saved',
    'Everyshelf: há um link esperando para ser salvo',
  ],
  menuTitle: ['Create a Global Link', 'Criar um Global Link'],
  copyCommand: [
    'Copy the Global Link for the book on this page',
    'Copiar o Global Link do livro desta página',
  ],
  searchUnavailable: [
    'Book search is unavailable right now. Enter an ISBN or ASIN instead.',
    'A busca de livros está indisponível no momento. Digite um ISBN ou ASIN.',
  ],
  omniboxHint: [
    'Create links for this ISBN, ASIN, or book page address',
    'Criar links para este ISBN, este ASIN ou esta página de livro',
  ],

  language: ['en', 'pt-BR'],
  popupTitle: ['Everyshelf: create a Global Link', 'Everyshelf: criar um Global Link'],

  accountHeading: ['Account', 'Conta'],
  connectedAs: ['Connected as {email}', 'Conectado como {email}'],
  connectedDevicesLink: [
    'View connected devices on the website',
    'Ver os dispositivos conectados no site',
  ],
  waitingForApproval: [
    'Waiting for your approval on the website. Code: {code}',
    'Aguardando sua aprovação no site. Código: {code}',
  ],
  openApprovalPage: ['Open the website', 'Abrir o site'],
  cancel: ['Cancel', 'Cancelar'],
  connect: ['Connect', 'Conectar'],
  disconnect: ['Disconnect', 'Desconectar'],
  accountBenefits: [
    'Store links work without an account. With one, you also get Global Links, saved links, and your own affiliate tags. You approve the connection on the website. The extension never asks for your password.',
    'Os links das lojas funcionam sem conta. Com uma conta, você também tem Global Links, links salvos e suas próprias tags de afiliado. Você aprova a conexão no site. A extensão nunca pede sua senha.',
  ],

  optionsTitle: ['Everyshelf: options', 'Everyshelf: configurações'],
  options: ['Options', 'Configurações'],
  serverAddress: ['Server address', 'Endereço do servidor'],
  serverHint: [
    'The Everyshelf server that creates your links.',
    'O servidor Everyshelf que cria seus links.',
  ],
  serverChecking: ['Checking the address…', 'Verificando o endereço…'],
  serverSaved: ['Saved.', 'Salvo.'],
  save: ['Save', 'Salvar'],
  serverNotAnAddress: [
    'Enter only the address, such as https://everyshelf.example.',
    'Digite só o endereço, por exemplo https://everyshelf.example.',
  ],
  serverNotHttps: [
    'Use an https address. Only a server on this computer may use http.',
    'Use um endereço https. Só um servidor neste computador pode usar http.',
  ],
  serverUnreachable: [
    'No server responded at this address. Check the address and your connection.',
    'Nenhum servidor responde neste endereço. Verifique o endereço e sua conexão.',
  ],
  serverNotEveryshelf: [
    'This address works, but it is not an Everyshelf server.',
    'Este endereço funciona, mas não é um servidor Everyshelf.',
  ],

  linksHeading: ['Links', 'Links'],
  copyLinksAs: ['Copy links as', 'Copiar links como'],
  copyFormatLink: ['Link', 'Só o link'],
  copyFormatRichText: ['Rich text', 'Texto formatado'],
  copyFormatTitleAndLink: ['Title – link', 'Título – link'],
  copyFormatCustom: ['Custom', 'Personalizado'],
  ownStore: ['Store to list first', 'Loja no topo da lista'],
  ownStoreNone: ['None (default order)', 'Nenhuma (ordem padrão)'],
  customFormat: ['Custom format', 'Formato personalizado'],
  customFormatHint: [
    'You can use these placeholders: {placeholders}.',
    'Marcadores disponíveis: {placeholders}.',
  ],
  customFormatPreview: ['Preview', 'Prévia'],
  customFormatNoLink: [
    'Add {link} so that the link is copied too.',
    'Adicione {link} para copiar também o link.',
  ],
  customFormatTooLong: ['Use at most 500 characters.', 'Use no máximo 500 caracteres.'],
  customFormatUnknown: [
    '{placeholder} is not available. Use {placeholders}.',
    '{placeholder} não existe. Use {placeholders}.',
  ],
  autoCopy: [
    'Copy each new Global Link automatically',
    'Copiar automaticamente cada novo Global Link',
  ],
  copyWithKey: ['Copy with {key}', 'Copiar com {key}'],
  copyWithShortcut: ['Copy with the keyboard shortcut', 'Copiar com o atalho de teclado'],
  showInContextMenu: [
    'Show Everyshelf in the right-click menu',
    'Mostrar o Everyshelf no menu do botão direito',
  ],

  keyboardShortcuts: ['Keyboard shortcuts', 'Atalhos de teclado'],
  openShortcut: ['Opens Everyshelf on the current page', 'Abre o Everyshelf na página atual'],
  copyShortcut: [
    'Opens Everyshelf and copies the Global Link',
    'Abre o Everyshelf e copia o Global Link',
  ],
  addressBarKeyword: [
    'Type this, a space, and an ISBN or title in the address bar',
    'Digite isto na barra de endereços, seguido de um espaço e de um ISBN ou título',
  ],
  noShortcut: ['Not set', 'Não definido'],
  changeShortcuts: ['Change shortcuts', 'Alterar atalhos'],
  markSavedBooks: ['Mark saved books', 'Marcar livros salvos'],
  markSavedBooksText: [
    'The button is in color on book pages. In the stores you turn on, it also shows a ✓ for books you have saved.',
    'O botão fica colorido nas páginas de livros. Nas lojas que você ativar, ele também mostra um ✓ nos livros que você já salvou.',
  ],
  highlightBookPages: ['Highlight book pages', 'Destacar páginas de livros'],
  highlightBookPagesText: [
    'In the stores you turn on, the button is in color on book pages and shows a ✓ for books you have saved.',
    'Nas lojas que você ativar, o botão fica colorido nas páginas de livros e mostra um ✓ nos livros que você já salvou.',
  ],
  storePermission: [
    'Your browser asks for permission first. Everyshelf then sees which pages you open in those stores, but reads a page only when you use it there. The pages’ addresses never leave this browser.',
    'Primeiro o navegador pede sua permissão. Depois, o Everyshelf vê quais páginas você abre nessas lojas, mas só lê uma página quando você o usa nela. Os endereços das páginas nunca saem deste navegador.',
  ],
  chooseStores: ['Choose stores', 'Escolher lojas'],
  findStore: ['Find a store', 'Buscar uma loja'],
  stores: ['Stores', 'Lojas'],
  noStoreFound: ['No stores match your search.', 'Nenhuma loja com esse nome.'],

  privacyHeading: ['What Everyshelf reads and sends', 'O que o Everyshelf lê e envia'],
  privacyPage: [
    'Everyshelf reads a page only when you click the button, use its shortcut, or choose its menu entry, and only that page.',
    'O Everyshelf só lê uma página quando você usa o botão, o atalho ou o item de menu, e apenas essa página.',
  ],
  privacyBookNumber: [
    'It sends the book’s ISBN or ASIN and, for an ASIN, the format. It never sends the page’s address or what you search for in a store.',
    'Ele envia o ISBN ou o ASIN do livro e, no caso de um ASIN, também o formato. Nunca envia o endereço da página nem o que você busca na loja.',
  ],
  privacyTypedText: [
    'When you search by title or author, it sends the words you type in the Everyshelf popup or after the Everyshelf keyword in the address bar.',
    'Quando você busca por título ou autor, ele envia as palavras que você digita no pop-up do Everyshelf ou depois da palavra-chave dele na barra de endereços.',
  ],
  privacyShortLinks: [
    'It sends shortened links that you paste or select, because only the server can follow them.',
    'Ele envia os links encurtados que você cola ou seleciona, porque só o servidor consegue segui-los.',
  ],
  privacySave: [
    'When you save a book, it also sends the title and authors from the page. The server shows them only to you until a book catalog lists the book.',
    'Quando você salva um livro, ele também envia o título e os autores que estão na página. O servidor só os mostra a você até que um catálogo tenha o livro.',
  ],
  privacyLocal: [
    'Your server address and options stay on this computer. Text you type in the popup is deleted when you close the browser.',
    'O endereço do servidor e suas configurações ficam neste computador. O que você digitou no pop-up é apagado quando você fecha o navegador.',
  ],
  privacyAccount: [
    'With an account, it also stores your saved links and tags on this computer, so that you can see them offline.',
    'Com uma conta, seus links salvos e suas tags também ficam neste computador, para você vê-los sem conexão.',
  ],
  privacyCover: [
    'Book covers load from your server or from the store. The store isn’t told which page shows the cover.',
    'As capas são carregadas do seu servidor ou da loja. A loja não recebe o endereço da página que as mostra.',
  ],
  privacyUnchanged: [
    'It changes nothing on a store’s page: no link, no cookie, no tag.',
    'Ele não muda nada na página de uma loja: nenhum link, nenhum cookie, nenhuma tag.',
  ],
  affiliateHeading: ['Affiliate links', 'Links de afiliado'],
  affiliateNotice: [
    'A Global Link may have an affiliate tag: the link owner’s or Everyshelf’s. If a reader buys, the tag’s owner may earn a commission. The store links in the popup have no tag.',
    'Um Global Link pode ter uma tag de afiliado: a do dono do link ou a do Everyshelf. Se um leitor comprar, o dono da tag pode receber uma comissão. Os links das lojas no pop-up não têm tag.',
  ],

  bookSearch: ['Book search', 'Busca de livros'],
  searchByWords: ['Search by title and author', 'Buscar por título e autor'],
  searchByWordsNote: [
    'It sends the words you type to Everyshelf’s server. Firefox asks for your consent.',
    'A busca envia ao servidor do Everyshelf as palavras que você digita. O Firefox pede seu consentimento.',
  ],
  turnOnSearch: [
    'To search by title or author, turn on book search in Everyshelf’s options.',
    'Para buscar por título ou autor, ative a busca de livros nas configurações do Everyshelf.',
  ],
  openOptions: ['Open options', 'Abrir as configurações'],
  firefoxAsks: [
    'Firefox asks for your consent when you press Connect.',
    'O Firefox pede seu consentimento quando você clica em “Conectar”.',
  ],

  endDenied: [
    'Not connected: the request was denied on the website.',
    'Não conectado: a solicitação foi negada no site.',
  ],
  endExpired: [
    'Not connected: the code expired before it was approved.',
    'Não conectado: o código expirou antes da aprovação.',
  ],
  endElsewhere: [
    'No longer connected: the connection expired or was ended elsewhere.',
    'Não está mais conectado: a conexão expirou ou foi encerrada em outro lugar.',
  ],
  approveCode: ['Approve this code on the website: {code}', 'Aprove este código no site: {code}'],
  notConnected: ['Not connected', 'Não conectado'],
  connectAgain: ['Connect again', 'Reconectar'],
  menu: ['Account, tags, and options', 'Conta, tags e configurações'],
  anotherBook: ['Another book', 'Outro livro'],
  recentLinks: ['Recent links', 'Links recentes'],
  yourTags: ['Your affiliate tags', 'Suas tags de afiliado'],
  openPanel: ['Keep open beside the page', 'Manter aberto ao lado da página'],
  back: ['Back', 'Voltar'],
  loading: ['Loading', 'Carregando'],
  tryAgain: ['Try again', 'Tentar novamente'],
  undo: ['Undo', 'Desfazer'],
  noticeLead: ['Affiliate notice:', 'Afiliados:'],
  noticeText: ['Global Links may carry a tag.', 'Global Links podem ter uma tag.'],

  keyboard: ['Keyboard', 'Teclado'],
  keyOpens: ['{key} opens', '{key} abre'],
  keyCopies: ['{key} copies', '{key} copia'],
  noKeys: ['No keyboard shortcut set.', 'Nenhum atalho de teclado definido.'],
  changeKeys: ['Change', 'Alterar'],
  changeKeysName: ['Change keyboard shortcuts', 'Alterar os atalhos de teclado'],
  setKeys: ['Set', 'Definir'],
  setKeysName: ['Set a keyboard shortcut', 'Definir um atalho de teclado'],

  entryLabel: ['Enter ISBN, ASIN, or Amazon URL', 'Digite ISBN, ASIN ou URL da Amazon'],
  entryHint: [
    'Find the ISBN on the back cover, or enter a title or author.',
    'O ISBN está na contracapa. Título ou autor também servem.',
  ],
  generate: ['Generate Global Link', 'Gerar Global Link'],
  processing: ['Processing...', 'Processando…'],
  anotherBookText: [
    'Enter its ISBN, its ASIN, or the address of its store page.',
    'Digite o ISBN, o ASIN ou o endereço da página do livro em uma loja.',
  ],
  booksOnPage: ['Books on this page', 'Livros nesta página'],
  booksInText: ['Books in your text', 'Livros no seu texto'],
  severalInText: [
    'Your text mentions {count} books. Choose one.',
    'Seu texto cita {count} livros. Escolha um.',
  ],
  showTitles: ['Show titles and covers', 'Mostrar títulos e capas'],
  showTitlesNote: [
    'Sends the ISBNs and ASINs in this list to Everyshelf’s server.',
    'Envia os ISBNs e ASINs desta lista ao servidor do Everyshelf.',
  ],
  saveAllLinks: ['Save all {count} links', 'Salvar todos os {count} links'],
  savedOf: ['{saved} of {all} saved', '{saved} de {all} salvos'],
  createAllLinks: ['Create all {count} links', 'Criar todos os {count} links'],
  useAsBook: ['Use {identifier} anyway', 'Usar {identifier} mesmo assim'],
  backToBook: ['Back to the book on this page', 'Voltar ao livro desta página'],

  notABookTitle: ['This is not a book', 'Isto não é um livro'],
  openBookText: [
    'Open a book’s page and click the button again, or enter its ISBN or ASIN here.',
    'Abra a página de um livro e clique de novo no botão, ou digite o ISBN ou o ASIN aqui.',
  ],
  musicTitle: ['This is music, not a book', 'Isto é música, não um livro'],
  musicText: [
    'Recordings and sheet music have no ISBN. Looking for a book about this music? Enter its ISBN or ASIN here.',
    'Gravações e partituras não têm ISBN. Está procurando um livro sobre essa música? Digite o ISBN ou o ASIN dele aqui.',
  ],
  filmTitle: ['This is a movie, not a book', 'Isto é um filme, não um livro'],
  filmText: [
    'Looking for the book? Open its page, or enter its ISBN or ASIN here.',
    'Está procurando o livro? Abra a página dele ou digite o ISBN ou o ASIN aqui.',
  ],
  cartTitle: ['This is a shopping cart', 'Isto é um carrinho de compras'],
  cartText: [
    'It may contain several books. Open one book’s page, or enter its ISBN or ASIN here.',
    'Ele pode ter vários livros. Abra a página de um deles ou digite o ISBN ou o ASIN aqui.',
  ],
  noIsbnTitle: ['No ISBN on this page', 'Nenhum ISBN nesta página'],
  noIsbnText: [
    'The store does not show it. Find the ISBN on the back cover or copyright page.',
    'A loja não o informa. O ISBN está na contracapa ou na ficha catalográfica.',
  ],
  noBookTitle: ['No book on this page', 'Nenhum livro nesta página'],
  whichBookTitle: ['Which of these books?', 'Qual destes livros?'],
  searchPageTitle: ['This is a search page', 'Isto é uma página de busca'],
  searchPageText: [
    'Open a book’s page and click the button again, or paste its ISBN, ASIN, or URL here.',
    'Abra a página de um livro e clique de novo no botão, ou cole aqui o ISBN, o ASIN ou a URL.',
  ],
  unknownSiteTitle: ['No book found here', 'Nenhum livro encontrado aqui'],
  unknownSiteText: [
    'This page has no ISBN. Open the book in a store, or enter its ISBN or ASIN here.',
    'Esta página não informa um ISBN. Abra o livro em uma loja ou digite o ISBN ou o ASIN aqui.',
  ],
  closedPageTitle: ['This page cannot be read', 'Não é possível ler esta página'],
  closedPageText: [
    'The browser blocks access to this page. Open a book’s page, or enter its ISBN or ASIN here.',
    'O navegador bloqueia o acesso a esta página. Abra a página de um livro ou digite o ISBN ou o ASIN aqui.',
  ],
  oneCandidateTitle: ['Did you mean this book?', 'É este livro?'],
  oneCandidateText: [
    'The page has one ISBN, but may be about something else.',
    'A página tem um ISBN, mas talvez trate de outra coisa.',
  ],
  severalCandidatesText: [
    'The page mentions several books. Choose one, or enter an ISBN or ASIN here.',
    'A página cita vários. Escolha um ou digite um ISBN ou ASIN aqui.',
  ],
  panelTitle: [
    'On a book’s page, click the toolbar button',
    'Na página de um livro, clique no botão da barra de ferramentas',
  ],
  panelTitleKey: [
    'On a book’s page, press {key} or click the toolbar button',
    'Na página de um livro, pressione {key} ou clique no botão da barra de ferramentas',
  ],
  panelText: [
    'The book then appears here. You can also enter its ISBN, ASIN, or store page address.',
    'O livro aparecerá aqui. Você também pode digitar o ISBN, o ASIN ou o endereço da página dele em uma loja.',
  ],

  noteAmazonOnly: [
    'Only Amazon uses this ASIN. Other stores need the ISBN, which this page does not show.',
    'Este ASIN só vale na Amazon. As outras lojas precisam do ISBN, que não aparece nesta página.',
  ],
  noteAudiobook: [
    'This is the audiobook. The printed book has its own ISBN and links.',
    'Este é o audiolivro. O livro impresso tem ISBN e links próprios.',
  ],
  noteSet: [
    'This ISBN covers several volumes sold together. Each volume has its own ISBN.',
    'Este ISBN vale para vários volumes vendidos juntos. Cada volume tem o seu.',
  ],
  formatsLabel: ['Links for', 'Links para'],
  formatPrint: ['Print', 'Impresso'],
  formatEbook: ['Ebook', 'E-book'],
  formatAudiobook: ['Audiobook', 'Audiolivro'],
  formatGraphicNovel: ['Graphic novel', 'Graphic novel'],
  qrCode: ['QR code', 'Código QR'],
  qrOpens: ['Opens the Global Link for {title}.', 'Abre o Global Link de “{title}”.'],
  qrOpensPrint: [
    'Opens your print link for {title}. It has no affiliate tag because Amazon forbids tags in print.',
    'Abre seu link para impressos de “{title}”. Ele não tem tag de afiliado, porque a Amazon as proíbe em impressos.',
  ],
  noRoom: ['The store links below still work.', 'Os links das lojas abaixo continuam funcionando.'],
  creatingLink: ['Creating your Global Link', 'Criando seu Global Link'],
  noLinkNote: [
    'One link that sends readers to a store in their country. Connect your account to get it.',
    'Um link que leva os leitores a uma loja do país deles. Conecte sua conta para obtê-lo.',
  ],
  readingPage: ['Reading the page', 'Lendo a página'],
  slowTitle: ['Everyshelf is slow to respond', 'O Everyshelf está demorando para responder'],
  slowText: ['Still waiting for a response.', 'A resposta ainda não chegou.'],
  storeLinksWork: [
    'You can use the store links below.',
    'Os links das lojas abaixo funcionam mesmo assim.',
  ],
  directLinks: ['Direct Amazon Links', 'Links diretos da Amazon'],
  note979: [
    'Amazon has no direct links for ISBNs that begin with 979. Each link opens a search.',
    'A Amazon não tem links diretos para ISBNs que começam com 979. Cada link abre uma busca.',
  ],
  moreStores: ['More Amazon stores', 'Mais lojas da Amazon'],
  landingsTitle: ['Where readers go', 'Aonde os leitores chegam'],
  landingsUnknown: [
    'Your settings for this link may send readers to other stores.',
    'Suas configurações deste link podem levar os leitores a outras lojas.',
  ],
  landingsChoose: [
    'Readers choose the store for this link.',
    'Neste link, os leitores escolhem a loja.',
  ],

  copyAs: ['Copy as', 'Copiar como'],
  earnerYou: [
    'You may earn a commission on purchases.',
    'Você pode ganhar uma comissão pelas compras.',
  ],
  earnerBoth: [
    'You may earn a commission on purchases. Where you have no tag, Everyshelf may earn it.',
    'Você pode ganhar uma comissão pelas compras. Onde você não tem tag, o Everyshelf pode ganhá-la.',
  ],
  earnerEveryshelf: [
    'Everyshelf may earn a commission on purchases.',
    'O Everyshelf pode ganhar uma comissão pelas compras.',
  ],
  saveThisLink: ['Save This Link', 'Salvar este link'],
  saveForShortLink: ['Save for a short link', 'Salvar para um link curto'],
  more: ['More', 'Mais'],
  saveToAccount: ['Save to My Account', 'Salvar na minha conta'],
  qrScreensOnly: [
    'For screens only. Save the link to get a print code without affiliate tags.',
    'Só para telas. Salve o link para obter um código para impressão sem tag de afiliado.',
  ],
  saving: ['Saving...', 'Salvando…'],
  saved: ['Saved ✓', 'Salvo ✓'],
  remove: ['Remove', 'Remover'],
  removeName: ['Remove the saved link', 'Remover o link salvo'],
  removeUndoHint: [
    'Save the book again to restore the link',
    'Salve o livro novamente para restaurar o link',
  ],
  waitingToSave: ['Waiting to be saved', 'Aguardando salvamento'],
  tryNow: ['Try now', 'Tentar agora'],
  upgrade: ['Upgrade', 'Fazer upgrade'],
  upgradeToSave: ['Upgrade to save', 'Upgrade para salvar'],
  upgradeHint: ['Upgrade on the Pricing page', 'Faça upgrade na página de preços'],
  connectHint: [
    'Use the Connect button to connect your account',
    'Use o botão Conectar para conectar sua conta',
  ],
  pressEnterToCopy: ['Press Enter to copy', 'Pressione Enter para copiar'],
  copyWithoutEnter: [
    'To skip this step, open the options and turn on “Copy with the keyboard shortcut”.',
    'Para pular esta etapa, abra as configurações e ative “Copiar com o atalho de teclado”.',
  ],
  optionsHint: [
    'Use the Options button to open the options',
    'Use o botão Configurações para abrir as configurações',
  ],

  autoCopyOffer: [
    'Copy the link whenever you open a book here?',
    'Copiar o link sempre que você abrir um livro aqui?',
  ],
  turnOn: ['Turn on', 'Ativar'],
  notNow: ['Not now', 'Agora não'],
  channelLabel: ['Where readers find the link', 'Onde os leitores encontram o link'],
  channelWeb: ['Website', 'Site'],
  channelSocial: ['Social media', 'Redes sociais'],
  channelMail: ['Newsletter', 'Newsletter'],
  channelEbook: ['Ebook', 'E-book'],
  channelPrint: ['Print', 'Impresso'],
  channelAd: ['Paid ad', 'Anúncio pago'],
  channelMessenger: ['Messages', 'Mensagens'],

  labelAndNote: ['Labels and note', 'Rótulos e nota'],
  addLabelOrNote: ['Add a label or note', 'Adicionar um rótulo ou uma nota'],
  label: ['Labels, separated by commas', 'Rótulos, separados por vírgulas'],
  note: ['Note', 'Nota'],
  onlyYouSee: ['Only you see your labels and note.', 'Só você vê os rótulos e a nota.'],
  editBeforeSaving: ['Edit before saving', 'Editar antes de salvar'],
  bookTitle: ['Title', 'Título'],
  shortLinkEnd: ['Short link, after /go/', 'Link curto, depois de /go/'],
  labelsNotAdded: [
    'Labels not added: {labels}. You already have {max} labels.',
    'Rótulos não adicionados: {labels}. Você já tem {max} rótulos.',
  ],
  saveLabelAndNote: ['Save labels and note', 'Salvar rótulos e nota'],

  clicks: [
    { one: '{count} click', other: '{count} clicks' },
    { one: '{count} clique', other: '{count} cliques' },
  ],
  clicksIn30Days: ['{clicks} in the last 30 days', '{clicks} nos últimos 30 dias'],
  onWebsite: ['On the website', 'No site'],
  openReaderPage: ['Open the reader page', 'Abrir a página para leitores'],
  manage: ['Manage', 'Gerenciar'],
  openDashboard: ['Open dashboard', 'Abrir o painel'],
  findLink: ['Find a link', 'Buscar um link'],
  findLinkExample: ['Title, short link, or ISBN', 'Título, link curto ou ISBN'],
  noSavedLinks: ['No saved links yet.', 'Nenhum link salvo ainda.'],
  noLinkMatches: ['No links match your search.', 'Nenhum link corresponde à busca.'],
  someLinksFound: [
    '{found} of {all} saved links, newest first',
    '{found} de {all} links salvos, do mais recente ao mais antigo',
  ],
  savedCount: ['Saved links: {count}', 'Links salvos: {count}'],
  lastUpdated: ['Last updated: {time}.', 'Última atualização: {time}.'],
  savedNeedAccount: [
    'Connect your account to see your saved links.',
    'Conecte sua conta para ver seus links salvos.',
  ],
  copyLinkOf: ['Copy the link for {title}', 'Copiar o link de “{title}”'],

  waitingLinks: ['Pending links', 'Links na fila'],
  notSavedBecause: ['Not saved: {reason}', 'Não salvo: {reason}'],
  waitingBecause: ['Waiting to be saved: {reason}', 'Aguardando salvamento: {reason}'],
  dismiss: ['Dismiss', 'Dispensar'],
  dismissName: ['Dismiss {title}', 'Dispensar “{title}”'],
  tagsSet: [
    '{set} of {all} set. Changes apply to your existing links immediately.',
    '{set} de {all} definidas. As mudanças valem na hora para os links existentes.',
  ],
  tagsIntro: [
    'Your tag for each store is the same here and on the website.',
    'Sua tag para cada loja é a mesma aqui e no site.',
  ],
  tagsNeedAccount: [
    'Connect your account to see your tags.',
    'Conecte sua conta para ver suas tags.',
  ],
  tagsStale: ['Showing the last known tags.', 'Mostrando as últimas tags conhecidas.'],
  tagsList: ['Affiliate tags', 'Tags de afiliado'],
  moreTagStores: ['More stores and how to get a tag', 'Mais lojas e como conseguir uma tag'],
  tagsUnavailable: [
    'We can’t load your tags right now.',
    'Não é possível carregar suas tags agora.',
  ],
  seePremium: ['See Premium', 'Ver o Premium'],
  changeTag: ['Change the tag:', 'Alterar a tag:'],
  tagNotSet: ['Not set', 'Não definida'],
  tagYouEarn: ['You earn', 'Você ganha'],
  tagPaused: ['Your tag is inactive', 'Sua tag está inativa'],
  tagEveryshelfEarns: ['Everyshelf earns', 'O Everyshelf ganha'],
  tagEveryshelfMayNotEarn: ['Everyshelf might not earn', 'O Everyshelf pode não ganhar comissão'],
  tagNone: ['No active tag', 'Nenhuma tag ativa'],
  done: ['Done', 'Concluído'],
  tagRemoved: ['Tag removed', 'Tag removida'],
  tagUndoHint: ['Enter the tag again to restore it', 'Digite a tag novamente para restaurá-la'],

  welcomeTitle: ['Welcome to Everyshelf', 'Boas-vindas ao Everyshelf'],
  welcomeHeading: ['One click on any book’s page', 'Um clique na página de qualquer livro'],
  welcomeIntro: [
    'Everyshelf finds the book and gives you one link that sends each reader to a bookstore in their country.',
    'O Everyshelf encontra o livro e dá a você um link que leva cada leitor a uma loja do próprio país.',
  ],
  pinButton: ['Keep the button in view', 'Deixe o botão à vista'],
  pinButtonText: [
    'Click the puzzle piece in your browser’s toolbar and pin Everyshelf.',
    'Clique na peça de quebra-cabeça na barra de ferramentas do navegador e fixe o Everyshelf.',
  ],
  buttonInFirefox: [
    'The button is next to the address bar. If it disappears, click the puzzle piece there and pin Everyshelf to the toolbar.',
    'O botão fica ao lado da barra de endereços. Se ele sumir, clique na peça de quebra-cabeça e fixe o Everyshelf na barra de ferramentas.',
  ],
  tryIt: ['Try it on a practice page', 'Teste em uma página de exemplo'],
  tryItText: [
    'Open a book’s page, then click the button.',
    'Abra a página de um livro e clique no botão.',
  ],
  tryItWithKey: [
    'Open a book’s page, then click the button or press {key}.',
    'Abra a página de um livro e clique no botão ou pressione {key}.',
  ],
  keyCopiesToo: ['{key} copies the link too.', '{key} também copia o link.'],
  openPracticePage: ['Open the practice page', 'Abrir a página de exemplo'],
  connectOptional: ['Connect an account (optional)', 'Conecte uma conta (opcional)'],
  continueWithoutAccount: ['Continue without an account', 'Continuar sem conta'],
  connectLater: [
    'Store links work right away. You can connect an account later in the options.',
    'Os links das lojas já funcionam. Você pode conectar uma conta depois, nas configurações.',
  ],
  usePhone: ['Use it on your phone too', 'Use também no celular'],
  useAndroid: [
    'On Android, open the website in Chrome and install it. Everyshelf then appears when you share from any app.',
    'No Android, abra o site no Chrome e instale-o. O Everyshelf passa a aparecer quando você compartilha de qualquer app.',
  ],
  useIphone: [
    'On iPhone, use the Shortcut described in the documentation.',
    'No iPhone, use o atalho descrito na documentação.',
  ],
  openWebsite: ['Open the website', 'Abrir o site'],
}
