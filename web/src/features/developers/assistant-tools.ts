interface AssistantTool {
  readonly name: string
  readonly scope: string
  readonly about: string
}

/** A test of the server compares the names with its tools. */
export const assistantTools: readonly AssistantTool[] = [
  {
    name: 'search_books',
    scope: 'books:read',
    about: 'Searches books by title or author.',
  },
  {
    name: 'find_book',
    scope: 'books:read',
    about: 'Finds a book by ISBN, ASIN, or the URL of its page at a bookstore.',
  },
  {
    name: 'create_link',
    scope: 'links:write',
    about: 'Creates a Global Link, or returns the one you already have.',
  },
  {
    name: 'list_links',
    scope: 'links:read',
    about: 'Lists your links, and finds them by title, author, label, or slug.',
  },
  {
    name: 'change_link',
    scope: 'links:write',
    about: 'Changes the labels, note, title, and authors of a link.',
  },
  {
    name: 'explain_route',
    scope: 'links:read',
    about: 'Says which store readers in a country go to, who earns the commission, and why.',
  },
  {
    name: 'read_clicks',
    scope: 'clicks:read',
    about: 'Counts clicks in the last 30 days. With Premium, also by country, store, and more.',
  },
  {
    name: 'list_labels',
    scope: 'links:read',
    about: 'Lists your labels.',
  },
  {
    name: 'change_label',
    scope: 'links:write',
    about: 'Renames or recolors a label.',
  },
  {
    name: 'list_series',
    scope: 'links:read',
    about: 'Lists your series.',
  },
  {
    name: 'change_series',
    scope: 'links:write',
    about: 'Renames or publishes a series, and sets its books in order.',
  },
]

/** What an author could ask. */
export const assistantPrompts: readonly string[] = [
  'Create a Global Link for 9780143127741, and write a short newsletter text with it.',
  'Where do readers in Germany go when they open my link to The Body Keeps the Score?',
  'Which of my links got the most clicks this month?',
]
