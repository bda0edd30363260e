import type { AuthorPageMessages } from './messages.ts'

export const ja: AuthorPageMessages = {
  pageTitle: '{name}の本',
  portrait: '{name}の写真',
  elsewhere: 'ウェブサイトとSNS',
  about: '著者について',
  books: '本',
  series: 'シリーズ',
  allOfSeries: '「{series}」シリーズの本をすべて見る',
  noBooks: 'まだ本がありません。',
  draft: 'このページはあなただけに表示されています。準備ができたら公開してください。',
  formerTitle: 'この著者ページは閉じられました',
  formerText:
    '本は引き続きお探しいただけます。以下のストアへのリンクはアフィリエイトリンクではありません。',
  formerNoBooks: 'このページに本はありませんでした。',
}
