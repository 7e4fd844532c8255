import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeShell, renderRoutes } from '@tramuntana/contracts/testing';
import { projectPages, servicePages } from '../../../content/pages';
import { createRoutes } from '../../routes';

const all = [...servicePages, ...projectPages];

async function open(path: string) {
  const view = renderRoutes(createRoutes, fakeShell(), `/servicios/${path}`);
  await screen.findByRole('heading', { level: 1 });
  return view;
}

describe.each(all)('/servicios/$path', ({ path, load }) => {
  test('has one h1, its sections under it, and links to the services and to the contact page', async () => {
    await open(path);
    const { page } = await load();
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
      page.hero.title,
    ]);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      page.sections.map(({ title }) => title),
    );
    expect(screen.getByRole('link', { name: 'Volver a Servicios' })).toHaveAttribute('href', '/servicios');
    const calls = screen.getAllByRole('link', {
      name: /^(Solicitar Presupuesto|Solicitar Información|Reserva tu fecha)$/,
    });
    for (const call of calls) expect(call).toHaveAttribute('href', '/contacto');
  });

  test('opens other sites in a new tab without an opener', async () => {
    await open(path);
    const elsewhere = screen.getAllByRole('link').filter((link) => /^https?:/.test(link.getAttribute('href') ?? ''));
    for (const link of elsewhere) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link.getAttribute('rel')).toMatch(/noopener/);
    }
  });

  test('shows each item of its sections', async () => {
    await open(path);
    const { page } = await load();
    for (const section of page.sections) {
      const band = screen.getByRole('region', { name: section.title });
      if (!('items' in section)) continue;
      for (const item of section.items) {
        const words = 'question' in item ? item.question : 'value' in item ? item.label : item.title;
        expect(within(band).getAllByText(words, { exact: false }).length).toBeGreaterThan(0);
      }
    }
  });
});

test.each(['grabacion-drones-bodas-eventos-girona-barcelona', 'produccion-audiovisual-drones-girona-barcelona'])(
  "'Ver Vídeo' of %s scrolls to the top and starts the video there",
  async (path) => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    await open(path);
    play.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'Ver Vídeo' }));
    expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
    await waitFor(() => expect(play).toHaveBeenCalled());
    const played = play.mock.contexts[0] as HTMLVideoElement;
    expect(played).toBe(document.querySelector('video'));
  },
);

test('a browser without video support shows a message', async () => {
  await open('video-drone');
  expect(screen.getByText('Tu navegador no soporta el elemento de video.')).toBeInTheDocument();
});

test('the tour page shows the site’s own panorama in an iframe, and a link to it', async () => {
  await open('tours-virtuales-promocion-inmuebles-girona-barcelona');
  const link = screen.getByRole('link', { name: /Abrir el panorama en otra pestaña/ });
  expect(link.getAttribute('href')).toMatch(/^\/releases\/mfe-marketing\/prueba\/viewer\/panorama\.html\?archivo=/);
});

test('a success case’s ‘Play’ is a link that keyboard and touch can reach', async () => {
  await open('fotografia-video-aereo-drones-inmuebles-turismo-girona-barcelona');
  const tiles = screen.getAllByRole('link', { name: /^Play ?: .+ en una pestaña nueva$/ });
  expect(tiles).toHaveLength(3);
  for (const tile of tiles) {
    tile.focus();
    expect(tile).toHaveFocus();
  }
});
