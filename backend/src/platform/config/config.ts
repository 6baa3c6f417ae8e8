import 'reflect-metadata';
import { isIP } from 'node:net';
import path from 'node:path';
import { plainToInstance, Transform } from 'class-transformer';
import {
  IsArray,
  IsEmail,
  IsIn,
  IsOptional,
  IsString,
  Matches,
  MinLength,
  ValidateBy,
  validateSync,
} from 'class-validator';
import { KEPT_DAYS } from '../../kernel/retention.js';
import { IsHost, IsOneOf, IsServer, IsSite, IsWebAddress, IsWhole, LooksLike, siteOf } from './rules.js';

const list = () =>
  Transform(({ value }) =>
    typeof value === 'string'
      ? value
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean)
      : value,
  );
const isNetwork = (text: unknown): boolean => {
  const [, address = '', bits = '0'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(String(text)) ?? [];
  const version = isIP(address);
  return version > 0 && Number(bits) <= (version === 4 ? 32 : 128);
};
const message = 'each must be an address or a range such as 10.0.0.0/8';
const IsNetwork = () =>
  ValidateBy({ name: 'isNetwork', validator: { validate: isNetwork } }, { each: true, message });

const HOST_NAME = /^([a-z0-9-]+(\.[a-z0-9-]+)*|\[[0-9a-f:.]+\])$/i;
const HOST_MESSAGE = 'each must be a name or an address, without a port';

const PRICE = /^[^=/]+=\d{1,6}(\.\d{1,6})?\/\d{1,6}(\.\d{1,6})?$/;
const PRICE_MESSAGE = 'each must be a model with its two prices, such as gpt-4o=2.5/10';

const LONG = { each: true, message: 'each must have 32 characters or more' };

const POSTGRES = [/^postgres(ql)?:\/\//, 'postgres://name:password@host:5432/database'] as const;
const REDIS = [/^rediss?:\/\//, 'redis://host:6379'] as const;
const SMTP = [/^smtps?:\/\//, 'smtp://name:password@host:587'] as const;

const LOOPBACK = ['127.0.0.1', 'localhost', '::1'];

const IDENTIFICATION_PROVIDERS = ['anthropic', 'openai', 'local'] as const;
export type IdentificationProvider = (typeof IDENTIFICATION_PROVIDERS)[number];

/** All settings of the server, read once at start. A fresh install needs none of them. */
export class Config {
  @IsWhole(0, 65535) PORT = 3000;
  /** The address to listen on: 127.0.0.1 unless other devices should reach the server. */
  @IsHost() HOST = '127.0.0.1';
  /**
   * The address people type, such as https://leaflore.example. Links in mails and the security of cookies depend on
   * it.
   */
  @IsOptional() @IsWebAddress() @IsSite() PUBLIC_URL?: string;
  /** Folder for embedded Postgres, photos and undelivered mail. */
  @Transform(({ value }) => path.resolve(String(value))) DATA_DIR = path.resolve('.data');
  @IsOptional() @IsServer(...POSTGRES) DATABASE_URL?: string;
  /** The same database as its owner, for migrations; API and worker do not get it. Without it DATABASE_URL is the owner. */
  @IsOptional() @IsServer(...POSTGRES) MIGRATION_DATABASE_URL?: string;
  @IsOptional() @IsServer(...REDIS) REDIS_URL?: string;
  /** Sign cookies and links, at least 32 characters each: the first signs, all verify. The same on every server of an installation. */
  @list() @IsArray() @MinLength(32, LONG) SESSION_SECRET: string[] = [];
  /** Encrypt the secrets of two-step login: the first encrypts, all decrypt. Without them the keys of SESSION_SECRET do. */
  @list() @IsArray() @MinLength(32, LONG) ENCRYPTION_KEYS: string[] = [];
  @list()
  @IsArray()
  @IsEmail({}, { each: true, message: 'each must be an email address' })
  ADMIN_EMAILS: string[] = [];
  /** Names under which people reach this server, beside the one of PUBLIC_URL. */
  @list() @IsArray() @Matches(HOST_NAME, { each: true, message: HOST_MESSAGE }) ALLOWED_HOSTS: string[] = [];
  /** Addresses or ranges of reverse proxies whose X-Forwarded-For is trusted. */
  @list() @IsArray() @IsNetwork() TRUSTED_PROXIES: string[] = [];

  @IsOptional() @IsOneOf(IDENTIFICATION_PROVIDERS) IDENTIFICATION_PROVIDER?: IdentificationProvider;
  @IsOptional() @IsString() ANTHROPIC_API_KEY?: string;
  @IsOptional() @IsWebAddress() ANTHROPIC_BASE_URL?: string;
  @IsString() ANTHROPIC_MODEL = 'claude-sonnet-5-5';
  @IsOptional() @IsString() OPENAI_API_KEY?: string;
  @IsOptional() @IsWebAddress() OPENAI_BASE_URL?: string;
  @IsString() OPENAI_MODEL = 'gpt-4o';
  /** Total time in seconds for a remote provider, retries included. */
  @IsWhole(1, 28) IDENTIFICATION_TIMEOUT_S = 25;
  /** Seconds that a remote model of the chat may say nothing before the built-in assistant answers. */
  @IsWhole(1, 60) CHAT_SILENCE_S = 20;
  /** Whose models may be asked in the chat; for an API that has no keys, where the worker has them. See `chatProviders`. */
  @list()
  @IsArray()
  @IsIn(['anthropic', 'openai'], { each: true, message: 'each must be anthropic or openai' })
  CHAT_PROVIDERS: string[] = [];
  /** Calls of paid providers in a day (UTC), all people together; after that the built-in ones answer. */
  @IsWhole(0) MAX_PAID_CALLS_PER_DAY = 2000;
  /** Days that the activity log is kept at most, from two months to two years. */
  @IsWhole(62, 731) ACTIVITY_DAYS = KEPT_DAYS.activities;
  /** US dollars for a million tokens in and out by model, such as gpt-4o=2.5/10: for what admins see of the cost. */
  @list() @IsArray() @Matches(PRICE, { each: true, message: PRICE_MESSAGE }) AI_PRICES: string[] = [
    'claude-sonnet-5-5=2/10',
    'gpt-4o=2.5/10',
  ];

  /** A server that speaks S3, for photos. Without it Amazon S3 is used as soon as S3_BUCKET is set. */
  @IsOptional() @IsWebAddress() S3_ENDPOINT?: string;
  @IsOptional()
  @LooksLike(
    /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
    'the name of a bucket: small letters, digits, dots and hyphens',
  )
  S3_BUCKET?: string;
  @LooksLike(/^[a-z0-9-]+$/, 'a region such as eu-central-1') S3_REGION = 'us-east-1';
  @IsOptional() @IsString() S3_ACCESS_KEY_ID?: string;
  @IsOptional() @IsString() S3_SECRET_ACCESS_KEY?: string;

  /** Payments by Stripe: both keys, or neither. */
  @IsOptional() @LooksLike(/^[sr]k_\w+$/, 'a key that begins with sk_ or rk_') STRIPE_SECRET_KEY?: string;
  @IsOptional() @LooksLike(/^pk_\w+$/, 'a key that begins with pk_') STRIPE_PUBLISHABLE_KEY?: string;
  /** Of the webhook; without it Stripe is asked what happened. */
  @IsOptional() @LooksLike(/^whsec_\S+$/, 'a secret that begins with whsec_') STRIPE_WEBHOOK_SECRET?: string;
  /** Another server that speaks Stripe's API, for tests. */
  @IsOptional() @IsWebAddress() STRIPE_API_BASE?: string;

  @IsOptional() @IsServer(...SMTP) SMTP_URL?: string;
  @LooksLike(/[^\s<>]@[^\s<>]/, 'an address such as Leaflore <no-reply@plants.example.org>')
  MAIL_FROM = 'Leaflore <no-reply@leaflore.invalid>';
  /** Contact address of this server's operator for push services: a mailto: or https: address. */
  @IsOptional()
  @LooksLike(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'an address with mailto: or https://')
  VAPID_SUBJECT?: string;
  /** Tag manager id for usage statistics, such as GTM-ABC123; without it nothing is loaded. */
  @IsOptional() @LooksLike(/^[\w-]{3,40}$/, 'an id such as GTM-ABC123') ANALYTICS_ID?: string;
  /** Where this process tells its metrics and whether it is ready, on a port of its own; without it nothing is counted. */
  @IsOptional() @IsWhole(1, 65535) METRICS_PORT?: number;
  @IsString() METRICS_HOST = '127.0.0.1';
  /** A collector of OpenTelemetry traces; without it none are made. */
  @IsOptional() @IsWebAddress() OTEL_EXPORTER_OTLP_ENDPOINT?: string;
  @IsOneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']) LOG_LEVEL = 'info';
  @IsOneOf(['on', 'off']) RATE_LIMITS: 'on' | 'off' = 'on';

  /** The address under which this server is reached, as browsers spell it, without a name and a password. */
  get publicUrl(): string {
    return new URL(this.PUBLIC_URL ?? `${siteOf(this.HOST)}:${this.PORT}`).origin;
  }

  get servedOverHttps(): boolean {
    return this.publicUrl.startsWith('https:');
  }

  /** Whose models may be asked in the chat: those that are named, else those that have a key. */
  get chatProviders(): string[] {
    if (this.CHAT_PROVIDERS.length) return this.CHAT_PROVIDERS;
    return [...(this.ANTHROPIC_API_KEY ? ['anthropic'] : []), ...(this.OPENAI_API_KEY ? ['openai'] : [])];
  }

  /** The identification provider: the configured one, else the first that has a key, else the built-in one. */
  get identificationProvider(): IdentificationProvider {
    if (this.IDENTIFICATION_PROVIDER) return this.IDENTIFICATION_PROVIDER;
    if (this.ANTHROPIC_API_KEY) return 'anthropic';
    return this.OPENAI_API_KEY ? 'openai' : 'local';
  }
}

const NUMBERS = new Set([
  'PORT',
  'METRICS_PORT',
  'CHAT_SILENCE_S',
  'IDENTIFICATION_TIMEOUT_S',
  'MAX_PAID_CALLS_PER_DAY',
  'ACTIVITY_DAYS',
]);

/** The server cannot start with these settings; the message has one sentence per mistake. */
export class ConfigError extends Error {}

/** Reads and validates the environment; an empty value counts as absent. Throws ConfigError. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const known = Object.keys(new Config()).concat(
    'PUBLIC_URL DATABASE_URL MIGRATION_DATABASE_URL REDIS_URL'.split(' '),
    'IDENTIFICATION_PROVIDER ANTHROPIC_API_KEY'.split(' '),
    'ANTHROPIC_BASE_URL OPENAI_API_KEY OPENAI_BASE_URL SMTP_URL VAPID_SUBJECT ANALYTICS_ID'.split(' '),
    'METRICS_PORT OTEL_EXPORTER_OTLP_ENDPOINT'.split(' '),
    'S3_ENDPOINT S3_BUCKET S3_ACCESS_KEY_ID S3_SECRET_ACCESS_KEY'.split(' '),
    'STRIPE_SECRET_KEY STRIPE_PUBLISHABLE_KEY STRIPE_WEBHOOK_SECRET STRIPE_API_BASE'.split(' '),
  );
  const given: Record<string, unknown> = {};
  for (const key of known) {
    const value = env[key]?.trim();
    if (value) given[key] = NUMBERS.has(key) ? Number(value) : value;
  }
  const config = plainToInstance(Config, given);
  const mistakes = validateSync(config).map(
    ({ property, constraints }) => `${property}: ${Object.values(constraints ?? {}).join(', ')}.`,
  );
  const provider = config.IDENTIFICATION_PROVIDER;
  if (provider === 'anthropic' && !config.ANTHROPIC_API_KEY)
    mistakes.push('IDENTIFICATION_PROVIDER is anthropic, but ANTHROPIC_API_KEY is not set.');
  if (provider === 'openai' && !config.OPENAI_API_KEY)
    mistakes.push('IDENTIFICATION_PROVIDER is openai, but OPENAI_API_KEY is not set.');
  if (!mistakes.length)
    mistakes.push(...mistakesOfDatabase(config), ...mistakesOfS3(config), ...mistakesOfStripe(config));
  if (config.RATE_LIMITS === 'off' && !LOOPBACK.includes(config.HOST))
    mistakes.push('RATE_LIMITS may be off only when HOST is a loopback address.');
  if (mistakes.length) throw new ConfigError(mistakes.join('\n'));
  return config;
}

/** Without DATABASE_URL the embedded Postgres is used, whatever its owner's address says. */
const mistakesOfDatabase = ({ DATABASE_URL, MIGRATION_DATABASE_URL }: Config): string[] =>
  MIGRATION_DATABASE_URL && !DATABASE_URL ? ['DATABASE_URL is not set, but MIGRATION_DATABASE_URL is.'] : [];

/** The S3 settings are only valid together. */
function mistakesOfS3(config: Config): string[] {
  const needed = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const given = ([...needed, 'S3_ENDPOINT'] as const).find((key) => config[key]);
  if (!given) return [];
  return needed.filter((key) => !config[key]).map((key) => `${key} is not set, but ${given} is.`);
}

/** Payments need both keys, and both of the same kind: of a test, or for real. */
function mistakesOfStripe({
  STRIPE_SECRET_KEY: secret,
  STRIPE_PUBLISHABLE_KEY: publishable,
}: Config): string[] {
  if (secret && !publishable) return ['STRIPE_PUBLISHABLE_KEY is not set, but STRIPE_SECRET_KEY is.'];
  if (publishable && !secret) return ['STRIPE_SECRET_KEY is not set, but STRIPE_PUBLISHABLE_KEY is.'];
  const isTest = (key = '') => key.includes('_test_');
  if (isTest(secret) === isTest(publishable)) return [];
  return ['STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY do not belong together: one is of a test.'];
}
