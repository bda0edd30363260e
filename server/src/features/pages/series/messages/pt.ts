import type { SeriesMessages } from './messages.ts'

export const pt: SeriesMessages = {
  pageTitle: '{name}: todos os livros em ordem',
  unnamed: 'Série de livros',
  by: 'de {authors}',
  books: { one: '{count} livro', other: '{count} livros' },
  book: 'Livro {number}',
  startHere: 'Comece aqui',
  readingOrder: 'Ordem de leitura',
  cover: 'Capa de {title}',
  viewAt: 'Ver em {store}',
  searchAt: 'Buscar em {store}',
  allStores: 'Todas as livrarias',
  coming: 'Em breve: {date}',
  noBooks: 'Ainda não há livros.',
  closed: 'Esta página não é mais atualizada. Você ainda encontra os livros aqui.',
  ownerEarns:
    'A pessoa que criou esta página pode receber uma comissão por compras feitas pelos links marcados com {note}.',
  serviceEarns:
    'A Everyshelf pode receber uma comissão por compras feitas pelos links marcados com {note}.',
  bothEarn:
    'A pessoa que criou esta página ou a Everyshelf pode receber uma comissão por compras feitas pelos links marcados com {note}.',
  untagged: 'Os links para as livrarias não são links de afiliado.',
}
