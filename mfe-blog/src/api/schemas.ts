// Loaded with the first call that a page makes: a page that the server rendered makes none.
export {
  post,
  postPage,
  tagPage,
} from 'shared-contracts';
