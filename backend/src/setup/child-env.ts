type Env = Record<string, string | undefined>;

/** What Node and the system's libraries read. */
const SYSTEM = [
  'PATH',
  'HOME',
  'LANG',
  'LC_ALL',
  'TZ',
  'TMPDIR',
  'NODE_ENV',
  'NODE_OPTIONS',
  'NODE_EXTRA_CA_CERTS',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
  'UV_THREADPOOL_SIZE',
  'SystemRoot',
];

/**
 * Settings of both. The worker signs the links of its mails, so it needs the secret too; the API sends the test message of
 * reminders, so it needs what mail needs. The API begins payments, and the worker asks what came of them.
 */
const BOTH = [
  'HOST',
  'PUBLIC_URL',
  'REDIS_URL',
  'SESSION_SECRET',
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_API_BASE',
  'SMTP_URL',
  'MAIL_FROM',
  'VAPID_SUBJECT',
  'METRICS_HOST',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OTEL_TRACES_SAMPLER',
  'OTEL_TRACES_SAMPLER_ARG',
  'LOG_LEVEL',
  'RATE_LIMITS',
];

/** What each process reads of our environment. DATABASE_URL, DATA_DIR and the ports are given to it beside these. */
const SETTINGS = {
  main: [
    ...SYSTEM,
    ...BOTH,
    'ADMIN_EMAILS',
    'ENCRYPTION_KEYS',
    'ALLOWED_HOSTS',
    'TRUSTED_PROXIES',
    'ANALYTICS_ID',
    'CHAT_PROVIDERS',
  ],
  worker: [
    ...SYSTEM,
    ...BOTH,
    'IDENTIFICATION_PROVIDER',
    'IDENTIFICATION_TIMEOUT_S',
    'MAX_PAID_CALLS_PER_DAY',
    'ACTIVITY_DAYS',
    'AI_PRICES',
    'CHAT_SILENCE_S',
    'ANTHROPIC_API_KEY',
    'ANTHROPIC_BASE_URL',
    'ANTHROPIC_MODEL',
    'OPENAI_API_KEY',
    'OPENAI_BASE_URL',
    'OPENAI_MODEL',
  ],
};
type ChildName = keyof typeof SETTINGS;

/** The environment of a child: what it is given, and what it needs of ours. */
export function childEnv(
  name: ChildName,
  given: Record<string, string>,
  ours: Env = process.env,
): Record<string, string> {
  const needed = SETTINGS[name].flatMap((key) => (ours[key] === undefined ? [] : [[key, ours[key]]]));
  return { ...(Object.fromEntries(needed) as Record<string, string>), ...given };
}
