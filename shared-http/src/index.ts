export { listsTag, tagOf } from './conditions/entityTags';
export { judgeConditions } from './conditions/judgeConditions';
export { hostOf, originForm, refuseWrongHosts } from './hosts';
export { endStalledAnswers } from './stalledAnswers';
export { tellParent } from './tellParent';
