import type { Translation } from '@everyshelf/domain/messages'
import type { en } from './en.ts'

export const ja: Translation<typeof en> = {
  extensionName: [
    'Everyshelf: one book link for every reader',
    'Everyshelf：本のリンクは、すべての読者にこれ一つ',
  ],
  extensionDescription: [
    'On a book’s page, click the toolbar button to get one link that sends each reader to a store in their country.',
    '本のページでツールバーのボタンを押すと、読者をそれぞれの国のストアへ案内する一つのリンクができます。',
  ],
  buttonTitle: ['Everyshelf: create a Global Link', 'Everyshelf：Global Linkを作成'],
  savedTitle: ['Everyshelf: this book is already saved', 'Everyshelf：この本は保存済みです'],
  queuedTitle: [
    'Everyshelf: a link is waiting to be saved',
    'Everyshelf：保存待ちのリンクがあります',
  ],
  menuTitle: ['Create a Global Link', 'Global Linkを作成'],
  copyCommand: [
    'Copy the Global Link for the book on this page',
    'このページの本のGlobal Linkをコピー',
  ],
  searchUnavailable: [
    'Book search is unavailable right now. Enter an ISBN or ASIN instead.',
    '現在、本の検索を利用できません。ISBNまたはASINを入力してください。',
  ],
  omniboxHint: [
    'Create links for this ISBN, ASIN, or book page address',
    'このISBN、ASIN、または本のページのアドレスからリンクを作成',
  ],

  language: ['en', 'ja'],
  popupTitle: ['Everyshelf: create a Global Link', 'Everyshelf：Global Linkを作成'],

  accountHeading: ['Account', 'アカウント'],
  connectedAs: ['Connected as {email}', '接続中：{email}'],
  connectedDevicesLink: [
    'View connected devices on the website',
    '接続済みのデバイスをウェブサイトで確認',
  ],
  waitingForApproval: [
    'Waiting for your approval on the website. Code: {code}',
    'ウェブサイトで接続を許可してください。コード：{code}',
  ],
  openApprovalPage: ['Open the website', 'ウェブサイトを開く'],
  cancel: ['Cancel', 'キャンセル'],
  connect: ['Connect', '接続する'],
  disconnect: ['Disconnect', '接続を解除'],
  accountBenefits: [
    'Store links work without an account. With one, you also get Global Links, saved links, and your own affiliate tags. You approve the connection on the website. The extension never asks for your password.',
    'ストアへのリンクはアカウントなしで使えます。アカウントがあれば、Global Link、リンクの保存、ご自身のアフィリエイトタグも使えます。接続はウェブサイトで許可します。拡張機能がパスワードを尋ねることはありません。',
  ],

  optionsTitle: ['Everyshelf: options', 'Everyshelf：設定'],
  options: ['Options', '設定'],
  serverAddress: ['Server address', 'サーバーのアドレス'],
  serverHint: [
    'The Everyshelf server that creates your links.',
    'リンクを作成するEveryshelfのサーバーです。',
  ],
  serverChecking: ['Checking the address…', 'アドレスを確認しています…'],
  serverSaved: ['Saved.', '保存しました。'],
  save: ['Save', '保存'],
  serverNotAnAddress: [
    'Enter only the address, such as https://everyshelf.example.',
    'アドレスだけを入力してください（例：https://everyshelf.example）。',
  ],
  serverNotHttps: [
    'Use an https address. Only a server on this computer may use http.',
    'httpsのアドレスを使ってください。httpを使えるのは、このコンピューター上のサーバーだけです。',
  ],
  serverUnreachable: [
    'No server responded at this address. Check the address and your connection.',
    'このアドレスのサーバーから応答がありません。アドレスとネット接続を確認してください。',
  ],
  serverNotEveryshelf: [
    'This address works, but it is not an Everyshelf server.',
    'このアドレスは有効ですが、Everyshelfのサーバーではありません。',
  ],

  linksHeading: ['Links', 'リンク'],
  copyLinksAs: ['Copy links as', 'リンクのコピー形式'],
  copyFormatLink: ['Link', 'リンクのみ'],
  copyFormatRichText: ['Rich text', 'リッチテキスト'],
  copyFormatTitleAndLink: ['Title – link', '書名 – リンク'],
  copyFormatCustom: ['Custom', 'カスタム'],
  ownStore: ['Store to list first', '最初に表示するストア'],
  ownStoreNone: ['None (default order)', 'なし（標準の順序）'],
  customFormat: ['Custom format', 'カスタム形式'],
  customFormatHint: [
    'You can use these placeholders: {placeholders}.',
    '使える項目：{placeholders}',
  ],
  customFormatPreview: ['Preview', 'プレビュー'],
  customFormatNoLink: [
    'Add {link} so that the link is copied too.',
    'リンクもコピーされるように{link}を入れてください。',
  ],
  customFormatTooLong: ['Use at most 500 characters.', '500文字以内で入力してください。'],
  customFormatUnknown: [
    '{placeholder} is not available. Use {placeholders}.',
    '{placeholder}は使えません。使える項目：{placeholders}',
  ],
  autoCopy: ['Copy each new Global Link automatically', '新しいGlobal Linkを自動でコピーする'],
  copyWithKey: ['Copy with {key}', '{key}でコピーする'],
  copyWithShortcut: ['Copy with the keyboard shortcut', 'ショートカットキーでコピーする'],
  showInContextMenu: [
    'Show Everyshelf in the right-click menu',
    '右クリックメニューにEveryshelfを表示する',
  ],

  keyboardShortcuts: ['Keyboard shortcuts', 'ショートカットキー'],
  openShortcut: ['Opens Everyshelf on the current page', '表示中のページでEveryshelfを開く'],
  copyShortcut: [
    'Opens Everyshelf and copies the Global Link',
    'Everyshelfを開いてGlobal Linkをコピーする',
  ],
  addressBarKeyword: [
    'Type this, a space, and an ISBN or title in the address bar',
    'アドレスバーに入力してスペースキーを押すと、ISBNや書名で本を探せます',
  ],
  noShortcut: ['Not set', '未設定'],
  changeShortcuts: ['Change shortcuts', 'ショートカットキーを変更'],
  markSavedBooks: ['Mark saved books', '保存済みの本に印を付ける'],
  markSavedBooksText: [
    'The button is in color on book pages. In the stores you turn on, it also shows a ✓ for books you have saved.',
    '本のページではボタンに色が付きます。オンにしたストアでは、保存済みの本に✓も表示されます。',
  ],
  highlightBookPages: ['Highlight book pages', '本のページでボタンに色を付ける'],
  highlightBookPagesText: [
    'In the stores you turn on, the button is in color on book pages and shows a ✓ for books you have saved.',
    'オンにしたストアでは、本のページでボタンに色が付き、保存済みの本に✓が表示されます。',
  ],
  storePermission: [
    'Your browser asks for permission first. Everyshelf then sees which pages you open in those stores, but reads a page only when you use it there. The pages’ addresses never leave this browser.',
    '最初にブラウザーが許可を求めます。許可すると、Everyshelfはそのストアで開いたページのアドレスを確認しますが、そのページで使うまで内容は読み取りません。ページのアドレスがこのブラウザーの外に送られることはありません。',
  ],
  chooseStores: ['Choose stores', 'ストアを選ぶ'],
  findStore: ['Find a store', 'ストアを検索'],
  stores: ['Stores', 'ストア'],
  noStoreFound: ['No stores match your search.', 'その名前のストアはありません。'],

  privacyHeading: ['What Everyshelf reads and sends', '読み取る情報と送信する情報'],
  privacyPage: [
    'Everyshelf reads a page only when you click the button, use its shortcut, or choose its menu entry, and only that page.',
    'Everyshelfがページを読み取るのは、ボタン、ショートカットキー、メニュー項目のいずれかを使ったときだけで、読み取るのはそのページだけです。',
  ],
  privacyBookNumber: [
    'It sends the book’s ISBN or ASIN and, for an ASIN, the format. It never sends the page’s address or what you search for in a store.',
    '送信するのは本のISBNまたはASIN（ASINの場合は形式も）です。ページのアドレスや、ストアでの検索内容は送信しません。',
  ],
  privacyTypedText: [
    'When you search by title or author, it sends the words you type in the Everyshelf popup or after the Everyshelf keyword in the address bar.',
    '書名や著者名で検索すると、Everyshelfのポップアップに入力した言葉や、アドレスバーでEveryshelfのキーワードに続けて入力した言葉を送信します。',
  ],
  privacyShortLinks: [
    'It sends shortened links that you paste or select, because only the server can follow them.',
    '貼り付けたり選択したりした短縮リンクは、リンク先をサーバーで調べるために送信します。',
  ],
  privacySave: [
    'When you save a book, it also sends the title and authors from the page. The server shows them only to you until a book catalog lists the book.',
    '本を保存すると、ページにある書名と著者名も送信します。本が書籍カタログに登録されるまで、サーバーはそれらをあなただけに表示します。',
  ],
  privacyLocal: [
    'Your server address and options stay on this computer. Text you type in the popup is deleted when you close the browser.',
    'サーバーのアドレスと設定は、このコンピューターの中だけに保存されます。ポップアップに入力した内容は、ブラウザーを閉じると削除されます。',
  ],
  privacyAccount: [
    'With an account, it also stores your saved links and tags on this computer, so that you can see them offline.',
    'アカウントを接続すると、保存したリンクとタグもこのコンピューターに保存され、オフラインで確認できます。',
  ],
  privacyCover: [
    'Book covers load from your server or from the store. The store isn’t told which page shows the cover.',
    '表紙の画像は、ストアまたはご利用のサーバーから読み込みます。どこに表示されるかがストアに伝わることはありません。',
  ],
  privacyUnchanged: [
    'It changes nothing on a store’s page: no link, no cookie, no tag.',
    'ストアのページには何も変更を加えません。リンクもCookieもタグも追加しません。',
  ],
  affiliateHeading: ['Affiliate links', 'アフィリエイトリンク'],
  affiliateNotice: [
    'A Global Link may have an affiliate tag: the link owner’s or Everyshelf’s. If a reader buys, the tag’s owner may earn a commission. The store links in the popup have no tag.',
    'Global Linkには、リンクの所有者またはEveryshelfのアフィリエイトタグが付くことがあります。読者が購入すると、タグの所有者が紹介料を得ることがあります。ポップアップのストアへのリンクにタグは付きません。',
  ],

  bookSearch: ['Book search', '本の検索'],
  searchByWords: ['Search by title and author', '書名と著者名で検索'],
  searchByWordsNote: [
    'It sends the words you type to Everyshelf’s server. Firefox asks for your consent.',
    '入力した言葉をEveryshelfのサーバーに送信します。Firefoxが同意を求めます。',
  ],
  turnOnSearch: [
    'To search by title or author, turn on book search in Everyshelf’s options.',
    '書名や著者名で検索するには、Everyshelfの設定で「本の検索」をオンにしてください。',
  ],
  openOptions: ['Open options', '設定を開く'],
  firefoxAsks: [
    'Firefox asks for your consent when you press Connect.',
    '「接続する」を押すと、Firefoxが同意を求めます。',
  ],

  endDenied: [
    'Not connected: the request was denied on the website.',
    '未接続：ウェブサイトで要求が拒否されました。',
  ],
  endExpired: [
    'Not connected: the code expired before it was approved.',
    '未接続：許可される前にコードの有効期限が切れました。',
  ],
  endElsewhere: [
    'No longer connected: the connection expired or was ended elsewhere.',
    '接続が切れました。有効期限が切れたか、別の場所で接続が解除されました。',
  ],
  approveCode: [
    'Approve this code on the website: {code}',
    'ウェブサイトでこのコードを許可してください：{code}',
  ],
  notConnected: ['Not connected', '未接続'],
  connectAgain: ['Connect again', '再接続'],
  menu: ['Account, tags, and options', 'アカウント、タグ、設定'],
  anotherBook: ['Another book', '別の本'],
  recentLinks: ['Recent links', '最近のリンク'],
  yourTags: ['Your affiliate tags', 'アフィリエイトタグ'],
  openPanel: ['Keep open beside the page', 'ページの横に表示'],
  back: ['Back', '戻る'],
  loading: ['Loading', '読み込み中'],
  tryAgain: ['Try again', '再試行'],
  undo: ['Undo', '元に戻す'],
  noticeLead: ['Affiliate notice:', '広告：'],
  noticeText: ['Global Links may carry a tag.', 'Global Linkにはタグが付く場合があります。'],

  keyboard: ['Keyboard', 'キーボード'],
  keyOpens: ['{key} opens', '{key}で開く'],
  keyCopies: ['{key} copies', '{key}でコピー'],
  noKeys: ['No keyboard shortcut set.', 'ショートカットキーは未設定です。'],
  changeKeys: ['Change', '変更'],
  changeKeysName: ['Change keyboard shortcuts', 'ショートカットキーを変更'],
  setKeys: ['Set', '設定'],
  setKeysName: ['Set a keyboard shortcut', 'ショートカットキーを設定'],

  entryLabel: ['Enter ISBN, ASIN, or Amazon URL', 'ISBN、ASIN、またはAmazonのURLを入力'],
  entryHint: [
    'Find the ISBN on the back cover, or enter a title or author.',
    'ISBNは裏表紙にあります。書名や著者名でも検索できます。',
  ],
  generate: ['Generate Global Link', 'Global Linkを作成'],
  processing: ['Processing...', '作成中…'],
  anotherBookText: [
    'Enter its ISBN, its ASIN, or the address of its store page.',
    'ISBN、ASIN、またはストアのページのアドレスを入力してください。',
  ],
  booksOnPage: ['Books on this page', 'このページの本'],
  booksInText: ['Books in your text', 'テキスト内の本'],
  severalInText: [
    'Your text mentions {count} books. Choose one.',
    'テキストに{count}冊の本があります。1冊選んでください。',
  ],
  showTitles: ['Show titles and covers', '書名と表紙を表示'],
  showTitlesNote: [
    'Sends the ISBNs and ASINs in this list to Everyshelf’s server.',
    'このリストのISBNとASINをEveryshelfのサーバーに送信します。',
  ],
  saveAllLinks: ['Save all {count} links', '{count}件のリンクをすべて保存'],
  savedOf: ['{saved} of {all} saved', '{all}件中{saved}件を保存済み'],
  createAllLinks: ['Create all {count} links', '{count}件のリンクをすべて作成'],
  useAsBook: ['Use {identifier} anyway', 'それでも{identifier}を使う'],
  backToBook: ['Back to the book on this page', 'このページの本に戻る'],

  notABookTitle: ['This is not a book', 'これは本ではありません'],
  openBookText: [
    'Open a book’s page and click the button again, or enter its ISBN or ASIN here.',
    '本のページを開いてもう一度ボタンを押すか、ここにISBNかASINを入力してください。',
  ],
  musicTitle: ['This is music, not a book', 'これは本ではなく音楽です'],
  musicText: [
    'Recordings and sheet music have no ISBN. Looking for a book about this music? Enter its ISBN or ASIN here.',
    '録音や楽譜にはISBNがありません。この音楽に関する本をお探しの場合は、そのISBNかASINをここに入力してください。',
  ],
  filmTitle: ['This is a movie, not a book', 'これは本ではなく映像作品です'],
  filmText: [
    'Looking for the book? Open its page, or enter its ISBN or ASIN here.',
    '本をお探しの場合は、その本のページを開くか、ISBNかASINをここに入力してください。',
  ],
  cartTitle: ['This is a shopping cart', 'これは買い物かごです'],
  cartText: [
    'It may contain several books. Open one book’s page, or enter its ISBN or ASIN here.',
    '複数の本が入っている場合があります。1冊のページを開くか、ISBNかASINを入力してください。',
  ],
  noIsbnTitle: ['No ISBN on this page', 'このページにISBNがありません'],
  noIsbnText: [
    'The store does not show it. Find the ISBN on the back cover or copyright page.',
    'ストアに記載がありません。ISBNは裏表紙または奥付にあります。',
  ],
  noBookTitle: ['No book on this page', 'このページに本がありません'],
  whichBookTitle: ['Which of these books?', 'どの本ですか？'],
  searchPageTitle: ['This is a search page', 'これは検索ページです'],
  searchPageText: [
    'Open a book’s page and click the button again, or paste its ISBN, ASIN, or URL here.',
    '本のページを開いてもう一度ボタンを押すか、ISBN、ASIN、URLをここに貼り付けてください。',
  ],
  unknownSiteTitle: ['No book found here', '本が見つかりません'],
  unknownSiteText: [
    'This page has no ISBN. Open the book in a store, or enter its ISBN or ASIN here.',
    'このページにISBNがありません。ストアで本を開くか、ISBNかASINを入力してください。',
  ],
  closedPageTitle: ['This page cannot be read', 'このページは読み取れません'],
  closedPageText: [
    'The browser blocks access to this page. Open a book’s page, or enter its ISBN or ASIN here.',
    'ブラウザーの制限により読み取れません。本のページを開くか、ISBNかASINを入力してください。',
  ],
  oneCandidateTitle: ['Did you mean this book?', 'この本ですか？'],
  oneCandidateText: [
    'The page has one ISBN, but may be about something else.',
    'ISBNが1つありますが、このページは別の内容かもしれません。',
  ],
  severalCandidatesText: [
    'The page mentions several books. Choose one, or enter an ISBN or ASIN here.',
    'このページには複数の本があります。1冊選ぶか、ISBNかASINを入力してください。',
  ],
  panelTitle: [
    'On a book’s page, click the toolbar button',
    '本のページでツールバーのボタンを押してください',
  ],
  panelTitleKey: [
    'On a book’s page, press {key} or click the toolbar button',
    '本のページで{key}かツールバーのボタンを押してください',
  ],
  panelText: [
    'The book then appears here. You can also enter its ISBN, ASIN, or store page address.',
    '本がここに表示されます。ISBN、ASIN、ストアのページのアドレスを入力することもできます。',
  ],

  noteAmazonOnly: [
    'Only Amazon uses this ASIN. Other stores need the ISBN, which this page does not show.',
    'このASINはAmazon専用です。ほかのストアにはISBNが必要ですが、このページには記載がありません。',
  ],
  noteAudiobook: [
    'This is the audiobook. The printed book has its own ISBN and links.',
    'これはオーディオブックです。紙の本には別のISBNとリンクがあります。',
  ],
  noteSet: [
    'This ISBN covers several volumes sold together. Each volume has its own ISBN.',
    'これは複数巻セットのISBNです。各巻にはそれぞれのISBNがあります。',
  ],
  formatsLabel: ['Links for', 'リンクの対象'],
  formatPrint: ['Print', '紙の本'],
  formatEbook: ['Ebook', '電子書籍'],
  formatAudiobook: ['Audiobook', 'オーディオブック'],
  formatGraphicNovel: ['Graphic novel', 'グラフィックノベル'],
  qrCode: ['QR code', 'QRコード'],
  qrOpens: ['Opens the Global Link for {title}.', '「{title}」のGlobal Linkを開きます。'],
  qrOpensPrint: [
    'Opens your print link for {title}. It has no affiliate tag because Amazon forbids tags in print.',
    '「{title}」の印刷用リンクを開きます。印刷物ではAmazonがアフィリエイトタグを禁止しているため、このリンクにタグは付きません。',
  ],
  noRoom: ['The store links below still work.', '下のストアへのリンクは引き続き使えます。'],
  creatingLink: ['Creating your Global Link', 'Global Linkを作成中'],
  noLinkNote: [
    'One link that sends readers to a store in their country. Connect your account to get it.',
    '読者をそれぞれの国のストアへ案内する一つのリンクです。アカウントを接続すると使えます。',
  ],
  readingPage: ['Reading the page', 'ページを読み取り中'],
  slowTitle: ['Everyshelf is slow to respond', 'Everyshelfの応答に時間がかかっています'],
  slowText: ['Still waiting for a response.', '応答を待っています。'],
  storeLinksWork: [
    'You can use the store links below.',
    '下のストアへのリンクはそのまま使えます。',
  ],
  directLinks: ['Direct Amazon Links', 'Amazonへの直接リンク'],
  note979: [
    'Amazon has no direct links for ISBNs that begin with 979. Each link opens a search.',
    '979で始まるISBNにはAmazonへの直接リンクがありません。各リンクを開くと検索結果が表示されます。',
  ],
  moreStores: ['More Amazon stores', 'ほかのAmazonストア'],
  landingsTitle: ['Where readers go', '読者が開くストア'],
  landingsUnknown: [
    'Your settings for this link may send readers to other stores.',
    'このリンクの設定によっては、読者が別のストアに案内される場合があります。',
  ],
  landingsChoose: [
    'Readers choose the store for this link.',
    'このリンクでは読者がストアを選びます。',
  ],

  copyAs: ['Copy as', 'コピー形式'],
  earnerYou: [
    'You may earn a commission on purchases.',
    '購入があると、あなたが紹介料を得る場合があります。',
  ],
  earnerBoth: [
    'You may earn a commission on purchases. Where you have no tag, Everyshelf may earn it.',
    '購入があると、あなた（タグ未設定のストアではEveryshelf）が紹介料を得る場合があります。',
  ],
  earnerEveryshelf: [
    'Everyshelf may earn a commission on purchases.',
    '購入があると、Everyshelfが紹介料を得る場合があります。',
  ],
  saveThisLink: ['Save This Link', 'このリンクを保存'],
  saveForShortLink: ['Save for a short link', '保存して短縮リンクにする'],
  more: ['More', 'その他'],
  saveToAccount: ['Save to My Account', 'アカウントに保存'],
  qrScreensOnly: [
    'For screens only. Save the link to get a print code without affiliate tags.',
    '画面表示専用です。リンクを保存すると、アフィリエイトタグなしの印刷用コードを取得できます。',
  ],
  saving: ['Saving...', '保存中…'],
  saved: ['Saved ✓', '保存済み ✓'],
  remove: ['Remove', '削除'],
  removeName: ['Remove the saved link', '保存したリンクを削除'],
  removeUndoHint: [
    'Save the book again to restore the link',
    '本をもう一度保存すると、リンクが元に戻ります',
  ],
  waitingToSave: ['Waiting to be saved', '保存待ち'],
  tryNow: ['Try now', '今すぐ再試行'],
  upgrade: ['Upgrade', 'アップグレード'],
  upgradeToSave: ['Upgrade to save', 'アップグレードして保存'],
  upgradeHint: ['Upgrade on the Pricing page', '料金ページでアップグレードできます'],
  connectHint: [
    'Use the Connect button to connect your account',
    '「接続する」ボタンでアカウントを接続できます',
  ],
  pressEnterToCopy: ['Press Enter to copy', 'Enterキーでコピー'],
  copyWithoutEnter: [
    'To skip this step, open the options and turn on “Copy with the keyboard shortcut”.',
    'この操作を省くには、設定で「ショートカットキーでコピーする」をオンにしてください。',
  ],
  optionsHint: ['Use the Options button to open the options', '「設定」ボタンで設定を開けます'],

  autoCopyOffer: [
    'Copy the link whenever you open a book here?',
    'ここで本を開くたびにリンクをコピーしますか？',
  ],
  turnOn: ['Turn on', 'オンにする'],
  notNow: ['Not now', '今はしない'],
  channelLabel: ['Where readers find the link', '読者がリンクを見つける場所'],
  channelWeb: ['Website', 'ウェブサイト'],
  channelSocial: ['Social media', 'SNS'],
  channelMail: ['Newsletter', 'メールマガジン'],
  channelEbook: ['Ebook', '電子書籍'],
  channelPrint: ['Print', '印刷物'],
  channelAd: ['Paid ad', '広告'],
  channelMessenger: ['Messages', 'メッセージ'],

  labelAndNote: ['Labels and note', 'ラベルとメモ'],
  addLabelOrNote: ['Add a label or note', 'ラベルやメモを追加'],
  label: ['Labels, separated by commas', 'ラベル（コンマ区切り）'],
  note: ['Note', 'メモ'],
  onlyYouSee: ['Only you see your labels and note.', 'ラベルとメモはあなただけに表示されます。'],
  editBeforeSaving: ['Edit before saving', '保存前に編集'],
  bookTitle: ['Title', '書名'],
  shortLinkEnd: ['Short link, after /go/', '短縮リンク（/go/の後）'],
  labelsNotAdded: [
    'Labels not added: {labels}. You already have {max} labels.',
    '追加されなかったラベル：{labels}。ラベルはすでに{max}個あります。',
  ],
  saveLabelAndNote: ['Save labels and note', 'ラベルとメモを保存'],

  clicks: [
    { one: '{count} click', other: '{count} clicks' },
    { one: '{count}クリック', other: '{count}クリック' },
  ],
  clicksIn30Days: ['{clicks} in the last 30 days', '過去30日間：{clicks}'],
  onWebsite: ['On the website', 'ウェブサイト'],
  openReaderPage: ['Open the reader page', '読者向けページを開く'],
  manage: ['Manage', '管理'],
  openDashboard: ['Open dashboard', 'ダッシュボードを開く'],
  findLink: ['Find a link', 'リンクを検索'],
  findLinkExample: ['Title, short link, or ISBN', '書名、短縮リンク、ISBN'],
  noSavedLinks: ['No saved links yet.', '保存したリンクはまだありません。'],
  noLinkMatches: ['No links match your search.', '検索に一致するリンクはありません。'],
  someLinksFound: [
    '{found} of {all} saved links, newest first',
    '保存したリンク{all}件中{found}件（新しい順）',
  ],
  savedCount: ['Saved links: {count}', '保存したリンク：{count}件'],
  lastUpdated: ['Last updated: {time}.', '最終更新：{time}'],
  savedNeedAccount: [
    'Connect your account to see your saved links.',
    '保存したリンクを見るには、アカウントを接続してください。',
  ],
  copyLinkOf: ['Copy the link for {title}', '「{title}」のリンクをコピー'],

  waitingLinks: ['Pending links', '保存待ちのリンク'],
  notSavedBecause: ['Not saved: {reason}', '保存されませんでした：{reason}'],
  waitingBecause: ['Waiting to be saved: {reason}', '保存待ち：{reason}'],
  dismiss: ['Dismiss', '破棄'],
  dismissName: ['Dismiss {title}', '「{title}」を破棄'],
  tagsSet: [
    '{set} of {all} set. Changes apply to your existing links immediately.',
    '{all}件中{set}件を設定済み。変更は既存のリンクにもすぐ反映されます。',
  ],
  tagsIntro: [
    'Your tag for each store is the same here and on the website.',
    'ストアごとのあなたのタグ。ここでもウェブサイトでも共通です。',
  ],
  tagsNeedAccount: [
    'Connect your account to see your tags.',
    'タグを見るには、アカウントを接続してください。',
  ],
  tagsStale: ['Showing the last known tags.', '最後に取得したタグを表示しています。'],
  tagsList: ['Affiliate tags', 'アフィリエイトタグ一覧'],
  moreTagStores: ['More stores and how to get a tag', 'ほかのストアとタグの取得方法'],
  tagsUnavailable: ['We can’t load your tags right now.', '現在、タグを読み込めません。'],
  seePremium: ['See Premium', 'Premiumを見る'],
  changeTag: ['Change the tag:', 'タグを変更：'],
  tagNotSet: ['Not set', '未設定'],
  tagYouEarn: ['You earn', 'あなたの収益'],
  tagPaused: ['Your tag is inactive', 'タグは停止中'],
  tagEveryshelfEarns: ['Everyshelf earns', 'Everyshelfの収益'],
  tagEveryshelfMayNotEarn: ['Everyshelf might not earn', 'Everyshelfの収益にならない場合あり'],
  tagNone: ['No active tag', '有効なタグなし'],
  done: ['Done', '完了'],
  tagRemoved: ['Tag removed', 'タグを削除しました'],
  tagUndoHint: ['Enter the tag again to restore it', 'タグをもう一度入力すると元に戻ります'],

  welcomeTitle: ['Welcome to Everyshelf', 'Everyshelfへようこそ'],
  welcomeHeading: ['One click on any book’s page', '本のページでワンクリック'],
  welcomeIntro: [
    'Everyshelf finds the book and gives you one link that sends each reader to a bookstore in their country.',
    'Everyshelfが本を見つけ、読者をそれぞれの国のストアへ案内するリンクを作成します。',
  ],
  pinButton: ['Keep the button in view', 'ボタンを常に表示する'],
  pinButtonText: [
    'Click the puzzle piece in your browser’s toolbar and pin Everyshelf.',
    'ブラウザーのツールバーにあるパズルのピースのアイコンをクリックし、Everyshelfを固定してください。',
  ],
  buttonInFirefox: [
    'The button is next to the address bar. If it disappears, click the puzzle piece there and pin Everyshelf to the toolbar.',
    'ボタンはアドレスバーの横にあります。見えなくなったら、パズルのピースのアイコンをクリックし、Everyshelfをツールバーに固定してください。',
  ],
  tryIt: ['Try it on a practice page', '練習用ページで試す'],
  tryItText: [
    'Open a book’s page, then click the button.',
    '本のページを開いて、ボタンをクリックします。',
  ],
  tryItWithKey: [
    'Open a book’s page, then click the button or press {key}.',
    '本のページを開いて、ボタンをクリックするか{key}を押します。',
  ],
  keyCopiesToo: ['{key} copies the link too.', '{key}を押すと、リンクもコピーされます。'],
  openPracticePage: ['Open the practice page', '練習用ページを開く'],
  connectOptional: ['Connect an account (optional)', 'アカウントを接続する（任意）'],
  continueWithoutAccount: ['Continue without an account', 'アカウントなしで続ける'],
  connectLater: [
    'Store links work right away. You can connect an account later in the options.',
    'ストアへのリンクはすぐに使えます。アカウントは後から設定で接続できます。',
  ],
  usePhone: ['Use it on your phone too', 'スマートフォンでも使う'],
  useAndroid: [
    'On Android, open the website in Chrome and install it. Everyshelf then appears when you share from any app.',
    'Androidでは、Chromeでウェブサイトを開いてインストールすると、どのアプリの共有画面にもEveryshelfが表示されます。',
  ],
  useIphone: [
    'On iPhone, use the Shortcut described in the documentation.',
    'iPhoneでは、ドキュメントで説明しているショートカットを使います。',
  ],
  openWebsite: ['Open the website', 'ウェブサイトを開く'],
}
