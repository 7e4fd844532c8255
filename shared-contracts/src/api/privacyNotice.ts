/**
 * The text that visitors accept when they send a form. `updated` is its date (ISO 8601) and serves as its version.
 * `/privacidad` shows it, and the API stores it with each message.
 */
export const PRIVACY_NOTICE = { updated: '2026-11-25' };
