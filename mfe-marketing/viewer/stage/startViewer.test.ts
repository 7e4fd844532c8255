import { startViewer } from './startViewer';

beforeEach(() => {
  window.history.replaceState(null, '', '/viewer/model.html?archivo=/a.glb&imagen=/a.webp&titulo=Casco%20antiguo');
  document.body.innerHTML = '<main><div id="stage"><canvas></canvas></div><p id="message">Cargando…</p></main>';
});

const graphics = (context: object | null) =>
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as null);

test('without WebGL the still picture and the reason show', async () => {
  graphics(null);
  const show = jest.fn();
  await startViewer(show);
  expect(show).not.toHaveBeenCalled();
  expect(document.querySelector('img')).toMatchObject({ alt: 'Casco antiguo' });
  expect(document.querySelector('#message')).toHaveTextContent('Este navegador no puede mostrar gráficos en 3D');
});

test('if the file fails to load, the still picture shows, too', async () => {
  graphics({});
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  await startViewer(() => Promise.reject(new Error('404')));
  expect(document.querySelector('img')).toHaveAttribute('src', '/a.webp');
  expect(document.querySelector('#message')).toHaveTextContent('No se ha podido cargar el contenido');
  log.mockRestore();
});

test('a loaded file is shown under its title', async () => {
  graphics({});
  const show = jest.fn(async () => {});
  await startViewer(show);
  expect(show).toHaveBeenCalledWith(document.querySelector('canvas'), expect.objectContaining({ file: '/a.glb' }));
  expect(document.title).toBe('Casco antiguo');
  expect(document.body.dataset.state).toBe('shown');
});
