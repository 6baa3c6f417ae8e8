import { see } from '../browser.mjs';
import { aFile, aPicture } from '../pictures.mjs';
import { asAdmin, asPremium } from '../texts/steps.mjs';
import { dialogOf } from './steps.mjs';

const at = (day) => `2026-05-0${day}T08:00:00.000Z`;
const post = (id, day, more) => ({
  id: `post ${id}`,
  author: { name: 'Otto F.', isYou: false },
  text: 'Good morning! Does anybody else’s basil look tired after the cold night?',
  plantName: null,
  plantDrawing: null,
  createdAt: at(day),
  editedAt: null,
  likes: 0,
  isLiked: false,
  comments: 0,
  photos: [],
  ...more,
});
const POSTS = [
  post(1, 4, {
    plantName: 'Grandma’s monstera',
    plantDrawing: '/drawings/monstera.svg',
    likes: 3,
    isLiked: true,
  }),
  post(2, 3, {
    author: { name: 'Rosa M.', isYou: true },
    text: 'My peace lily flowers for the second time this year.\nI moved it away from the radiator, and that was all it took.',
    editedAt: at(3),
    comments: 2,
  }),
  post(3, 2, {
    author: { name: 'Ida K.', isYou: false },
    text: 'Hello from a windowsill full of succulents!',
  }),
];
const photo = (id, state) => ({ id, imageUrl: `/api/community/photos/${id}.webp`, state });
const PHOTO_POSTS = [
  post(4, 4, {
    text: 'My aloe has had a pup!',
    likes: 2,
    photos: [photo('a', 'shown'), photo('b', 'shown')],
  }),
  post(5, 3, {
    author: { name: 'Rosa M.', isYou: true },
    text: '',
    photos: [photo('c', 'checking'), photo('d', 'refused'), photo('e', 'doubtful'), photo('f', 'shown')],
  }),
];
const COMMENTS = [
  { id: 'comment 1', author: { name: 'Otto F.', isYou: false }, text: 'How lovely!', createdAt: at(3) },
  { id: 'comment 2', author: { name: 'Rosa M.', isYou: true }, text: 'Thank you, Otto.', createdAt: at(4) },
];
const QUESTIONS = [
  {
    id: 'question 1',
    message: 'Why does my ficus drop its leaves?',
    category: 'general',
    status: 'responded',
    aiResponse:
      'What you see on a **Weeping Fig** most often comes from one of these:\n\n- **A move**: it sheds leaves when moved.\n- **Too little light**: see its [care guide](/library/weeping-fig).',
    aiProvider: 'local',
    expertResponse:
      'It was moved, and it does not like that. Leave it where it is now, and water it as before.',
    createdAt: at(1),
    respondedAt: at(2),
  },
];

const ACHIEVEMENTS = [
  {
    id: 'first-plant',
    title: 'First plant',
    text: 'You’ve taken a plant into your garden.',
    count: 1,
    goal: 1,
  },
  { id: 'one-year', title: 'A year with one plant', text: '', count: 120, goal: 365 },
  { id: 'ten-rescued', title: 'Ten rescued', text: '', count: 2, goal: 10 },
];

const servePhoto = async (route) =>
  route.fulfill({ contentType: 'image/jpeg', body: await aPicture('aloe', 400) });

/** Answers as the server does for a premium member. */
const communityIs =
  ({ posts = POSTS, questions = [], blocks = [] } = {}) =>
  async (page) => {
    await asPremium(page);
    const answer = (address, json) => page.route(address, (route) => route.fulfill({ json }));
    await answer('**/api/community/posts?limit=20', posts);
    await answer('**/api/community/posts?limit=20&newerThan=*', []);
    await answer('**/api/community/posts/*/comments?*', COMMENTS);
    await answer('**/api/community/expert-questions?*', questions);
    await page.route('**/api/community/expert-questions/seen', (route) => route.fulfill({ status: 204 }));
    await answer('**/api/community/posts/post*5', PHOTO_POSTS[1]);
    await page.route('**/api/community/photos/*', servePhoto);
    await answer('**/api/community/blocks', blocks);
    await answer('**/api/community/achievements', ACHIEVEMENTS);
  };

