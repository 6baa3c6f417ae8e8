/** Who may import whom. docs/architecture.md draws the floors; these rules keep them. */
const inModule = '^backend/src/modules/([^/]+)/';
const isSpec = '\\.spec\\.tsx?$';

/** Lowest first. What stands on a floor imports from lower ones and from its own folder, tests excepted. */
const floors = (name, folder, stack, allowed = []) =>
  stack.map((floor, place) => ({
    name: `${name}-${place + 1}`,
    severity: 'error',
    comment: stack.map((names) => names.join(', ')).join(' < '),
    from: { path: `^${folder}/(${floor.join('|')})/`, pathNot: isSpec },
    to: {
      path: `^${folder}/(${stack.slice(place).flat().join('|')})/`,
      pathNot: [`^${folder}/$1/`, ...allowed],
    },
  }));

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'kernel-stands-alone',
      severity: 'error',
      from: { path: '^backend/src/kernel/', pathNot: '\\.spec\\.ts$' },
      to: { pathNot: ['^backend/src/kernel/', 'node_modules/(temporal-polyfill|i18next)/', '^async_hooks$'] },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      from: { path: `${inModule}domain/`, pathNot: '\\.spec\\.ts$' },
      to: { pathNot: ['^backend/src/modules/$1/domain/', '^backend/src/kernel/'] },
    },
    {
      name: 'platform-knows-no-module',
      severity: 'error',
      from: { path: '^backend/src/platform/', pathNot: '\\.spec\\.ts$' },
      to: { path: '^backend/src/(modules|setup)/' },
    },
    {
      name: 'modules-meet-at-the-door',
      severity: 'error',
      from: { path: inModule },
      to: { path: '^backend/src/modules/[^/]+/', pathNot: ['^backend/src/modules/$1/', '/index\\.ts$'] },
    },
    ...floors('modules-look-down', 'backend/src/modules', [
      ['activity', 'library', 'blog'],
      ['auth'],
      ['billing', 'contact', 'household', 'mailbox', 'photos'],
      ['garden', 'identification'],
      ['chat', 'reminders'],
      ['community'],
      ['admin', 'data-transfer'],
    ]),
    ...floors(
      'garden-slices-look-down',
      'backend/src/modules/garden',
      [['domain'], ['tables'], ['care'], ['away', 'health', 'year', 'milestones'], ['plants'], ['journal']],
      ['garden/health/spoken\\.ts$'], // the sentences of plans, which tasks say as well
    ),
    {
      name: 'nobody-picks-an-adapter',
      severity: 'error',
      from: {
        path: '^backend/src/(platform|modules)/',
        pathNot: ['\\.module\\.ts$', '/adapters/', '\\.spec\\.ts$'],
      },
      to: { path: '^backend/src/.*/adapters/' },
    },
    {
      name: 'tables-stay-in-repositories',
      severity: 'error',
      comment: 'Schemas and SQL are read by repositories; a module registers its schemas',
      from: {
        path: '^backend/src/',
        pathNot: '\\.(repository|statements|schema|module|spec)\\.ts$',
      },
      to: { path: '\\.(schema|statements)\\.ts$' },
    },
    {
      name: 'postgres-stays-in-platform',
      severity: 'error',
      from: {
        path: '^backend/src/',
        pathNot: ['^backend/src/(migrations|platform/database|setup)/', '\\.(repository|schema|spec)\\.ts$'],
      },
      to: { path: 'node_modules/(pg|typeorm)/' },
    },
    {
      name: 'clients-stay-in-adapters',
      severity: 'error',
      comment:
        'What talks to services outside does it from few places, all of which go through platform/outbound',
      from: {
        path: '^backend/src/',
        pathNot: ['/adapters/', 'push-sender\\.ts$', '\\.spec\\.ts$'],
      },
      to: { path: 'node_modules/(@anthropic-ai|openai|@aws-sdk|nodemailer|web-push|stripe|undici)/' },
    },
    ...floors('imports-go-down', 'frontend/src', [
      ['shared'],
      ['entities'],
      ['features'],
      ['pages'],
      ['app'],
    ]),
    {
      name: 'slices-do-not-meet',
      severity: 'error',
      from: { path: '^frontend/src/features/([^/]+)/', pathNot: '\\.spec\\.tsx?$' },
      to: { path: '^frontend/src/features/', pathNot: '^frontend/src/features/$1/' },
    },
    {
      name: 'one-way-to-the-api',
      severity: 'error',
      from: { path: '^frontend/src/', pathNot: ['^frontend/src/shared/api/', '\\.spec\\.tsx?$'] },
      to: { path: '^frontend/src/shared/api/(generated|base-api)' },
    },
    {
      name: 'halves-meet-in-openapi',
      severity: 'error',
      from: { path: '^(backend|frontend)/' },
      to: { path: '^(backend|frontend)/', pathNot: '^$1/' },
    },
    {
      name: 'shared-stands-alone',
      severity: 'error',
      from: { path: '^(vision|drawings|doctor|plant-key)/' },
      to: { path: '^(vision|drawings|doctor|plant-key|backend|frontend)/', pathNot: '^$1/' },
    },
  ],
  required: [
    {
      name: 'clients-go-through-the-gate',
      severity: 'error',
      module: {
        path: '^backend/src/.*(/adapters/(anthropic|openai|stripe|s3|smtp)\\.[\\w-]+|push-sender)\\.ts$',
        pathNot: '\\.spec\\.ts$',
      },
      to: { path: '^backend/src/platform/outbound/' },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', 'dist'] },
    exclude: { path: ['dist/', '\\.cache/'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
