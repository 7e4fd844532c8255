// Replaces the lightbox's stylesheet in tests: jsdom has no layout.
export default '';
