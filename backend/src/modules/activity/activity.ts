/** Something a person did, for the admin dashboard. */
export interface Activity {
  userId: string;
  action:
    | 'register'
    | 'login'
    | 'password_change'
    | 'profile_update'
    | 'plant_identification'
    | 'chat_message'
    | 'email_verified'
    | 'signed_out'
    | 'contact_message'
    | 'newsletter_sent'
    | 'community_post'
    | 'expert_question'
    | 'moderation'
    | 'premium'
    | 'message_answered'
    | 'job_retried'
    | 'job_discarded';
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
