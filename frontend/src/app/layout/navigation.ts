import { paths } from '../../shared/paths';
import type { IconName } from '../../shared/ui/icons';

/** The four main pages. */
export const mainItems: { to: string; label: string; icon: IconName }[] = [
  { to: paths.home, label: 'Home', icon: 'home' },
  { to: paths.identify, label: 'Identify', icon: 'camera' },
  { to: paths.garden, label: 'My Garden', icon: 'pot' },
  { to: paths.profile, label: 'Profile', icon: 'user' },
];

export interface SecondaryItem {
  to: string;
  label: string;
  icon: IconName;
  /** What the plan has to include. */
  needs?: 'expertChat' | 'community';
}

export const secondaryItems: SecondaryItem[] = [
  { to: paths.blog, label: 'Blog', icon: 'book' },
  { to: paths.chat, label: 'AI Chat', icon: 'chat', needs: 'expertChat' },
  { to: paths.community, label: 'Community', icon: 'people', needs: 'community' },
  { to: paths.about, label: 'About', icon: 'leaf' },
  { to: paths.contact, label: 'Contact', icon: 'mail' },
];

export const footerItems = [
  { to: paths.premium, label: 'Premium' },
  { to: paths.about, label: 'About' },
  { to: paths.contact, label: 'Contact' },
  { to: paths.privacy, label: 'Privacy' },
  { to: paths.terms, label: 'Terms' },
];
