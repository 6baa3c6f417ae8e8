import { see } from '../browser.mjs';
import { asAdmin } from '../texts/steps.mjs';

const at = (day, time = '08:00') => `2026-05-0${day}T${time}:00.000Z`;
const STATS = {
  totalUsers: 1284,
  premiumUsers: 96,
  pendingQuestions: 1,
  totalConversations: 412,
  avgResponseTime: 840,
};
const QUESTION = {
  id: 'question 1',
  message: 'Why does my ficus drop its leaves?',
  category: 'general',
  status: 'pending',
  aiResponse: null,
  aiProvider: null,
  expertResponse: null,
  createdAt: at(3),
  respondedAt: null,
  userName: 'Rosa Moss',
  userEmail: 'rosa@leaflore.test',
};
const ACTIVITIES = [
  ['login', 'Logged in', '203.0.113.7'],
  ['plant_identification', 'Jade Plant'],
  ['plant_watered', 'Peace Lily: Watered.'],
  ['moderation', 'Gave premium to a member'],
].map(([action, details, ipAddress], n) => ({
  id: `activity ${n}`,
  userEmail: 'rosa@leaflore.test',
  action,
  details,
  timestamp: at(4, `0${8 - n}:15`),
  ipAddress,
}));
const interaction = (id, more) => ({
  id,
  kind: 'chat',
  aiProvider: 'anthropic',
  model: 'claude-sonnet-5-5',
  outcome: 'answered',
  createdAt: at(4),
  responseTime: 910,
  confidence: null,
  userMessage: 'When did I last water the monstera, and is it time again?',
  aiResponse:
    'You watered it on 28 April, six days ago. Its rhythm in spring is seven days, so look at the soil tomorrow. If the upper three centimetres are dry, give it water until some runs out below, and empty the saucer after half an hour.',
  ...more,
});
const INTERACTIONS = [
  interaction('1'),
  interaction('2', {
    kind: 'identification',
    aiProvider: 'openai',
    model: 'gpt-4o',
    confidence: 0.72,
    userMessage: '2 photos of a plant',
    aiResponse: 'Jade Plant (unsure)',
  }),
  interaction('3', {
    kind: 'identification',
    aiProvider: 'none',
    model: '',
    outcome: 'identifier-timed-out',
    userMessage: '1 photo of a plant',
    aiResponse: '',
    confidence: 0.4,
  }),
  interaction('4', {
    kind: 'expert',
    aiProvider: 'local',
    model: 'assistant',
    userMessage: QUESTION.message,
  }),
];
const DAYS = Array.from({ length: 30 }, (_, n) => ({
  day: new Date(Date.UTC(2026, 3, 5 + n)).toISOString().slice(0, 10),
  signUps: (n * 7) % 5,
  identifications: 12 + ((n * 11) % 17),
  aiCalls: 20,
  aiResponseTime: n === 9 ? null : 700 + ((n * 37) % 260),
  inputTokens: 20_000 + ((n * 1931) % 9000),
  outputTokens: 4000 + ((n * 611) % 2500),
  costUsd: 0.08 + ((n * 13) % 10) / 100,
}));
const person = (id, firstName, lastName, more) => ({
  id,
  firstName,
  lastName,
  email: `${firstName.toLowerCase()}@leaflore.test`,
  isPremium: false,
  grant: null,
  identificationsUsed: 2,
  emailVerifiedAt: at(1),
  createdAt: at(1),
  ...more,
});
const PEOPLE = [
  person('1', 'Rosa', 'Moss', { isPremium: true, grant: { until: '2026-12-31' } }),
  person('2', 'Otto', 'Fern', { emailVerifiedAt: null }),
];
const JOBS = [
  {
    id: '1',
    name: 'mail-contact-message',
    error: 'connect ECONNREFUSED 192.0.2.7:587',
    starts: 3,
    createdAt: at(3),
    parkedAt: at(4),
  },
];
const MESSAGES = [
  {
    id: '1',
    name: 'Otto Fern',
    email: 'otto@leaflore.test',
    subject: 'My fern',
    message: 'How do I change the name of my fern?',
    isMember: true,
    createdAt: at(4),
    answeredAt: null,
  },
  {
    id: '2',
    name: 'Ida Kell',
    email: 'ida@leaflore.test',
    subject: 'Thank you',
    message: 'The reminder saved my lily.',
    isMember: false,
    createdAt: at(2),
    answeredAt: at(3),
  },
];

/** Answers as the server does for an admin. */
const answers = async (page) => {
  await asAdmin(page);
  const answer = (address, json) => page.route(`**/api/admin/${address}`, (route) => route.fulfill({ json }));
  await answer('stats', STATS);
  await answer('charts?*', DAYS);
  await answer('expert-questions?*', [QUESTION]);
  await answer('user-activities?*', ACTIVITIES);
  await answer('ai-behavior?*', INTERACTIONS);
  await answer('people?*', PEOPLE);
  await answer('parked-jobs?*', JOBS);
  await answer('contact-messages?*', MESSAGES);
};
const tab = (name, heading) => async (page) => {
  await page.getByRole('tab', { name }).click();
  await see(page.getByRole('heading', { name: heading }));
  await see(page.getByRole('heading', { name: 'AI tokens' }));
};
const pressed = (name, title) => async (page) => {
  await page.getByRole('button', { name }).click();
  await see(page.getByRole('dialog', { name: title }));
};

/** What admins see: the dashboard with its tabs and charts, people, messages and parked jobs. */
export const adminScreens = [
  ['admin-dashboard', '/admin', tab('Expert Questions', 'Expert Questions from Community')],
  ['admin-activity', '/admin', tab('User Activity', 'User Activity Monitor')],
  ['admin-ai', '/admin', tab('AI Behavior', 'AI Behavior Analysis')],
  [
    'admin-table',
    '/admin',
    async (page) => {
      await page.getByText('Sign-ups as a table').click();
      await see(page.getByRole('rowheader', { name: '4 May' }));
    },
  ],
  ['admin-people', '/admin/people', (page) => see(page.getByText('Premium until 31 December 2026, given'))],
  ['admin-premium', '/admin/people', pressed('Give premium: Otto Fern', 'Give premium to Otto Fern')],
  ['admin-messages', '/admin/messages', (page) => see(page.getByText('Waits for an answer'))],
  ['admin-jobs', '/admin/jobs', (page) => see(page.getByText('Tried 3 times.'))],
  ['admin-discard', '/admin/jobs', pressed('Discard mail-contact-message', 'Discard this job?')],
]
  .map(([name, path, reach]) => ({ name, path, as: 'member', answers, reach }))
  .concat({
    name: 'admin-failed',
    path: '/admin',
    as: 'member',
    mayFail: /api\/admin/,
    isOfToast: true,
    answers: async (page) => {
      await asAdmin(page);
      await page.route('**/api/admin/**', (route) => route.abort('connectionreset'));
    },
    reach: (page) => see(page.getByRole('button', { name: 'Try Again' }).nth(2)),
  });
