import type { AuthorPageMessages } from './messages.ts'

export const pt: AuthorPageMessages = {
  pageTitle: '{name} – livros',
  portrait: 'Retrato de {name}',
  elsewhere: 'Site e perfis',
  about: 'Biografia',
  books: 'Livros',
  series: 'Séries',
  allOfSeries: 'Todos os livros de “{series}”',
  noBooks: 'Ainda não há livros aqui.',
  draft: 'Só você vê esta página. Publique quando ela estiver pronta.',
  formerTitle: 'Esta página de autor não existe mais',
  formerText:
    'Você ainda pode encontrar os livros. Os links das lojas abaixo não são links de afiliado.',
  formerNoBooks: 'Ela não tinha livros.',
}
