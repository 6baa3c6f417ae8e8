export { ActivityLists } from './activity-lists.repository.js';
export type { Action, AiCall } from './activity.js';
export { ActivityLog } from './activity-log.js';
export { ActivityModule } from './activity.module.js';
export { AiLog } from './ai-log.js';
export { recordActivityOf } from './recorded-in-sql.js';
export { Records } from './records.js';
export { Spending } from './spending.js';
