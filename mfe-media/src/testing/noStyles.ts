// What the lightbox's stylesheet is in tests: jsdom lays nothing out.
export default '';
