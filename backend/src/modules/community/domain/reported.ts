/** A post or a comment, for admins. */
interface Judged {
  kind: 'post' | 'comment';
  id: string;
  text: string;
  author: string;
  createdAt: Date;
  reports: number;
  /** The photos of a post that may be looked at: where admins see them. */
  photos: string[];
}

/** What somebody has reported, and nobody has hidden from everybody. */
export interface Reported extends Judged {
  /** For the last time. */
  reportedAt: Date;
}

/** What an admin has hidden from everybody, also where no report is left, or never was. */
export interface Hidden extends Judged {
  hiddenAt: Date;
}
