import type { SeriesMessages } from './messages.ts'

export const ja: SeriesMessages = {
  pageTitle: '{name} – 全巻の読む順番',
  unnamed: 'シリーズ',
  by: '{authors} 著',
  books: { other: '全{count}冊' },
  book: '第{number}巻',
  startHere: 'ここから読む',
  readingOrder: '読む順番',
  cover: '『{title}』の表紙',
  viewAt: '{store}で見る',
  searchAt: '{store}で検索',
  allStores: 'すべての書店',
  coming: '{date}発売予定',
  noBooks: 'まだ本がありません。',
  closed: 'このページは更新を終了しました。本は引き続きこちらからご覧いただけます。',
  ownerEarns:
    '{note} の付いたリンクから購入されると、このページの作成者に紹介料が支払われることがあります。',
  serviceEarns:
    '{note} の付いたリンクから購入されると、Everyshelfに紹介料が支払われることがあります。',
  bothEarn:
    '{note} の付いたリンクから購入されると、このページの作成者またはEveryshelfに紹介料が支払われることがあります。',
  untagged: '書店へのリンクはアフィリエイトリンクではありません。',
}
