import path from 'node:path';
import type { Config } from '../platform/config/config.js';

/** Text for the operator at start: the address, what runs on defaults, and which settings would change that. */
export function describeSetup(config: Config): string {
  const { DATA_DIR, DATABASE_URL, REDIS_URL, SMTP_URL, ADMIN_EMAILS } = config;
  const identifier = {
    local: 'built in: about 150 plants, no key, no network (ANTHROPIC_API_KEY or OPENAI_API_KEY for more)',
    anthropic: `Anthropic, ${config.ANTHROPIC_MODEL}`,
    openai: `OpenAI, ${config.OPENAI_MODEL}`,
  }[config.identificationProvider];
  const parts: [string, string][] = [
    ['Identifies plants', identifier],
    [
      'Database',
      DATABASE_URL ? 'the one of DATABASE_URL' : `its own Postgres in ${DATA_DIR} (DATABASE_URL for another)`,
    ],
    [
      'Photos',
      config.S3_BUCKET
        ? `S3, ${config.S3_BUCKET}`
        : `on this disk, in ${path.join(DATA_DIR, 'photos')} (S3_BUCKET for S3)`,
    ],
    ['Job queue', REDIS_URL ? 'Redis' : 'Postgres (REDIS_URL for Redis)'],
    ['Mail', SMTP_URL ? 'SMTP' : `not sent, kept in ${path.join(DATA_DIR, 'mail')} (SMTP_URL to send it)`],
    [
      'Admins',
      ADMIN_EMAILS.length
        ? `${ADMIN_EMAILS.join(', ')}, once confirmed (npm run account -- verify EMAIL)`
        : 'nobody (ADMIN_EMAILS)',
    ],
  ];
  const width = Math.max(...parts.map(([name]) => name.length));
  const lines = parts.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`);
  return [
    '',
    `Leaflore is ready: ${config.publicUrl}`,
    '',
    ...lines,
    '',
    '  Ctrl-C stops it; everything is kept.',
    '',
  ].join('\n');
}
