// Replaces `react-refresh/runtime` in a remote's build: the shell lends its runtime.
import type * as Runtime from 'react-refresh/runtime';
import { REFRESH_RUNTIME } from './refreshRuntimeName';

/** The build's name, defined by the plugin of Fast Refresh. */
declare const __react_refresh_library__: string;

const runtime = (window as unknown as Record<string, typeof Runtime>)[REFRESH_RUNTIME] as typeof Runtime;

/** Two remotes have modules with the same id, because each bundles the design kit. The prefix keeps them apart. */
export const register: typeof Runtime.register = (type, id) =>
  runtime.register(type, `${__react_refresh_library__} ${id}`);

/** The shell has installed its hook already. */
export const injectIntoGlobalHook = () => {};

export const { createSignatureFunctionForTransform, getFamilyByType, isLikelyComponentType, performReactRefresh } =
  runtime;
