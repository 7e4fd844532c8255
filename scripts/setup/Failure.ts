export { Failure } from 'shared-site';
