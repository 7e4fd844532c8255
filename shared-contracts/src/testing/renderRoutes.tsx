import { QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import type { CreateRoutes, ShellServices } from '@tramuntana/contracts';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { ShellContext } from '../runtime';

type RenderedRoutes = RenderResult & { router: ReturnType<typeof createMemoryRouter> };

/** Renders a remote at an address, as the shell would mount it. Returns the router, so that tests can read the address. */
export function renderRoutes(createRoutes: CreateRoutes, shell: ShellServices, address: string): RenderedRoutes {
  const mounted: RouteObject[] = Object.entries(createRoutes(shell)).map(([mount, children]) => ({
    path: mount.slice(1),
    children,
  }));
  const router = createMemoryRouter([{ path: '/', children: mounted, HydrateFallback: Nothing }], {
    initialEntries: [address],
  });
  const screen = render(
    <ShellContext value={shell}>
      <QueryClientProvider client={shell.queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ShellContext>,
  );
  return { ...screen, router };
}

function Nothing() {
  return null;
}
