import type { RouteObject } from 'react-router-dom';
import type { ShellServices } from './shellServices';

/**
 * The one thing that a remote exposes, as `./routes`. Routes are grouped by mount path and relative to it:
 * `{ '/blog': [{ index: true, … }, { path: 'post/:id', … }] }`. The registry decides which mounts are active.
 */
export type CreateRoutes = (shell: ShellServices) => Readonly<Record<string, RouteObject[]>>;
