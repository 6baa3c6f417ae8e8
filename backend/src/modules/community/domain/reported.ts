/** A post or a comment that somebody has reported, for admins. */
export interface Reported {
  kind: 'post' | 'comment';
  id: string;
  text: string;
  author: string;
  createdAt: Date;
  hiddenAt: Date | null;
  /** For the last time. */
  reportedAt: Date;
  reports: number;
  /** The photos of a post that may be looked at: where admins see them. */
  photos: string[];
}
