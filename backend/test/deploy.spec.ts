import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const ROOT = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const settings = new Set([...read('.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name!));

interface Service {
  image: string;
  user?: string;
  ports?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  environment?: Record<string, string>;
}
const { services } = parse(read('docker-compose.yml'), { merge: true }) as {
  services: Record<string, Service>;
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

  it.each(ours)(
    'lets %s write nothing but its data, as nobody in particular, and sets what there is to set',
    (_, service) => {
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], user: '1000:1000' });
      expect(Object.keys(service.environment!).filter((name) => !settings.has(name))).toEqual([]);
    },
  );

  it('gives no key of a provider to the API, and the rights of the owner to migrations alone', () => {
    expect(Object.keys(services.api!.environment!).filter((name) => /ANTHROPIC|OPENAI/.test(name))).toEqual(
      [],
    );
    const owners = ours
      .filter(([, { environment }]) => environment!.MIGRATION_DATABASE_URL)
      .map(([name]) => name);
    expect(owners).toEqual(['migrate']);
  });

  it('asks for secrets, and has none', () => {
    const secrets = Object.values(services).flatMap(({ environment = {} }) =>
      Object.entries(environment).filter(([name]) => /PASSWORD|SECRET/.test(name)),
    );
    expect(secrets.length).toBeGreaterThan(5);
    expect(secrets.filter(([, value]) => !/^\$\{\w+:\?/.test(value))).toEqual([]);
  });
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
