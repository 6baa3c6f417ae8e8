export { BillingModule } from './billing.module.js';
export { Customers } from './customers.js';
export { grantIsOver } from './domain/billing.errors.js';
export { Premium } from './premium.js';
