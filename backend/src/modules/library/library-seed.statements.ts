/** *Set-based*: notes the version ($1) that the tables have, and wakes the servers that are running. */
export const MARK_VERSION = {
  name: 'library-mark-version',
  text: `with marked as (
           insert into library_version (version) values ($1)
             on conflict (one) do update set version = excluded.version returning version)
         select pg_notify('library', version) from marked`,
};
