export { CommunityRecords } from './community-records.repository.js';
export { CommunityModule } from './community.module.js';
export { ExpertQuestionRepository } from './expert-question.repository.js';
