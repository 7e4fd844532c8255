// What `react-router-dom` is in the server, for the composition and for remotes.
export * from '../../composition/routerFacade';
export { Link } from './ServerLink';
