import * as EmotionJsxRuntime from '@emotion/react/jsx-runtime';
import * as React from 'react';
import * as JsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as ContractsRuntime from 'shared-contracts/runtime';
import * as Zustand from 'zustand';
import * as EmotionReact from '../../shared/facades/emotionFacade';
import * as ReactQuery from '../../shared/facades/queryFacade';
import * as Router from '../../shared/facades/routerFacade';
import * as Store from '../../shared/store/shellStore';

declare const __SINGLETON_VERSIONS__: Record<string, string>;

/** Name of the one scope in which modules are lent. */
export const SCOPE = 'default';

const MODULES: Record<string, object> = {
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

/** What the shell lends to every remote, by the name that remotes import it under, as Module Federation describes it. */
export const singletons = () =>
  Object.entries(MODULES).map(([name, module]) => {
    const version = __SINGLETON_VERSIONS__[name] ?? '0.0.0';
    return {
      name,
      version,
      scope: [SCOPE],
      lib: () => module,
      shareConfig: { singleton: true, requiredVersion: `^${version}` as const },
      strategy: 'loaded-first' as const,
    };
  });
