import { accessibilityStatement } from './accessibilityStatement';
import { cookiePolicy } from './cookiePolicy';
import { legalNotice } from './legalNotice';
import { privacyPolicy } from './privacyPolicy';

/** The pages that Spanish law expects, in the order of the footer's links. */
export const legalDocuments = [legalNotice, privacyPolicy, cookiePolicy, accessibilityStatement] as const;
