import type { Config } from '../platform/config/config.js';

/** As whom a database is migrated, and as whom API and worker use it; both may be the same. */
export interface DatabaseUrls {
  owner: string;
  app: string;
}

/** The addresses that the operator has configured; undefined without DATABASE_URL. */
export const configuredUrls = ({ DATABASE_URL, MIGRATION_DATABASE_URL }: Config): DatabaseUrls | undefined =>
  DATABASE_URL ? { owner: MIGRATION_DATABASE_URL ?? DATABASE_URL, app: DATABASE_URL } : undefined;

/** The role of API and worker, unless it is the owner itself. */
export function appRoleOf({ owner, app }: DatabaseUrls): string | undefined {
  const role = (url: string) => decodeURIComponent(new URL(url).username);
  return role(app) === role(owner) ? undefined : role(app);
}
