export { CurrentGardener, ForMembers } from './garden-access.js';
export { HouseholdModule } from './household.module.js';
export { HouseholdRepository } from './household.repository.js';
export { InvitationRepository } from './invitation.repository.js';
export type { HouseholdRecord } from './domain/household.js';
