// What `react-router-dom` is in the server, for the composition and for remotes.
export * from '../../shared/facades/routerFacade';
export { Link } from './ServerLink';
