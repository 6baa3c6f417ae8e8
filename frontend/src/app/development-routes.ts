import { lazy } from 'react';
import type { AppRoute } from './routes';

const load = () => import('../pages/gallery-page');

/** The gallery of components, in development and in builds with VITE_GALLERY=1. */
export const developmentRoutes: AppRoute[] =
  import.meta.env.DEV || import.meta.env.VITE_GALLERY === '1'
    ? [
        {
          path: '/dev/gallery',
          name: 'GalleryPage',
          page: lazy(async () => ({ default: (await load()).GalleryPage })),
          preload: load,
          access: 'public',
          head: 'gallery',
        },
      ]
    : [];
