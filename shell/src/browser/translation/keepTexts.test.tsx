import { act, fireEvent, screen } from '@testing-library/react';
import { Fragment, lazy, type ReactNode, Suspense, startTransition, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { TREE_CHANGES } from '../../shared/composition/treeChanges';
import { recordTreeChanges } from '../../testing/recordTreeChanges';

/** Replaces a text by `font`. */
type Translator = (text: Text, font: HTMLElement) => void;

const chrome: Translator = (text, font) => {
  text.parentNode?.insertBefore(font, text);
  text.parentNode?.removeChild(text);
};

/** Chrome works like the first of these. */
const TRANSLATORS: Record<string, Translator> = {
  'inserts, then removes': chrome,
  'replaces at once': (text, font) => text.replaceWith(font),
  'removes, then inserts': (text, font) => {
    const { parentNode, nextSibling } = text;
    text.remove();
    parentNode?.insertBefore(font, nextSibling);
  },
  'inserts behind': (text, font) => {
    text.after(font);
    text.remove();
  },
  'moves the text into the translation': (text, font) => {
    text.before(font);
    font.firstElementChild?.replaceChildren(text);
  },
  'has translated it before': (text, font) => {
    const former = document.createElement('font');
    text.replaceWith(former);
    former.replaceWith(font);
  },
};

/** Translates all texts into capitals, unless the translator keeps the text itself. */
function translate(how: Translator): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.data.trim() && !text.parentElement?.closest('font, textarea')) texts.push(text);
  }
  for (const text of texts) {
    const font = document.createElement('font');
    font.append(Object.assign(document.createElement('font'), { textContent: text.data.toUpperCase() }));
    how(text, font);
  }
}

const METHODS = ['removeChild', 'insertBefore', 'appendChild', 'nodeValue', 'firstChild', 'nextSibling', 'textContent'];
const native = METHODS.map((name) => [name, Object.getOwnPropertyDescriptor(Node.prototype, name)] as const);
const isNative = () =>
  native.every(([name, { value, get } = {}]) => {
    const now = Object.getOwnPropertyDescriptor(Node.prototype, name);
    return now?.value === value && now?.get === get;
  });

const logged = jest.spyOn(console, 'error');
let app: HTMLElement;
let root: Root;
beforeEach(async () => {
  document.body.innerHTML = '<div id="app"></div>';
  app = document.getElementById('app') as HTMLElement;
  for (const mark of ['ready', 'translated']) delete document.documentElement.dataset[mark];
  recordTreeChanges();
  jest.resetModules();
});
afterEach(() => {
  act(() => root.unmount());
  window[TREE_CHANGES].observer.disconnect();
  for (const [name, was = {}] of native) Object.defineProperty(Node.prototype, name, was);
  expect(logged).not.toHaveBeenCalled();
});

const keepTexts = async () => (await import('./keepTexts')).keepTexts();
/** Waits until the observer is called, which a browser does before the next task. */
const changesAreTold = () => act(async () => {});

/** The visible text in lower case. */
const seen = () => app.textContent.toLowerCase();

/** Texts beside elements, some of which come and go. */
function Results() {
  const [count, setCount] = useState(3);
  return (
    <div>
      {count > 3 && <b>¡Más! </b>}
      {count} artículos{count > 4 ? ' y más' : <b> nuevos</b>}
      {count < 4 && ' aquí'}
      <input aria-label="Buscar" />
      <button type="button" onClick={() => setCount(count + 1)}>
        Más de {count}
      </button>
    </div>
  );
}

describe.each(Object.keys(TRANSLATORS))('a translator that %s', (name) => {
  const how = TRANSLATORS[name] as Translator;

  test('loses no text, shows changes, and keeps typed text', async () => {
    root = createRoot(app);
    act(() => root.render(<Results />));
    document.documentElement.dataset.ready = 'true';
    await keepTexts();
    for (const expected of [
      '3 artículos nuevos aquímás de 3',
      '¡más! 4 artículos nuevosmás de 4',
      '¡más! 5 artículos y másmás de 5',
      '¡más! 6 artículos y másmás de 6',
    ]) {
      expect(seen()).toBe(expected);
      translate(how);
      await changesAreTold();
      expect(seen()).toBe(expected);
      fireEvent.change(screen.getByRole('textbox'), { target: { value: expected } });
      fireEvent.click(screen.getByRole('button'));
      expect(screen.getByRole('textbox')).toHaveValue(expected);
    }
  });

  test('may translate a page before React hydrates it, and between its slices', async () => {
    function Page() {
      return (
        <main>
          <h1>Galería</h1>
          <Suspense fallback={null}>
            <Results />
          </Suspense>
          <Suspense fallback={null}>
            Pide <b>presupuesto</b> hoy
          </Suspense>
        </main>
      );
    }
    app.innerHTML = renderToString(<Page />);
    const served = [...app.querySelectorAll('*')];
    const [field] = app.getElementsByTagName('input');
    if (field) field.value = 'cala';
    translate(how);
    await keepTexts();
    const onRecoverableError = jest.fn();
    await act(async () => {
      startTransition(() => {
        root = hydrateRoot(app, <Page />, { onRecoverableError });
      });
    });
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(served.filter((element) => !element.isConnected)).toEqual([]);
    fireEvent.click(screen.getByRole('button'));
    expect(seen()).toBe('galería¡más! 4 artículos nuevosmás de 4pide presupuesto hoy');
    expect(screen.getByRole('textbox')).toHaveValue('cala');
  });
});

