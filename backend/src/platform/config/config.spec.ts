import path from 'node:path';
import { ConfigError, readConfig } from './config.js';

const mistakeIn = (env: Record<string, string>): string => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
};

describe('the settings', () => {
  it('need not be given: a fresh installation is for this machine only, with the built-in identifier', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      RATE_LIMITS: 'on',
      LOG_LEVEL: 'info',
      ADMIN_EMAILS: [],
    });
    expect(config.DATA_DIR).toMatch(/[\\/]\.data$/);
    expect(config.identificationProvider).toBe('local');
    expect(config.publicUrl).toBe('http://127.0.0.1:3000');
    expect(config.servedOverHttps).toBe(false);
  });

  it('count as absent when they are blank', () => {
    expect(
      readConfig({ PORT: '', DATABASE_URL: ' ', ANTHROPIC_API_KEY: '', IDENTIFICATION_PROVIDER: '' }),
    ).toEqual(readConfig({}));
  });

  it('take nothing else from the environment', () => {
    expect(
      readConfig({ HOME: '/', PATH: '/', publicUrl: 'https://evil.test', __proto__: 'x' } as never),
    ).toEqual(readConfig({}));
  });

  it('are numbers and lists where they should be', () => {
    const config = readConfig({
      PORT: '8080',
      ADMIN_EMAILS: ' a@leaflore.test, b@leaflore.test,',
      TRUSTED_PROXIES: '10.0.0.0/8,::1',
    });
    expect(config.PORT).toBe(8080);
    expect(config.ADMIN_EMAILS).toEqual(['a@leaflore.test', 'b@leaflore.test']);
    expect(config.TRUSTED_PROXIES).toEqual(['10.0.0.0/8', '::1']);
  });

  it('keep data in one place, wherever each process stands', () => {
    expect(readConfig({ DATA_DIR: 'garden' }).DATA_DIR).toBe(path.resolve('garden'));
    expect(readConfig({ DATA_DIR: '/srv/garden' }).DATA_DIR).toBe(path.resolve('/srv/garden'));
  });

  it('make secure cookies and links of an address with HTTPS', () => {
    const config = readConfig({ PUBLIC_URL: 'https://leaflore.example/' });
    expect(config).toMatchObject({ publicUrl: 'https://leaflore.example', servedOverHttps: true });
  });

  it.each([
    'HTTPS://Leaflore.Example',
    'https://rosa:secret@leaflore.example',
    'https://leaflore.example:443//',
  ])('make them of %s too, as browsers spell it, without a password', (PUBLIC_URL) => {
    const config = readConfig({ PUBLIC_URL });
    expect(config).toMatchObject({ publicUrl: 'https://leaflore.example', servedOverHttps: true });
  });

  it.each([
    ['::1', 'http://[::1]:3000'],
    ['::', 'http://[::]:3000'],
    ['0.0.0.0', 'http://0.0.0.0:3000'],
    ['garden.lan', 'http://garden.lan:3000'],
  ])('listen on %s', (HOST, address) => expect(readConfig({ HOST }).publicUrl).toBe(address));

  it.each([
    ['HOST', 'my garden'],
    ['HOST', '127.0.0.1:80'],
    ['HOST', '300.0.0.1'],
    ['HOST', 'http://127.0.0.1'],
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['PUBLIC_URL', 'leaflore.example'],
    ['PUBLIC_URL', 'ftp://leaflore.example'],
    ['PUBLIC_URL', 'https://example.org/leaflore'],
    ['DATABASE_URL', 'mysql://localhost/leaflore'],
    ['DATABASE_URL', 'postgres://leaflore:a#b@localhost/leaflore'],
    ['MIGRATION_DATABASE_URL', 'leaflore'],
    ['REDIS_URL', 'localhost:6379'],
    ['SESSION_SECRET', 'too short'],
    ['ADMIN_EMAILS', 'boss@leaflore.test,boss'],
    ['TRUSTED_PROXIES', '10.0.0.0/8,my-proxy'],
    ['TRUSTED_PROXIES', '10.0.0.0/99'],
    ['IDENTIFICATION_PROVIDER', 'oracle'],
    ['ANTHROPIC_BASE_URL', 'ftp://models.example'],
    ['OPENAI_BASE_URL', 'models.example'],
    ['IDENTIFICATION_TIMEOUT_S', '60'],
    ['MAX_PAID_CALLS_PER_DAY', '-1'],
    ['ACTIVITY_DAYS', '30'],
    ['S3_ENDPOINT', 'storage.example'],
    ['S3_BUCKET', 'No Bucket'],
    ['S3_REGION', 'eu/west'],
    ['STRIPE_SECRET_KEY', 'key'],
    ['STRIPE_WEBHOOK_SECRET', 'key'],
    ['SMTP_URL', 'http://mail.example'],
    ['MAIL_FROM', 'Leaflore'],
    ['ANALYTICS_ID', 'G 1'],
    ['METRICS_PORT', '0'],
    ['CHAT_PROVIDERS', 'openai,oracle'],
    ['AI_PRICES', 'gpt-4o=2.5'],
    ['VAPID_SUBJECT', 'postmaster'],
    ['LOG_LEVEL', 'loud'],
    ['RATE_LIMITS', 'maybe'],
  ])('refuse %s=%s in one sentence that names the setting', (name, value) => {
    const mistake = mistakeIn({ [name]: value });
    expect(mistake.split('\n')).toHaveLength(1);
    expect(mistake).toMatch(new RegExp(`^${name}: [\\w ]*must .*\\.$`));
    expect(mistake).not.toMatch(/regular expression|, must|value in/);
  });

  it('are all checked at once', () => {
    const lines = mistakeIn({ PORT: 'x', REDIS_URL: 'x', LOG_LEVEL: 'x' }).split('\n');
    expect(lines.map((line) => line.split(':')[0]).sort()).toEqual(['LOG_LEVEL', 'PORT', 'REDIS_URL']);
  });

  it('do not spell out a wrong secret', () => {
    const mistake = mistakeIn({
      SESSION_SECRET: 'hunter2',
      DATABASE_URL: 'mysql://root:hunter2@localhost',
      SMTP_URL: 'x://u:hunter2@m',
    });
    expect(mistake.split('\n')).toHaveLength(3);
    expect(mistake).not.toContain('hunter2');
  });

  it.each([
    [{}, 'local'],
    [{ ANTHROPIC_API_KEY: 'a' }, 'anthropic'],
    [{ OPENAI_API_KEY: 'o' }, 'openai'],
    [{ ANTHROPIC_API_KEY: 'a', OPENAI_API_KEY: 'o' }, 'anthropic'],
    [{ ANTHROPIC_API_KEY: 'a', OPENAI_API_KEY: 'o', IDENTIFICATION_PROVIDER: 'openai' }, 'openai'],
    [{ ANTHROPIC_API_KEY: 'a', IDENTIFICATION_PROVIDER: 'local' }, 'local'],
  ])('with %j choose the identifier %s', (env, provider) => {
    expect(readConfig(env as Record<string, string>).identificationProvider).toBe(provider);
  });

  it.each(['anthropic', 'openai'])('refuse %s without its key', (provider) => {
    expect(mistakeIn({ IDENTIFICATION_PROVIDER: provider })).toContain(
      `${provider.toUpperCase()}_API_KEY is not set`,
    );
  });

  it('keep photos on S3 only when all that it needs is there', () => {
    const whole = { S3_BUCKET: 'photos', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 's' };
    expect(readConfig(whole)).toMatchObject({ ...whole, S3_REGION: 'us-east-1' });
    for (const [name, value] of Object.entries(whole)) {
      const others = Object.keys(whole).filter((key) => key !== name);
      const lines = mistakeIn({ [name]: value }).split('\n');
      expect(lines).toEqual(others.map((key) => `${key} is not set, but ${name} is.`));
    }
    expect(mistakeIn({ S3_ENDPOINT: 'http://127.0.0.1:9000' }).split('\n')).toHaveLength(3);
  });

  it('have no owner of a database without the database', () => {
    const owner = { MIGRATION_DATABASE_URL: 'postgres://owner@localhost/leaflore' };
    expect(mistakeIn(owner)).toBe('DATABASE_URL is not set, but MIGRATION_DATABASE_URL is.');
    expect(readConfig({ ...owner, DATABASE_URL: 'postgres://app@localhost/leaflore' })).toMatchObject(owner);
  });

  it('let limits be lifted on this machine only', () => {
    for (const HOST of ['127.0.0.1', 'localhost', '::1'])
      expect(readConfig({ RATE_LIMITS: 'off', HOST }).RATE_LIMITS).toBe('off');
    for (const HOST of ['0.0.0.0', '::', '192.0.2.7'])
      expect(mistakeIn({ RATE_LIMITS: 'off', HOST })).toMatch(/RATE_LIMITS.*loopback/);
  });
});
