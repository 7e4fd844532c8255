export { aVisitor, type Visitor } from './aVisitor';
export { type RunningNginx, startNginx, startNginxOfReleases } from './startNginx';
