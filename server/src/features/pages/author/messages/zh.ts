import type { AuthorPageMessages } from './messages.ts'

export const zh: AuthorPageMessages = {
  pageTitle: '{name}的图书',
  portrait: '{name}的照片',
  elsewhere: '网站和社交主页',
  about: '作者简介',
  books: '图书',
  series: '系列',
  allOfSeries: '查看“{series}”系列全部图书',
  noBooks: '这里还没有图书。',
  draft: '目前只有您能看到此页面。准备好后即可发布。',
  formerTitle: '此作者页面已关闭',
  formerText: '您仍然可以找到这些图书。以下书店链接均非推广链接。',
  formerNoBooks: '此页面没有图书。',
}
