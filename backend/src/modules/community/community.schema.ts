import { EntitySchema } from 'typeorm';

/** A post as it is stored. */
export interface PostRow {
  id: string;
  userId: string;
  text: string;
  plantName: string | null;
  plantDrawing: string | null;
  createdAt: Date;
  editedAt: Date | null;
  /** Its author has deleted it; for a while it can be restored. */
  deletedAt: Date | null;
  /** An admin has hidden it from everybody. */
  hiddenAt: Date | null;
}

export const PostSchema = new EntitySchema<PostRow>({
  name: 'community-post',
  tableName: 'community_posts',
  columns: {
    id: { type: 'uuid', primary: true },
    userId: { type: 'uuid' },
    text: { type: 'text' },
    plantName: { type: 'text', nullable: true },
    plantDrawing: { type: 'text', nullable: true },
    createdAt: { type: 'timestamptz', createDate: true },
    editedAt: { type: 'timestamptz', nullable: true },
    deletedAt: { type: 'timestamptz', nullable: true },
    hiddenAt: { type: 'timestamptz', nullable: true },
  },
});

export interface CommentRow {
  id: string;
  postId: string;
  userId: string;
  text: string;
  createdAt: Date;
  /** Its author has deleted it; for a while it can be restored. */
  deletedAt: Date | null;
  /** An admin has hidden it from everybody. */
  hiddenAt: Date | null;
}

export const CommentSchema = new EntitySchema<CommentRow>({
  name: 'community-comment',
  tableName: 'community_comments',
  columns: {
    id: { type: 'uuid', primary: true },
    postId: { type: 'uuid' },
    userId: { type: 'uuid' },
    text: { type: 'text' },
    createdAt: { type: 'timestamptz', createDate: true },
    deletedAt: { type: 'timestamptz', nullable: true },
    hiddenAt: { type: 'timestamptz', nullable: true },
  },
});

/** Somebody has reported a comment. */
export interface CommentReportRow {
  commentId: string;
  userId: string;
  createdAt: Date;
  /** An admin has left the comment as it is. */
  dismissedAt: Date | null;
}

export const CommentReportSchema = new EntitySchema<CommentReportRow>({
  name: 'community-comment-report',
  tableName: 'community_comment_reports',
  columns: {
    commentId: { type: 'uuid', primary: true },
    userId: { type: 'uuid', primary: true },
    createdAt: { type: 'timestamptz', createDate: true },
    dismissedAt: { type: 'timestamptz', nullable: true },
  },
});

/** What one person did with one post: liked it, or does not want to see it. */
export interface PostMarkRow {
  postId: string;
  userId: string;
  createdAt: Date;
}

const markColumns = {
  postId: { type: 'uuid', primary: true },
  userId: { type: 'uuid', primary: true },
  createdAt: { type: 'timestamptz', createDate: true },
} as const;

export const LikeSchema = new EntitySchema<PostMarkRow>({
  name: 'community-like',
  tableName: 'community_likes',
  columns: markColumns,
});

/** Somebody has reported a post. */
export interface ReportRow extends PostMarkRow {
  /** An admin has left the post as it is. */
  dismissedAt: Date | null;
}

export const ReportSchema = new EntitySchema<ReportRow>({
  name: 'community-report',
  tableName: 'community_reports',
  columns: { ...markColumns, dismissedAt: { type: 'timestamptz', nullable: true } },
});

export const HiddenPostSchema = new EntitySchema<PostMarkRow>({
  name: 'community-hidden-post',
  tableName: 'community_hidden_posts',
  columns: markColumns,
});

/** `userId` does not want to see what `blockedId` writes, nor be seen. */
export interface BlockRow {
  id: string;
  userId: string;
  blockedId: string;
}

export const BlockSchema = new EntitySchema<BlockRow>({
  name: 'community-block',
  tableName: 'community_blocks',
  columns: {
    id: { type: 'uuid', primary: true, generated: 'uuid' },
    userId: { type: 'uuid' },
    blockedId: { type: 'uuid' },
  },
});
