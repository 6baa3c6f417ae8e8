/** Whether the operator has set a tag manager (ANALYTICS_ID); without one nothing is asked, collected or loaded. */
export const isAnalyticsConfigured = () => document.querySelector('meta[name="analytics-id"]') !== null;
