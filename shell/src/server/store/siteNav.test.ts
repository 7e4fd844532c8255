/** @jest-environment node */
import type { NavLink } from '@tramuntana/contracts';
import { aLiveRemote } from '../../testing/aLiveRemote';
import { siteNav } from './siteNav';

const OWN_HEADER = ['Home', 'Servicios', 'Blog', 'Sobre Nosotros', 'Contacto'];
const OWN_MORE = ['Galería', 'Tienda de demostración'];

const aLink = (over: Partial<NavLink> = {}): NavLink => ({
  label: 'Preguntas',
  path: '/preguntas',
  place: 'footer',
  order: 800,
  ...over,
});
const aFaq = (...nav: NavLink[]) => aLiveRemote({ name: 'mfe-faq', mounts: ['/preguntas'], nav });
const labels = (...remotes: Parameters<typeof siteNav>[0]) => {
  const nav = siteNav(remotes);
  const where = (isMore: boolean) => nav.filter(({ more = false }) => more === isMore).map(({ label }) => label);
  return { header: where(false), more: where(true) };
};

test('without links of remotes, the site has its own', () => {
  expect(labels(aLiveRemote())).toEqual({ header: OWN_HEADER, more: OWN_MORE });
});

test('a remote’s link appears in its place and order', () => {
  expect(siteNav([aFaq(aLink())]).at(-1)).toEqual({ to: '/preguntas', label: 'Preguntas', added: true, more: true });
  expect(labels(aFaq(aLink({ order: 650 }))).more).toEqual(['Galería', 'Preguntas', 'Tienda de demostración']);
  expect(labels(aFaq(aLink({ place: 'header', order: 250 }))).header).toEqual([
    'Home',
    'Servicios',
    'Preguntas',
    'Blog',
    'Sobre Nosotros',
    'Contacto',
  ]);
});

test('a remote that is down keeps its link', () => {
  expect(labels({ ...aFaq(aLink()), status: 'unavailable' } as Parameters<typeof siteNav>[0][number]).more).toContain(
    'Preguntas',
  );
});

test('a link to another remote’s path, or to a path already linked, is left out', () => {
  const nav = labels(
    aFaq(aLink({ path: '/blog', label: 'Mi blog' }), aLink({ path: '/preguntas/envio', label: 'Envío' })),
    aLiveRemote({ nav: [aLink({ path: '/blog', label: 'Diario' }), aLink()] }),
  );
  expect(nav).toEqual({ header: OWN_HEADER, more: [...OWN_MORE, 'Envío'] });
});

test('the header has at most two links of remotes; the footer has the others, at most twelve', () => {
  const links = (place: NavLink['place'], count: number) =>
    Array.from({ length: count }, (_, index) =>
      aLink({ place, label: `${place} ${index}`, path: `/preguntas/${place}-${index}`, order: 900 - index }),
    );
  const few = labels(aFaq(...links('header', 3)));
  expect(few.header).toEqual([...OWN_HEADER, 'header 2', 'header 1']);
  expect(few.more).toEqual([...OWN_MORE, 'header 0']);
  expect(labels(aFaq(...links('footer', 20))).more).toHaveLength(OWN_MORE.length + 12);
});
