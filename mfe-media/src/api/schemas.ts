// Loaded with the first call to the API. A page that the server rendered needs none.
export { mediaItem, mediaPage } from 'shared-contracts';
