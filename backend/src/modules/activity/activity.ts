/** What people and admins can do. */
export type Action =
  | 'register'
  | 'login'
  | 'logout'
  | 'password_change'
  | 'profile_update'
  | 'email_verified'
  | 'sign_in_change'
  | 'signed_out'
  | 'plant_identification'
  | 'identification_feedback'
  | 'plant_added'
  | 'plant_changed'
  | 'plant_removed'
  | 'plant_watered'
  | 'plant_problem'
  | 'care_done'
  | 'care_put_off'
  | 'care_undone'
  | 'schedule_changed'
  | 'journal_entry'
  | 'import'
  | 'export'
  | 'reminders'
  | 'away'
  | 'household'
  | 'chat_message'
  | 'conversation'
  | 'community_post'
  | 'community_comment'
  | 'community_like'
  | 'community_report'
  | 'community_block'
  | 'expert_question'
  | 'contact_message'
  | 'newsletter_signup'
  | 'newsletter_left'
  | 'subscription'
  | 'premium'
  | 'moderation'
  | 'message_answered'
  | 'newsletter_sent'
  | 'job_retried'
  | 'job_discarded';

/** Something a person did, for the admin dashboard. */
export interface Activity {
  /** Null for a visitor. */
  userId: string | null;
  action: Action;
  details: string;
  ipAddress?: string;
  /** ISO 8601. */
  createdAt: string;
}

/** One call of an AI provider and its outcome. */
export interface AiCall {
  id: string;
  userId: string;
  kind: 'identification' | 'chat' | 'expert';
  aiProvider: string;
  model: string;
  /** 'answered', or the code of the error. */
  outcome: string;
  /** Milliseconds. */
  responseTime: number;
  inputTokens?: number;
  outputTokens?: number;
  /** 0 to 1. */
  confidence?: number;
  userMessage: string;
  aiResponse: string;
}
