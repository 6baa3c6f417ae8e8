/** Who may import whom. docs/architecture.md draws the floors; these rules keep them. */
const inModule = '^backend/src/modules/([^/]+)/';

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
    {
      name: 'modules-look-down',
      severity: 'error',
      comment:
        'activity < auth, library < household < photos < billing, identification, garden < reminders, community, contact, data-transfer',
      from: {
        path: '^backend/src/modules/(activity|library|auth|household|photos|mailbox)/',
        pathNot: '\\.spec\\.ts$',
      },
      to: {
        path: '^backend/src/modules/(billing|identification|garden|chat|reminders|community|contact|data-transfer)/',
      },
    },
    {
      name: 'garden-looks-down',
      severity: 'error',
      from: { path: '^backend/src/modules/(billing|identification|garden)/', pathNot: '\\.spec\\.ts$' },
      to: { path: '^backend/src/modules/(chat|reminders|community|contact|data-transfer)/' },
    },
    {
      name: 'nobody-needs-the-admin',
      severity: 'error',
      comment: 'The admin module reads the faces of the others, and is the top floor',
      from: { path: '^backend/src/modules/', pathNot: '^backend/src/modules/admin/' },
      to: { path: '^backend/src/modules/admin/' },
    },
    {
      name: 'garden-slices-look-down',
      severity: 'error',
      comment: 'domain, tables < care, health < plants < journal',
      from: { path: '^backend/src/modules/garden/(domain|tables)/' },
      to: { path: '^backend/src/modules/garden/(care|health|plants|journal|year|milestones)/' },
    },
    {
      name: 'garden-care-looks-down',
      severity: 'error',
      from: { path: '^backend/src/modules/garden/(care|health)/' },
      to: { path: '^backend/src/modules/garden/(plants|journal|year|milestones)/' },
    },
    {
      name: 'garden-plants-look-down',
      severity: 'error',
      from: { path: '^backend/src/modules/garden/plants/' },
      to: { path: '^backend/src/modules/garden/(journal|year|milestones)/' },
    },
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
    {
      name: 'imports-go-down',
      severity: 'error',
      from: { path: '^frontend/src/(shared|entities|features|pages)/', pathNot: '\\.spec\\.tsx?$' },
      to: { path: '^frontend/src/app/' },
    },
    {
      name: 'imports-go-down-features',
      severity: 'error',
      from: { path: '^frontend/src/(shared|entities|features)/', pathNot: '\\.spec\\.tsx?$' },
      to: { path: '^frontend/src/pages/' },
    },
    {
      name: 'imports-go-down-shared',
      severity: 'error',
      from: { path: '^frontend/src/shared/', pathNot: '\\.spec\\.tsx?$' },
      to: { path: '^frontend/src/(entities|features)/' },
    },
    {
      name: 'imports-go-down-entities',
      severity: 'error',
      from: { path: '^frontend/src/entities/', pathNot: '\\.spec\\.tsx?$' },
      to: { path: '^frontend/src/features/' },
    },
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
