/**
 * The text that visitors agree to when they send a form: `updated` is its date (ISO 8601) and its version. `/privacidad`
 * shows it, and the API keeps it with what is sent.
 */
export const PRIVACY_NOTICE = { updated: '2026-11-25' };
