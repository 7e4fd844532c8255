export { readChoices } from './readChoices.mjs';
export { writeTemplate } from './writeTemplate.mjs';
