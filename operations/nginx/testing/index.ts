export { aVisitor, type Visitor } from './aVisitor';
export { type RunningNginx, startNginx } from './startNginx';
