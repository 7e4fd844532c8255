// Stands for `react-refresh/runtime` in the build of a remote: the runtime is the shell's.
import type * as Runtime from 'react-refresh/runtime';
import { REFRESH_RUNTIME } from './refreshRuntimeName';

/** The build's own name, which the plugin of Fast Refresh defines. */
declare const __react_refresh_library__: string;

const runtime = (window as unknown as Record<string, typeof Runtime>)[REFRESH_RUNTIME] as typeof Runtime;

/** Two remotes have modules of one name, as each bundles the design kit. They must not replace each other. */
export const register: typeof Runtime.register = (type, id) =>
  runtime.register(type, `${__react_refresh_library__} ${id}`);

/** The shell has put its hook in place already. */
export const injectIntoGlobalHook = () => {};

export const { createSignatureFunctionForTransform, getFamilyByType, isLikelyComponentType, performReactRefresh } =
  runtime;
