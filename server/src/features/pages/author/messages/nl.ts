import type { AuthorPageMessages } from './messages.ts'

export const nl: AuthorPageMessages = {
  pageTitle: '{name} – boeken',
  portrait: 'Portret van {name}',
  elsewhere: 'Website en profielen',
  about: 'Over de auteur',
  books: 'Boeken',
  series: 'Series',
  allOfSeries: 'Alle delen van ‘{series}’',
  noBooks: 'Hier staan nog geen boeken.',
  draft: 'Alleen jij ziet deze pagina. Publiceer de pagina als die klaar is.',
  formerTitle: 'Deze auteurspagina bestaat niet meer',
  formerText:
    'De boeken kun je nog steeds vinden. De links naar winkels hieronder zijn geen affiliatelinks.',
  formerNoBooks: 'Er stonden geen boeken op.',
}
