export { BillingModule } from './billing.module.js';
export { Customers } from './customers.js';
export { grantIsOver, notADay } from './domain/billing.errors.js';
export { Premium } from './premium.js';
