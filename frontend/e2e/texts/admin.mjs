import { all, asAdmin } from './steps.mjs';

/** Section 2, /admin. */
export const admin = [
  {
    name: 'admin',
    path: '/admin',
    as: 'member',
    prepare: async (page) => {
      await asAdmin(page);
      const answer = (address, json) =>
        page.route(`**/api/admin/${address}`, (route) => route.fulfill({ json }));
      const none = { totalUsers: 1, premiumUsers: 0, pendingQuestions: 0, totalConversations: 0 };
      await answer('stats', { ...none, avgResponseTime: 0 });
      for (const list of ['charts', 'expert-questions', 'user-activities', 'ai-behavior'])
        await answer(`${list}?*`, []);
    },
    roles: [
      ...all('heading', 'Admin Dashboard', 'Expert Questions from Community'),
      ...all('tab', 'Expert Questions', 'User Activity', 'AI Behavior'),
    ],
    texts: ['Total Users', 'Premium Users', 'Pending Questions', 'Conversations', 'Avg Response (ms)'],
  },
  {
    name: 'admin for a member',
    path: '/admin',
    as: 'member',
    roles: all('heading', 'Access Denied'),
    texts: ['Admin access required to view this page.'],
  },
];
