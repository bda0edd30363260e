import type { AuthorPageMessages } from './messages.ts'

export const sv: AuthorPageMessages = {
  pageTitle: '{name} – böcker',
  portrait: 'Porträtt av {name}',
  elsewhere: 'Webbplats och profiler',
  about: 'Om författaren',
  books: 'Böcker',
  series: 'Serier',
  allOfSeries: 'Alla böcker i ”{series}”',
  noBooks: 'Här finns inga böcker ännu.',
  draft: 'Bara du ser den här sidan. Publicera den när den är klar.',
  formerTitle: 'Den här författarsidan finns inte längre',
  formerText:
    'Böckerna går fortfarande att hitta. Länkarna till butikerna nedan är inte affiliatelänkar.',
  formerNoBooks: 'Sidan hade inga böcker.',
}
