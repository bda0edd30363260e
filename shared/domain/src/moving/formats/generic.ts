import type { MoveColumns } from '../move-format.ts'

/** Common names of columns, for a list that an author made or another service exported. */
export const genericColumns: MoveColumns = {
  link: [
    'link',
    'short link',
    'short url',
    'shorturl',
    'shortlink',
    'short_url',
    'short_link',
    'old address',
    'old link',
    'universal link',
    'universal book link',
  ],
  slug: ['slug', 'code', 'short code', 'shortcode', 'short_code', 'alias', 'keyword', 'back-half'],
  target: [
    'target',
    'target url',
    'destination',
    'destination url',
    'long url',
    'long_url',
    'longurl',
    'original url',
    'original_url',
    'product url',
    'url',
    'isbn',
    'isbn13',
    'isbn-13',
    'asin',
  ],
  title: ['title', 'book', 'book title', 'name', 'note', 'notes', 'description'],
  clicks: ['clicks', 'total clicks', 'visits', 'hits', 'click count'],
  createdOn: ['created', 'created at', 'created_at', 'createdat', 'date', 'date created'],
}
