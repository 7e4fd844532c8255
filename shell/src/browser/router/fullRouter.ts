// Everything that the router needs to go on from the first page: half of its bytes, in a chunk of its own. The build gives this
// file a copy of the router (shared-config/webpack/host.ts), because webpack does not divide a file of a package among chunks.
export { createBrowserRouter } from 'react-router';
