import { tFrame } from '../../languages/frame';
import { paths } from '../../shared/paths';
import type { IconName } from '../../shared/ui/icons';

/** The four main pages. */
export const mainItems: { to: string; label: () => string; icon: IconName }[] = [
  { to: paths.home, label: () => tFrame('home'), icon: 'home' },
  { to: paths.identify, label: () => tFrame('identify'), icon: 'camera' },
  { to: paths.garden, label: () => tFrame('garden'), icon: 'pot' },
  { to: paths.profile, label: () => tFrame('profile'), icon: 'user' },
];

export interface SecondaryItem {
  to: string;
  label: () => string;
  icon: IconName;
  /** What the plan has to include. */
  needs?: 'expertChat' | 'community';
}

export const secondaryItems: SecondaryItem[] = [
  { to: paths.blog, label: () => tFrame('blog'), icon: 'book' },
  { to: paths.chat, label: () => tFrame('chat'), icon: 'chat', needs: 'expertChat' },
  { to: paths.community, label: () => tFrame('community'), icon: 'people', needs: 'community' },
  { to: paths.about, label: () => tFrame('about'), icon: 'leaf' },
  { to: paths.contact, label: () => tFrame('contact'), icon: 'mail' },
];

export const footerItems = [
  { to: paths.premium, label: () => tFrame('premium') },
  { to: paths.about, label: () => tFrame('about') },
  { to: paths.contact, label: () => tFrame('contact') },
  { to: paths.privacy, label: () => tFrame('privacy') },
  { to: paths.terms, label: () => tFrame('terms') },
];
