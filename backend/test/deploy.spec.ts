import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import { MAX_BACKUP } from '../src/modules/data-transfer/import.service.js';
import { readConfig } from '../src/platform/config/config.js';
import { CONCURRENCY } from '../src/platform/queue/job-worker.js';

const ROOT = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const settings = new Set([...read('.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name!));

interface Service {
  image: string;
  user?: string;
  ports?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  networks?: string[];
  tmpfs?: string[];
  volumes?: string[];
  environment?: Record<string, string>;
}
const { services, networks, volumes } = parse(read('docker-compose.yml'), { merge: true }) as {
  services: Record<string, Service>;
  networks: Record<string, { ipam?: { config: { subnet: string }[] } } | null>;
  volumes: Record<string, null>;
};
const ours = ['api', 'worker', 'migrate'].map((name) => [name, services[name]!] as const);

describe('an installation as docker-compose.yml describes it', () => {
  it('is reached by the public through the proxy alone, and never on the port of the metrics', () => {
    const open = Object.entries(services).flatMap(([name, { ports = [] }]) =>
      ports.filter((port) => !port.startsWith('127.0.0.1:')).map((port) => `${name} ${port}`),
    );
    expect(open).toEqual(['web 8080:8080']);
    expect(JSON.stringify(services)).not.toMatch(/:9464"/);
    expect(read('deploy/nginx/leaflore.conf.template')).toMatch(
      /location ~ \^\/\(metrics\|healthz\|readyz\)\$ \{\s+return 404;/,
    );
  });

  it('lets the proxy come to the API only from addresses that the API believes', () => {
    const { web, api } = services;
    const shared = web!.networks!.filter((name) => api!.networks!.includes(name));
    const addresses = shared.map((name) => networks[name]?.ipam?.config[0]?.subnet);
    expect(addresses).toEqual([api!.environment!.TRUSTED_PROXIES]);
  });

  it.each(ours)(
    'lets %s write nothing but its data, as nobody in particular, and sets what there is to set',
    (_, service) => {
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], user: '1000:1000' });
      expect(Object.keys(service.environment!).filter((name) => !settings.has(name))).toEqual([]);
    },
  );

  it('is of versions that stay the same until somebody names others', () => {
    const images = Object.values(services).map(({ image }) => image);
    expect(images.filter((image) => !/:(local|v?\d[\w.-]*)$/.test(image))).toEqual([]);
  });

  it('keeps what a worker imports on the disk, as memory has no room for it', () => {
    expect(services.worker!.volumes).toEqual(['data:/data']);
    expect(services.worker!.tmpfs!.filter((folder) => folder.startsWith('/data'))).toEqual([]);
    expect(volumes).toHaveProperty('data');
  });

  it('passes on every setting but those that the file or the image has settled', () => {
    const SETTLED = /^(PORT|HOST|DATA_DIR|METRICS_\w+|S3_REGION|STRIPE_API_BASE|RATE_LIMITS)$/;
    const passed = new Set(ours.flatMap(([, { environment }]) => Object.keys(environment!)));
    expect([...settings].filter((name) => !passed.has(name) && !SETTLED.test(name))).toEqual([]);
  });

  it('says to the API whose keys the worker has', () => {
    const chosen = services.api!.environment!.CHAT_PROVIDERS!;
    const withKeys = (...keys: string[]) =>
      readConfig({
        CHAT_PROVIDERS: chosen.replace(/\$\{(\w+):\+(\w+)\}/g, (_, key: string, name: string) =>
          keys.includes(key) ? name : '',
        ),
      }).chatProviders;
    expect(withKeys()).toEqual([]);
    expect(withKeys('OPENAI_API_KEY')).toEqual(['openai']);
    expect(withKeys('ANTHROPIC_API_KEY', 'OPENAI_API_KEY')).toEqual(['anthropic', 'openai']);
  });

  it('gives no key of a provider to the API, and the rights of the owner to migrations alone', () => {
    expect(Object.keys(services.api!.environment!).filter((name) => /ANTHROPIC|OPENAI/.test(name))).toEqual(
      [],
    );
    const owners = ours
      .filter(([, { environment }]) => environment!.MIGRATION_DATABASE_URL)
      .map(([name]) => name);
    expect(owners).toEqual(['migrate']);
  });

  it('has the services and programs that the guide of operators names', () => {
    const commands = read('docs/guides/admin.md').match(/^docker compose .*$/gm) ?? [];
    const used = commands.flatMap((line) => line.match(/(?<=\s)[a-z]+(?=:|\s|$)/g) ?? []);
    const VERBS = ['docker', 'compose', 'exec', 'run', 'cp', 'build', 'up', 'node', 'rm', 'verify'];
    expect(used.filter((word) => !VERBS.includes(word) && !services[word])).toEqual([]);
    const programs = commands.flatMap((line) => line.match(/(?<=backend\/dist\/)\S+(?=\.js)/g) ?? []);
    expect(programs).toEqual(expect.arrayContaining(['cli/account', 'cli/backup', 'cli/restore']));
    expect(programs.filter((name) => !existsSync(path.join(ROOT, 'backend/src', `${name}.ts`)))).toEqual([]);
  });

  it('asks for secrets, takes those of Stripe where there are any, and has none', () => {
    const secrets = Object.values(services).flatMap(({ environment = {} }) =>
      Object.entries(environment).filter(([name]) => /PASSWORD|SECRET/.test(name)),
    );
    expect(secrets.length).toBeGreaterThan(5);
    expect(secrets.filter(([, value]) => !/^\$\{(\w+:\?|STRIPE_\w+:-\})/.test(value))).toEqual([]);
  });
});

describe('the log of the proxy', () => {
  const [, before] = /~\*(\S+) "\$\{DOLLAR\}\{before\}…";/.exec(read('deploy/nginx/leaflore.conf.template'))!;
  const logged = (path: string) => path.replace(new RegExp(before!, 'i'), '$<before>…');
  const inContract = Object.keys((parse(read('openapi.yaml')) as { paths: object }).paths)
    .filter((name) => name.includes('{token}'))
    .map((name) => name.replace('{token}', 'SECRET'));

  it.each([
    ...inContract,
    '/sitter/SECRET',
    '/De/Sitter/SECRET',
    '/reminders/SECRET',
    '/newsletter/leave/SECRET',
  ])('has nothing by which others could act: %s', (path) => expect(logged(path)).toMatch(/^\/[\w/]+\/…$/));

  it.each(['/', '/garden/calendar', '/api/reminders/test', '/api/newsletter/confirm', '/api/plants/1'])(
    'has what was asked: %s',
    (path) => expect(logged(path)).toBe(path),
  );
});

describe('an installation as the chart describes it', () => {
  const folder = 'deploy/helm/leaflore/templates';
  const templates = readdirSync(path.join(ROOT, folder))
    .map((name) => read(`${folder}/${name}`))
    .join('\n');

  it('takes from its secret what there is to set', () => {
    const named = [...templates.matchAll(/"([A-Z][A-Z0-9]*_[A-Z0-9_]+)"/g)].map(([, name]) => name!);
    expect(named).toContain('DATABASE_URL');
    expect(named.filter((name) => !settings.has(name))).toEqual([]);
  });

  it('takes the values that it comes with, and refuses others that a cluster would refuse later', () => {
    const isTaken = new Ajv({ allowUnionTypes: true }).compile(
      JSON.parse(read('deploy/helm/leaflore/values.schema.json')) as object,
    );
    const values = parse(read('deploy/helm/leaflore/values.yaml')) as Record<string, object>;
    isTaken(values);
    expect(isTaken.errors).toBeNull();
    const wrong = [
      { image: { ...values.image, tag: 20261125 } }, // would be 2.0261125e+07
      { image: { ...values.image, repo: 'registry.example.org/leaflore' } },
      { publicUrl: 'plants.example.org' },
      { settings: { RATE_LIMITS: true } }, // what `on` without quotes is to Helm
      { api: { ...values.api, replicas: 0 } },
      { worker: { ...values.worker, resources: {} } },
    ];
    expect(wrong.filter((some) => isTaken({ ...values, ...some }))).toEqual([]);
  });

  it.each(['api', 'worker'])(
    'has room in %s for two photos that take as much as one may, beside the process',
    (name) => {
      const values = parse(read('deploy/helm/leaflore/values.yaml')) as Record<
        string,
        { resources: { limits: { memory: string } } }
      >;
      const [, photo] = /maxRssBytes: (\d+) \* 1024/.exec(
        read('backend/src/platform/images/photo-decoder.ts'),
      )!;
      const PROCESS = 400;
      const limit = 1024 * Number(/^(\d+)Gi$/.exec(values[name]!.resources.limits.memory)![1]);
      expect(limit).toBeGreaterThanOrEqual(2 * Number(photo) + PROCESS);
    },
  );

  it('has room for all backups that a worker copies at a time, and for one that a kill left there', () => {
    const [, room] = /name: data\s+emptyDir: \{ sizeLimit: (\d+)Gi \}/.exec(templates)!;
    expect(Number(room) * 1024 ** 3).toBeGreaterThanOrEqual((CONCURRENCY.files + 1) * MAX_BACKUP.bytes);
  });

  it('lets containers do no more than they must', () => {
    for (const line of [
      'runAsNonRoot: true',
      'readOnlyRootFilesystem: true',
      'allowPrivilegeEscalation: false',
      'drop: [ALL]',
    ])
      expect(templates).toContain(line);
  });
});
