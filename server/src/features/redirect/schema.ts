import type { Statements } from '../../db/create-tables.ts'

/** What an owner can change that redirects read. */
const LINK = 'slug, identifier, settings, "ownerId", "removedAt", "disabledAt"'
const OWNER = '"publicId", "affiliateTags", "programIds", "tagChannels", "premiumUntil"'

/** A process that is further behind clears its whole cache. */
const STORED_CHANGES_MAX = 1000

const slug = (value: string) => `insert into changed_link (slug) select ${value};`
const owner = (value: string) => `insert into changed_link ("publicId") ${value};`

function watch(table: string, event: string, statements: string): string {
  const name = `changed_link_${table}_${event.split(' ')[0]}`
  return `create trigger ${name} after ${event} on "${table}" begin ${statements} end`
}

/** SQLite reports that something was written, not what. So triggers record the changed slugs and owners. */
const sqlite = [
  // Numbers are never used twice, so that a reader sees when some are gone.
  'create table changed_link (id integer primary key autoincrement, slug text, "publicId" text)',
  watch(
    'changed_link',
    'insert',
    `delete from changed_link where id <= new.id - ${STORED_CHANGES_MAX};`,
  ),
  watch('link_slug', 'insert', slug('new.slug')),
  watch('link_slug', 'update', slug('old.slug') + slug('new.slug')),
  watch('link_slug', 'delete', slug('old.slug')),
  ...[`update of ${LINK}`, 'delete'].map((event) =>
    watch('saved_link', event, slug('slug from link_slug where "linkId" = old.id')),
  ),
  watch('user_profile', 'insert', owner('values (new."publicId")')),
  watch(
    'user_profile',
    `update of ${OWNER}`,
    owner('values (old."publicId")') + owner('values (new."publicId")'),
  ),
  // A deleted account leaves no row. A gap in the numbers shows the change.
  watch(
    'user_profile',
    'delete',
    `${owner('values (null)')} delete from changed_link where "publicId" = old."publicId";`,
  ),
  watch(
    'user',
    'update of "bannedAt"',
    owner('select "publicId" from user_profile where "userId" = new.id'),
  ),
]

const notify = (kind: 'slug' | 'owner', value: string, from = '') =>
  `perform pg_notify('link_changed', '${kind}:' || ${value})${from};`

function createNotifyTrigger(table: string, events: string, ofOld: string, ofNew = ''): string[] {
  const name = `notify_changed_${table}`
  return [
    `create function ${name}() returns trigger language plpgsql as $$ begin
      if tg_op <> 'INSERT' then ${ofOld} end if;
      if tg_op <> 'DELETE' then ${ofNew} end if;
      return null;
    end $$`,
    `create trigger ${name} after ${events} on "${table}" for each row execute function ${name}()`,
  ]
}

/** PostgreSQL notifies all processes when the change commits. */
const postgres = [
  ...createNotifyTrigger(
    'link_slug',
    'insert or update or delete',
    notify('slug', 'old.slug'),
    notify('slug', 'new.slug'),
  ),
  ...createNotifyTrigger(
    'saved_link',
    `update of ${LINK} or delete`,
    notify('slug', 'slug', ' from link_slug where "linkId" = old.id'),
  ),
  ...createNotifyTrigger(
    'user_profile',
    `insert or update of ${OWNER} or delete`,
    notify('owner', 'old."publicId"'),
    notify('owner', 'new."publicId"'),
  ),
  ...createNotifyTrigger(
    'user',
    'update of "bannedAt"',
    notify('owner', '"publicId"', ' from user_profile where "userId" = old.id'),
  ),
]

/** How every process learns that a cached link changed. */
export const redirectStatements: Statements = { sqlite, postgres }
