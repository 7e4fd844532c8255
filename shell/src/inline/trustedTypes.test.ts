import { createPolicy } from './trustedTypes';

type Policy = Record<
  'createScriptURL' | 'createScript' | 'createHTML',
  (text: string, type?: string, sink?: string) => unknown
>;

function thePolicy(): Policy {
  const made: Record<string, Policy> = {};
  const create = (name: string, policy: object) => Object.assign(made, { [name]: policy });
  Object.assign(window, { trustedTypes: { createPolicy: create } });
  createPolicy();
  expect(Object.keys(made)).toEqual(['default']);
  return made.default as Policy;
}

afterEach(() => Reflect.deleteProperty(window, 'trustedTypes'));

test.each(['/assets/main.1.js', '/releases/mfe-blog/1.0.0-a/x.js?1', 'http://localhost/assets/a.js'])(
  'a script of the site is loaded: %s',
  (address) => expect(thePolicy().createScriptURL(address)).toBe(address),
);

test.each([
  'https://otro.example/assets/a.js',
  '//otro.example/assets/a.js',
  'data:text/javascript,alert(1)',
  'blob:http://localhost/assets/1',
  '/api/files/a.js',
  '/assets/../api/files/a.js',
])('any other script is refused: %s', (address) => expect(thePolicy().createScriptURL(address)).toBeNull());

test('the text of a script element may be data, but not code', () => {
  expect(thePolicy().createScript('{"@type":"Article"}')).toBe('{"@type":"Article"}');
  expect(() => thePolicy().createScript('alert(1)')).toThrow();
});

test('markup may be parsed, but never inserted into the page', () => {
  expect(thePolicy().createHTML('<p>', 'TrustedHTML', 'DOMParser parseFromString')).toBe('<p>');
  expect(thePolicy().createHTML('<p>', 'TrustedHTML', 'Element innerHTML')).toBeNull();
});

test('a browser without Trusted Types is supported', () => {
  expect(() => createPolicy()).not.toThrow();
});