/** The community of premium members: empty, with posts, comments, answers, its dialogs, and failing. */
export const communityScreens = [
  {
    name: 'community-empty',
    path: '/community',
    as: 'member',
    answers: communityIs({ posts: [] }),
    reach: (page) => see(page.getByText('Nobody has written yet')),
  },
  {
    name: 'community-feed',
    path: '/community',
    as: 'member',
    answers: communityIs({ questions: QUESTIONS, blocks: [{ id: 'block', name: 'Max B.' }] }),
    reach: async (page) => {
      await page.getByRole('button', { name: '2 comments' }).click();
      await see(page.getByText('How lovely!'));
      await see(page.getByRole('button', { name: 'Unblock Max B.' }));
    },
  },
  {
    name: 'community-photos',
    path: '/community',
    as: 'member',
    answers: communityIs({ posts: PHOTO_POSTS }),
    reach: (page) => see(page.getByText('Sorry, we can’t show this photo')),
  },
  {
    name: 'community-photo-large',
    path: '/community',
    as: 'member',
    answers: communityIs({ posts: PHOTO_POSTS }),
    reach: async (page) => {
      await page.getByRole('button', { name: 'Photo 4 of Rosa M.: show it large' }).click();
      await see(page.getByRole('dialog').getByRole('img', { name: 'Photo 4 of Rosa M.' }));
    },
  },
  {
    name: 'community-share',
    path: '/community',
    as: 'member',
    answers: communityIs(),
    reach: dialogOf('Share a Photo'),
  },
  {
    name: 'community-share-chosen',
    path: '/community',
    as: 'member',
    answers: communityIs(),
    reach: async (page) => {
      await dialogOf('Share a Photo')(page);
      await page.getByTestId('choose-photo').setInputFiles(await aFile());
      await see(page.getByRole('img', { name: 'The photo that you have chosen' }));
    },
  },
  {
    name: 'community-post',
    path: '/community',
    as: 'member',
    answers: communityIs(),
    reach: dialogOf('Join the Discussion'),
  },
  {
    name: 'community-expert',
    path: '/community',
    as: 'member',
    answers: communityIs(),
    reach: dialogOf('Ask an Expert'),
  },
  {
    name: 'community-failed',
    path: '/community',
    as: 'member',
    mayFail: /api\/community/,
    answers: async (page) => {
      await asPremium(page);
      await page.route('**/api/community/**', (route) => route.abort('connectionreset'));
    },
    reach: (page) => see(page.getByText('We couldn’t load the discussion')),
  },
  {
    name: 'home-answered',
    path: '/home',
    as: 'member',
    answers: (page) => asPremium(page, { unseenAnswerAt: at(2) }),
    reach: (page) => see(page.getByRole('link', { name: 'Read the answer' })),
  },
  {
    name: 'community-desk',
    path: '/admin/community',
    as: 'member',
    answers: async (page) => {
      await asAdmin(page);
      const asked = { userName: 'Rosa Moss', userEmail: 'rosa@leaflore.test' };
      const waiting = { ...QUESTIONS[0], id: 'question 2', status: 'pending', expertResponse: null };
      const questions = [waiting, ...QUESTIONS].map((question) => ({ ...question, ...asked }));
      const by = { author: 'Max B.', createdAt: at(2) };
      const imageUrl = '/api/admin/community/photos/a.webp';
      const reported = { ...by, kind: 'post', id: 'post 9', text: 'Buy my pots!', reports: 3 };
      const posts = [
        { ...reported, reportedAt: at(1), photos: [imageUrl] },
        { ...reported, kind: 'comment', id: 'comment 8', hiddenAt: at(3), photos: [] },
      ];
      const photos = [{ ...by, id: 'a', imageUrl, text: 'My new pot' }];
      await page.route('**/api/admin/expert-questions?*', (route) => route.fulfill({ json: questions }));
      await page.route('**/api/admin/community/photos?*', (route) => route.fulfill({ json: photos }));
      await page.route('**/api/admin/community/photos/*', servePhoto);
      for (const [i, list] of ['reports', 'hidden'].entries())
        await page.route(`**/api/admin/community/${list}?*`, (route) => route.fulfill({ json: [posts[i]] }));
    },
    reach: async (page) => {
      await see(page.getByRole('button', { name: 'Hide from everybody' }));
      await see(page.getByRole('button', { name: 'Show it again' }));
    },
  },
  {
    name: 'community-desk-without-answer',
    path: '/admin/community',
    as: 'member',
    answers: async (page) => {
      await asAdmin(page);
      const asked = { userName: 'Rosa Moss', userEmail: 'rosa@leaflore.test', expertResponse: null };
      const waiting = { ...QUESTIONS[0], ...asked, id: 'question 2', status: 'pending' };
      const questions = [waiting, { ...QUESTIONS[0], ...asked }];
      const link = '</api/admin/expert-questions?limit=20&cursor=abc>; rel="next"';
      await page.route('**/api/admin/expert-questions?*', (route) =>
        route.fulfill({ json: questions, headers: { link } }),
      );
      await page.route('**/api/admin/community/**', (route) => route.fulfill({ json: [] }));
    },
    reach: async (page) => {
      await see(page.getByRole('button', { name: 'Send Answer' }));
      await page.getByRole('button', { name: 'Mark Responded' }).first().click();
      await see(page.getByRole('dialog', { name: 'Mark it without an answer?' }));
    },
  },
  {
    name: 'community-former',
    path: '/community',
    as: 'member',
    answers: async (page) => {
      const answer = (address, json) => page.route(address, (route) => route.fulfill({ json }));
      await answer('**/api/community/expert-questions?*', QUESTIONS);
      const written = { kind: 'post', postId: 'post 2', plantName: null, photos: 0, createdAt: at(3) };
      await answer('**/api/community/own?*', [
        { ...written, id: 'comment 2', kind: 'comment', text: 'Thank you, Otto.' },
        { ...written, id: 'post 2', text: POSTS[1].text, plantName: 'Peace lily', photos: 2 },
      ]);
    },
    reach: (page) => see(page.getByRole('button', { name: 'Edit your post' })),
  },
  {
    name: 'community-post-hidden',
    path: '/community',
    as: 'member',
    answers: async (page) => {
      await communityIs()(page);
      await page.route('**/api/community/posts/*/hide', (route) => route.fulfill({ status: 204 }));
    },
    reach: async (page) => {
      await page.getByRole('button', { name: 'More about what Otto F. wrote' }).click();
      await page.getByRole('menuitem', { name: 'Hide this post' }).click();
      await see(page.getByText('Post hidden', { exact: true }));
    },
  },
];
