import type { PostPhoto } from './photo.js';

/** Who has written something: a first name and the first letter of the last one. */
export interface Author {
  name: string;
  /** It is the reader. */
  isYou: boolean;
}

/** A post of the feed, as one reader sees it. */
export interface Post {
  id: string;
  author: Author;
  text: string;
  /** A plant of its author, as it was called then: never where it stands, nor a link to it. */
  plantName: string | null;
  /** The drawing of its library entry; null for a plant that the library does not know. */
  plantDrawing: string | null;
  createdAt: Date;
  editedAt: Date | null;
  /** An admin has hidden it: nobody but its author, who is the reader, sees it. */
  isHidden: boolean;
  likes: number;
  /** The reader likes it. */
  isLiked: boolean;
  comments: number;
  photos: PostPhoto[];
}

/** What somebody wants to publish. */
export interface NewPost {
  /** May be empty where there is a photo. */
  text: string;
  /** One of the author's plants. */
  plantId?: string;
  /** Addresses of photos that the author has uploaded. */
  photos?: string[];
}

/** A comment on a post, as one reader sees it. */
export interface Comment {
  id: string;
  author: Author;
  text: string;
  createdAt: Date;
  /** An admin has hidden it: nobody but its author, who is the reader, sees it. */
  isHidden: boolean;
}

/** Somebody whose posts a reader does not want to see. */
export interface Block {
  id: string;
  name: string;
}

/** A post or comment, as its author finds it among all that they have written. */
export interface OwnWriting {
  id: string;
  kind: 'post' | 'comment';
  /** The post itself, or the one that was commented on. */
  postId: string;
  text: string;
  /** The plant on a post. */
  plantName: string | null;
  /** How many photos a post has. */
  photos: number;
  createdAt: Date;
  /** An admin has hidden it from all others. */
  isHidden: boolean;
}
