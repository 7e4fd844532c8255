import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type SyntheticEvent, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { EARLY_INPUT } from '../../shared/composition/earlyInput';
import { recordEarlyInput } from '../../testing/recordEarlyInput';
import { takeEarlyInput } from './replayEarlyInput';

const heard: string[] = [];
const hear = (what: string) => () => void heard.push(what);

/** A control that is not a button, as a remote may have one. */
const ownControl = { role: 'button', tabIndex: 0, onClick: hear('own control') };
const linkAsButton = { href: '#fin', role: 'button', onClick: hear('link') };
const heardSummary = { onClick: hear('summary') };

/** Controls that a visitor may use before hydration. All fields are controlled, which is the hardest case. */
function Page() {
  const [state, setState] = useState({ text: '', email: 'ada', isOn: false, order: 'new', kind: 'all' });
  const [isGone, setGone] = useState(false);
  const set = (change: Partial<typeof state>) => setState((before) => ({ ...before, ...change }));
  const send = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    event.preventDefault();
    heard.push(`sent by ${event.nativeEvent.submitter?.textContent}`);
  };
  return (
    <>
      <button type="button" onClick={({ shiftKey }) => heard.push(shiftKey ? 'pressed with shift' : 'pressed')}>
        <b>Añadir</b>
      </button>
      <div {...ownControl}>Propio</div>
      <button type="button" popoverTarget="menu" onClick={hear('popover')}>
        Menú
      </button>
      <a {...linkAsButton}>Fin</a>
      <details suppressHydrationWarning>
        <summary {...heardSummary}>Más</summary>
      </details>
      <form onSubmit={send}>
        <button type="submit" onClick={hear('submit button')}>
          Guardar
        </button>
      </form>
      <button type="submit" onClick={hear('button without a form')}>
        Suelto
      </button>
      {!isGone && (
        <button type="button" onClick={() => setGone(true)}>
          Quitar
        </button>
      )}
      <input aria-label="Texto" value={state.text} onChange={({ target }) => set({ text: target.value })} />
      <input
        aria-label="Correo"
        type="email"
        value={state.email}
        onChange={({ target }) => set({ email: target.value })}
      />
      <textarea aria-label="Mensaje" defaultValue="" onChange={hear('message')} />
      <input
        type="checkbox"
        aria-label="Casilla"
        checked={state.isOn}
        onChange={({ target }) => set({ isOn: target.checked })}
      />
      {['new', 'old', 'cheap'].map((order) => (
        <input
          key={order}
          type="radio"
          name="order"
          aria-label={order}
          checked={state.order === order}
          onChange={() => set({ order })}
        />
      ))}
      <select aria-label="Clase" value={state.kind} onChange={({ target }) => set({ kind: target.value })}>
        <option value="all">Todo</option>
        <option value="film">Vídeo</option>
      </select>
      <output>{JSON.stringify(state)}</output>
    </>
  );
}

let root: Root | undefined;

/** Hydrates the page. `meanwhile` runs after React got the page, but before it is hydrated. */
async function hydratePage(meanwhile = () => {}) {
  let replay = () => {};
  await act(async () => {
    replay = takeEarlyInput();
    root = hydrateRoot(document.body.firstElementChild as Element, <Page />);
    meanwhile();
  });
  act(replay);
}

const state = () => JSON.parse(screen.getByRole('status').textContent ?? '');
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  // jsdom does not implement requestSubmit.
  HTMLFormElement.prototype.requestSubmit = function (submitter) {
    this.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }));
  };
  heard.length = 0;
  document.body.innerHTML = `<div>${renderToString(<Page />)}</div>`;
  recordEarlyInput();
});
afterEach(() => act(() => root?.unmount()));

test('pressed buttons act after hydration, in order and with their modifier keys', async () => {
  const user = userEvent.setup();
  await user.click(button('Propio'));
  await user.keyboard('{Shift>}');
  await user.click(screen.getByText('Añadir'));
  await user.keyboard('{/Shift}');
  await user.click(button('Suelto'));
  expect(heard).toEqual([]);
  await hydratePage();
  expect(heard).toEqual(['own control', 'pressed with shift', 'button without a form']);
});

test('a button that was pressed twice acts once', async () => {
  await userEvent.dblClick(button('Añadir'));
  await hydratePage();
  expect(heard).toEqual(['pressed']);
});

test('clicks that the browser handled itself are not replayed', async () => {
  for (const name of ['Menú', 'Fin']) await userEvent.click(button(name));
  await userEvent.click(screen.getByText('Más'));
  await userEvent.click(screen.getByRole('textbox', { name: 'Texto' }));
  await hydratePage();
  expect(heard).toEqual([]);
  expect(screen.getByRole('group')).toHaveAttribute('open');
});

test('a form that was held back is sent once, without another click of its button', async () => {
  await userEvent.dblClick(button('Guardar'));
  await hydratePage();
  expect(heard).toEqual(['sent by Guardar']);
});

test('controls that are no longer in the page are left out', async () => {
  await userEvent.click(button('Quitar'));
  await userEvent.click(button('Añadir'));
  button('Añadir').remove();
  root = undefined;
  const replay = takeEarlyInput();
  expect(replay).not.toThrow();
  expect(heard).toEqual([]);
});

test('every field reports its value to React', async () => {
  await userEvent.type(screen.getByRole('textbox', { name: 'Texto' }), 'cala');
  await userEvent.type(screen.getByRole('textbox', { name: 'Correo' }), '@correo.example');
  await userEvent.type(screen.getByRole('textbox', { name: 'Mensaje' }), 'Hola');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('radio', { name: 'old' }));
  await userEvent.click(screen.getByRole('radio', { name: 'cheap' }));
  await userEvent.selectOptions(screen.getByRole('combobox'), 'film');
  await hydratePage();
  expect(state()).toEqual({ text: 'cala', email: 'ada@correo.example', isOn: true, order: 'cheap', kind: 'film' });
  expect(screen.getByRole('textbox', { name: 'Texto' })).toHaveValue('cala');
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(heard).toEqual(['message']);
});

test('focus and selection stay', async () => {
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Texto' });
  await userEvent.type(field, 'cala');
  field.setSelectionRange(1, 3);
  await hydratePage();
  expect([document.activeElement, field.selectionStart, field.selectionEnd]).toEqual([field, 1, 3]);
});

test('a field with an IME composition is left alone', async () => {
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Texto' });
  field.value = 'ca';
  field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
  const values = jest.spyOn(HTMLInputElement.prototype, 'value', 'set');
  await hydratePage();
  expect(values).not.toHaveBeenCalled();
  expect(field).toHaveValue('ca');
  values.mockRestore();
});

test('once React has the page, it handles clicks itself, but fields are still recorded', async () => {
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Texto' });
  await hydratePage(() => {
    button('Añadir').click();
    field.value = 'cala';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(heard).toEqual(['pressed']);
  expect(state().text).toBe('cala');
});

test('a document without the start script has nothing to replay', () => {
  window[EARLY_INPUT] = undefined;
  expect(takeEarlyInput()).not.toThrow();
});
