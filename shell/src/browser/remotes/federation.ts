import * as EmotionJsxRuntime from '@emotion/react/jsx-runtime';
import { createInstance } from '@module-federation/runtime';
import * as React from 'react';
import * as JsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import type { RegistryRemote } from 'shared-contracts';
import * as ContractsRuntime from 'shared-contracts/runtime';
import * as Zustand from 'zustand';
import * as EmotionReact from '../../shared/facades/emotionFacade';
import * as ReactQuery from '../../shared/facades/queryFacade';
import * as Router from '../../shared/facades/routerFacade';
import * as Store from '../../shared/store/shellStore';
import { type Container, forgetContainer, loadContainer } from './loadContainer';
import * as runtimeCore from './runtimeCoreFacade';

declare const __SINGLETON_VERSIONS__: Record<string, string>;

declare global {
  // Remotes are built with `externalRuntime`: they take the federation runtime from here instead of carrying it.
  var _FEDERATION_RUNTIME_CORE: unknown;
}

/** Name of the one scope in which modules are lent. */
const SCOPE = 'default';

/** What the shell lends to every remote, by the name that remotes import it under. */
const SINGLETONS: Record<string, object> = {
  react: React,
  'react/jsx-runtime': JsxRuntime,
  'react-dom': ReactDom,
  'react-router-dom': Router,
  zustand: Zustand,
  '@tanstack/react-query': ReactQuery,
  '@emotion/react': EmotionReact,
  '@emotion/react/jsx-runtime': EmotionJsxRuntime,
  'shared-contracts/runtime': ContractsRuntime,
  'shell/store': Store,
};

/** The federation as the composition needs it: bring one release's exposed module. */
export type Federation = {
  /** Loads `./routes` of a release; a second call after a failure starts anew. Rejects with what went wrong. */
  loadRoutes(remote: RegistryRemote): Promise<unknown>;
};

/**
 * Offers the singletons through the federation's runtime, and brings the containers of releases itself: of the runtime
 * only its sharing is in the bundle (docs/decisions/0007-bytes-of-the-first-page.md).
 */
export function createFederation(): Federation {
  globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
  const { shareScopeMap } = createInstance({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(
      Object.entries(SINGLETONS).map(([name, module]) => {
        const version = __SINGLETON_VERSIONS__[name] ?? '0.0.0';
        return [
          name,
          {
            version,
            scope: [SCOPE],
            lib: () => module,
            shareConfig: { singleton: true, requiredVersion: `^${version}` },
            strategy: 'loaded-first',
          },
        ];
      }),
    ),
  });
  const initialized = new WeakMap<Container, Promise<unknown>>();

  /** Lends a container the shell's modules, which it takes once. */
  async function lend(container: Container): Promise<void> {
    const ready =
      initialized.get(container) ??
      Promise.resolve(container.init(shareScopeMap[SCOPE] ?? {}, [], { shareScopeMap, shareScopeKeys: SCOPE }));
    initialized.set(container, ready);
    await ready;
  }

  return {
    async loadRoutes({ container: name, base, entry }) {
      const container = await loadContainer(name, new URL(base + entry, window.location.href).href);
      try {
        await lend(container);
        return (await container.get('./routes'))();
      } catch (error) {
        // A container keeps its failures, and so does a module that threw: the entry must run again.
        forgetContainer(name);
        throw error;
      }
    },
  };
}
