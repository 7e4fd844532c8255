import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '../../../testing/renderInShell';
import { formAnswerRoute } from './formAnswerRoute';

const open = async (address: string) => {
  const rendered = renderInShell(null, { address, routes: [formAnswerRoute] });
  await screen.findByRole('heading', { level: 1 });
  return rendered.router;
};
const problems = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test.each([
  ['mensaje-recibido', '¡Recibido!', 'Volver al inicio', '/'],
  ['mensaje-rechazado', 'Revisa tu mensaje', 'Volver a Contacto', '/contacto'],
  ['newsletter-recibida', '¡Bienvenido!', 'Ir al blog', '/blog'],
  ['newsletter-rechazada', 'Revisa tu correo', 'Volver al inicio', '/'],
  ['no-enviado', 'Error al enviar el formulario', 'Volver a Contacto', '/contacto'],
])('the answer %s says ‘%s’ and leads on', async (answer, title, label, to) => {
  const router = await open(`/envio/${answer}`);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(problems()).toEqual([]);
  await userEvent.click(screen.getByRole('link', { name: label }));
  expect(router.state.location.pathname).toBe(to);
});

test('each field that was wrong is named once, in the form’s own words', async () => {
  await open('/envio/mensaje-rechazado?campo=name&campo=email&campo=name');
  expect(problems()).toEqual(['El nombre es demasiado corto', 'Email no válido']);
});

test('an address never puts words of its own on the page', async () => {
  await open('/envio/mensaje-rechazado?campo=Llame+al+900&campo=constructor&campo=__proto__');
  expect(problems()).toEqual([]);
});

test.each(['otra-cosa', 'constructor'])('the answer %s, which there is not, is the 404 card', async (answer) => {
  await open(`/envio/${answer}`);
  expect(screen.getByRole('heading', { level: 1, name: '404 Página No Encontrada' })).toBeVisible();
});
