import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aResponse } from '@tramuntana/contracts/testing';
import { aShell } from '../../../testing/aShell';
import { renderInShell } from '../../../testing/renderInShell';
import { useShellStore } from '../../store/shellStore';
import { NewsletterSignUp } from './NewsletterSignUp';

const sent = jest.fn();
const renderWith = (answer: unknown) =>
  renderInShell(<NewsletterSignUp />, {
    shell: aShell({
      '/newsletters/': ({ body }: { body: unknown }) => {
        sent(body);
        return answer;
      },
    }),
  });
beforeEach(() => sent.mockClear());

const field = () => screen.getByRole('textbox', { name: 'Correo electrónico' });
const toast = () => useShellStore.getState().toast;

async function subscribe(email: string) {
  await userEvent.type(field(), email);
  await userEvent.click(screen.getByRole('button', { name: 'Suscribirme' }));
}

test('after an accepted address, the form and a toast thank the visitor, and the field is empty', async () => {
  renderWith({ message: 'Gracias, Núria' });
  await subscribe('nuria@tramuntana.example');
  expect(await screen.findByText('Gracias, Núria')).toBeVisible();
  expect(sent.mock.calls).toEqual([[{ email: 'nuria@tramuntana.example' }]]);
  expect(field()).toHaveValue('');
  expect(toast()).toMatchObject({ title: '¡Bienvenido!', description: 'Gracias, Núria' });
});

test.each([
  ['is invalid', 'nuria', { message: '' }, 'Email inválido', 0],
  ['is known already', 'nuria@t.example', aResponse(400, { email: ['Ya estás suscrito'] }), 'Ya estás suscrito', 1],
  ['cannot be sent', 'nuria@t.example', aResponse(503, {}), 'Ocurrió un error inesperado', 1],
])('an address that %s stays in the field, with the reason', async (_what, email, answer, sentence, calls) => {
  renderWith(answer);
  await subscribe(email);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(field()).toHaveValue(email);
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(sentence);
  expect(toast()).toMatchObject({ title: 'Error', description: sentence, tone: 'destructive' });
  expect(sent).toHaveBeenCalledTimes(calls);
});

test('the form links to the privacy policy', () => {
  renderWith({});
  expect(screen.getByRole('link', { name: 'Política de privacidad' })).toHaveAttribute('href', '/privacidad');
});
