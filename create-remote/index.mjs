export { RESERVED_MOUNTS, readChoices } from './readChoices.mjs';
export { writeTemplate } from './writeTemplate.mjs';
