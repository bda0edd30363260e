import type { SeriesMessages } from './messages.ts'

export const zh: SeriesMessages = {
  pageTitle: '{name}：全系列阅读顺序',
  unnamed: '系列图书',
  by: '{authors} 著',
  books: { other: '共 {count} 本' },
  book: '第 {number} 册',
  startHere: '从这里开始',
  readingOrder: '阅读顺序',
  cover: '《{title}》封面',
  viewAt: '在 {store} 查看',
  searchAt: '在 {store} 搜索',
  allStores: '所有书店',
  coming: '即将出版：{date}',
  noBooks: '暂无图书。',
  closed: '此页面已停止更新，但您仍可在此找到这些图书。',
  ownerEarns: '通过标有 {note} 的链接购买，此页面的创建者可能会获得佣金。',
  serviceEarns: '通过标有 {note} 的链接购买，Everyshelf 可能会获得佣金。',
  bothEarn: '通过标有 {note} 的链接购买，此页面的创建者或 Everyshelf 可能会获得佣金。',
  untagged: '书店链接均不是推广链接。',
}
