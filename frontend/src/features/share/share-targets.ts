/** Title, text and address to share. */
export interface Shared {
  title: string;
  description: string;
  url: string;
}

/** The sites that have a share URL, which opens in a small window. */
export type ShareTarget = 'twitter' | 'facebook' | 'linkedin' | 'whatsapp' | 'email';

const address = (base: string, query: Record<string, string>) =>
  `${base}?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;

/** The share URL of a site. */
export const shareAddress = (target: ShareTarget, { title, description, url }: Shared): string =>
  ({
    twitter: () => address('https://twitter.com/intent/tweet', { text: title, url }),
    facebook: () => address('https://www.facebook.com/sharer/sharer.php', { u: url }),
    linkedin: () => address('https://www.linkedin.com/sharing/share-offsite/', { url }),
    whatsapp: () => address('https://wa.me/', { text: `${title} ${url}` }),
    email: () => address('mailto:', { subject: title, body: `${description}\n\n${url}` }),
  })[target]();
