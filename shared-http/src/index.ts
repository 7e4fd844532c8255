export { listsTag, tagOf } from './conditions/entityTags';
export { judgeConditions } from './conditions/judgeConditions';
export { hostOf } from './hosts/hostOf';
export { originForm } from './hosts/originForm';
export { refuseWrongHosts } from './hosts/refuseWrongHosts';
export { endStalledAnswers } from './stalledAnswers';
