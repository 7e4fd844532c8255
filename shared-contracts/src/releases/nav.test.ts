import { navLink } from './nav';

const aLink = (over: object = {}) => ({ label: 'Preguntas', path: '/preguntas', place: 'footer', order: 800, ...over });

test.each([
  aLink(),
  aLink({ label: 'A' }),
  aLink({ label: 'Preguntas y más: ¿qué?' }),
  aLink({ label: 'x'.repeat(30) }),
  aLink({ path: '/' }),
  aLink({ place: 'header', label: 'x'.repeat(16) }),
  aLink({ path: '/preguntas/envio-1', place: 'header', order: 0 }),
])('a link may be %j', (link) => {
  expect(navLink.safeParse(link).success).toBe(true);
});

test.each([
  ['label', aLink({ label: '' })],
  ['label', aLink({ label: ' Preguntas' })],
  ['label', aLink({ label: 'x'.repeat(31) })],
  ['label', aLink({ place: 'header', label: 'x'.repeat(17) })],
  ['label', aLink({ label: 'Pre\u0000guntas' })],
  ['path', aLink({ path: 'preguntas' })],
  ['path', aLink({ path: '//otra.example' })],
  ['path', aLink({ path: 'https://otra.example' })],
  ['path', aLink({ path: '/preguntas?tema=1' })],
  ['path', aLink({ path: `/${'x'.repeat(61)}` })],
  ['place', aLink({ place: 'menu' })],
  ['order', aLink({ order: 1.5 })],
  ['order', aLink({ order: 1001 })],
])('the %s is refused in %j', (field, link) => {
  expect(navLink.safeParse(link).error?.issues[0]?.path).toEqual([field]);
});
