import { see } from '../browser.mjs';
import { asPremium } from '../texts/steps.mjs';

const ID = '33333333-0000-4000-8000-000000000001';
const MONSTERA = '11111111-0000-4000-8000-000000000001';
const DAY = '2026-11-21';

const conversations = [
  { id: ID, title: 'When did I last water the monstera?', updatedAt: `${DAY}T09:00:00Z` },
  { id: ID.replace(/1$/, '2'), title: 'Brown tips on the spider plant', updatedAt: '2026-11-12T09:00:00Z' },
  { id: ID.replace(/1$/, '3'), title: 'Plants for a dark bathroom', updatedAt: '2026-10-02T09:00:00Z' },
].map((conversation) => ({ userId: MONSTERA, createdAt: conversation.updatedAt, ...conversation }));

const aMessage = (id, role, content, more) => ({
  id: `44444444-0000-4000-8000-00000000000${id}`,
  conversationId: ID,
  role,
  content,
  state: 'done',
  provider: role === 'user' ? null : 'local',
  model: role === 'user' ? null : 'leaflore-assistant',
  createdAt: `${DAY}T09:00:0${id}Z`,
  ...more,
});

const said = [
  aMessage(1, 'user', 'When did I last water the monstera?'),
  aMessage(
    2,
    'assistant',
    `You last watered your [Monstera](/garden/${MONSTERA}) **on 12 November, 9 days ago**. Next: on Friday.`,
  ),
  aMessage(3, 'user', 'Why are its leaves yellow?'),
  aMessage(
    4,
    'assistant',
    `What you see on your [Monstera](/garden/${MONSTERA}) most often comes from one of these:\n\n- **Too much water**: Soil that never dries leaves the roots without air. First: empty the saucer.\n- **Old leaves**: The oldest leaves turn yellow one by one.\n\n![a picture](https://example.org/x.png) <b>bold</b> [elsewhere](https://example.org)`,
  ),
];

const EXPERT = {
  models: [
    { useOpenAI: false, provider: 'anthropic', model: 'claude-sonnet-5-5', isAvailable: true },
    { useOpenAI: true, provider: 'openai', model: 'gpt-4o', isAvailable: true },
  ],
  suggestions: [
    'How is my Peace Lily doing?',
    'What should I do this week?',
    'How much light does my Monstera need?',
  ],
};

/** The server of a premium member with these conversations, of which the first says this. */
const premium =
  (list, messages = []) =>
  async (page) => {
    await asPremium(page);
    await page.route('**/api/chat/expert', (route) => route.fulfill({ json: EXPERT }));
    await page.route('**/api/chat/conversations?*', (route) => route.fulfill({ json: list }));
    await page.route('**/api/chat/conversations/*/messages?*', (route) => route.fulfill({ json: messages }));
    await page.route('**/events', () => new Promise(() => {})); // the reply never comes to its end
  };

const shows = (words) => (page) => see(page.getByText(words).first());

/** The plant expert of premium members. */
export const chatScreens = [
  { name: 'chat-welcome', answers: premium([]), reach: shows('Welcome to AI Plant Expert') },
  { name: 'chat-suggestions', answers: premium(conversations), reach: shows('What should I do this week?') },
  { name: 'chat-conversation', answers: premium(conversations, said), reach: shows('Too much water') },
  {
    name: 'chat-writing',
    answers: premium(conversations, [
      ...said.slice(0, 3),
      aMessage(4, 'assistant', 'What you see on your Monstera', {
        state: 'writing',
        provider: null,
        model: null,
      }),
    ]),
    reach: shows('What you see on your Monstera'),
  },
  {
    name: 'chat-interrupted',
    answers: premium(conversations, [
      ...said.slice(0, 3),
      aMessage(4, 'assistant', '', { state: 'failed', provider: null }),
    ]),
    reach: shows('Something interrupted the answer'),
  },
  {
    name: 'chat-premium-ended',
    answers: async (page) => {
      await premium(conversations, said)(page);
      await page.unroute('**/api/auth/user');
    },
    reach: shows('Too much water'),
  },
  {
    name: 'chat-gone',
    path: `/chat?conversation=${ID}`,
    answers: async (page) => {
      await premium(conversations)(page);
      await page.route('**/messages?*', (route) => route.fulfill({ status: 404, json: {} }));
    },
    mayFail: /\/messages/,
    reach: shows('This conversation isn’t there any more'),
  },
].map((screen) => ({ path: '/chat', as: 'member', on: DAY, ...screen }));