test('a part that is hydrated late, when the visitor comes near, keeps text that was typed meanwhile', async () => {
  let comeNear = () => {};
  const near = new Promise<void>((resolve) => {
    comeNear = resolve;
  });
  const LateForm = lazy(async () => {
    await near;
    return { default: Results };
  });
  const page = (form: ReactNode) => (
    <main>
      <h1>Contacto</h1>
      <Suspense fallback="Cargando">{form}</Suspense>
    </main>
  );
  app.innerHTML = renderToString(page(<Results />));
  const field = app.querySelector('input') as HTMLInputElement;
  await keepTexts();
  const onRecoverableError = jest.fn();
  await act(async () => {
    root = hydrateRoot(app, page(<LateForm />), { onRecoverableError });
  });
  document.documentElement.dataset.ready = 'true';
  translate(chrome);
  field.value = 'cala';
  await act(async () => comeNear());
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox')).toBe(field);
  expect(field).toHaveValue('cala');
  // Nodes of a hydrated part return the translation.
  expect(app.querySelector('h1')?.textContent).toBe('CONTACTO');
});

test('texts that React moves do not leave their translation behind', async () => {
  const list = (order: string[]) => (
    <p>
      {order.map((word) => (
        <Fragment key={word}>{word} </Fragment>
      ))}
      <b>.</b>
    </p>
  );
  root = createRoot(app);
  act(() => root.render(list(['una', 'dos', 'tres'])));
  document.documentElement.dataset.ready = 'true';
  await keepTexts();
  translate(chrome);
  await changesAreTold();
  act(() => root.render(list(['tres', 'una', 'cuatro', 'dos'])));
  expect(seen()).toBe('tres una cuatro dos .');
});

test('“show original” puts React’s texts back', async () => {
  root = createRoot(app);
  act(() => root.render(<Results />));
  document.documentElement.dataset.ready = 'true';
  await keepTexts();
  const originals = new Map<HTMLElement, Text>();
  translate((text, font) => {
    originals.set(font, text);
    chrome(text, font);
  });
  await changesAreTold();
  for (const [font, text] of originals) font.replaceWith(text);
  await changesAreTold();
  fireEvent.click(screen.getByRole('button'));
  fireEvent.click(screen.getByRole('button'));
  expect(app.textContent).toBe('¡Más! 5 artículos y másMás de 5');
});

test('no text is lost if one text replaces all texts of an element (Edge) or an extension wraps words', async () => {
  root = createRoot(app);
  act(() => root.render(<Results />));
  document.documentElement.dataset.ready = 'true';
  await keepTexts();
  const button = screen.getByRole('button');
  button.textContent = 'MORE THAN 3';
  const wrap = (text: Text) => {
    const mark = document.createElement('mark');
    text.replaceWith(mark);
    mark.append(text);
  };
  for (const node of [...(app.firstElementChild?.childNodes ?? [])]) if (node instanceof Text) wrap(node);
  await changesAreTold();
  fireEvent.click(button);
  fireEvent.click(button);
  expect(app.textContent).toBe('¡Más! 5 artículos y másMás de 5');
});

test('React can remove an element that a translator has moved within its sentence', async () => {
  const sentence = (hasLink: boolean) => (
    <p>
      Lee {hasLink && <a href="/blog">el blog</a>} <b>hoy</b>
    </p>
  );
  root = createRoot(app);
  act(() => root.render(sentence(true)));
  await keepTexts();
  translate(chrome);
  await changesAreTold();
  const [link, last] = [app.querySelector('a'), app.querySelector('b')];
  if (link) last?.append(link);
  act(() => root.render(sentence(false)));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('an untranslated page keeps the browser’s own methods; a translated page is marked', async () => {
  root = createRoot(app);
  act(() => root.render(<Results />));
  await keepTexts();
  fireEvent.click(screen.getByRole('button'));
  await changesAreTold();
  expect(isNative()).toBe(true);
  expect(document.documentElement).not.toHaveAttribute('data-translated');
  translate(chrome);
  await changesAreTold();
  expect(isNative()).toBe(false);
  expect(document.documentElement).toHaveAttribute('data-translated');
});
