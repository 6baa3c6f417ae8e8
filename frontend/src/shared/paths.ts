/** Every address of the app; screens build their links with these. */
export const paths = {
  home: '/',
  identify: '/identify',
  garden: '/garden',
  premium: '/premium',
  profile: '/profile',
  admin: '/admin',
  about: '/about',
  contact: '/contact',
  blog: '/blog',
  article: (slug: string) => `/blog/${slug}`,
  community: '/community',
  chat: '/chat',
  privacy: '/privacy',
  terms: '/terms',
  login: '/api/login',
  logout: '/api/logout',
} as const;
