import * as EmotionJsxRuntime from '@emotion/react/jsx-runtime';
import type { Singleton } from '@tramuntana/contracts';
import * as ContractsRuntime from '@tramuntana/contracts/runtime';
import * as React from 'react';
import * as JsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as Zustand from 'zustand';
import * as Store from '../store/shellStore';
import * as EmotionReact from './emotionFacade';
import * as ReactQuery from './queryFacade';
import * as Router from './routerFacade';

/**
 * The modules that the shell lends to every remote, by import name. In the server a remote gets the same names as in the
 * browser. The type makes this list equal to the contract's: a missing or an extra module is a type error.
 */
export const SHARED_MODULES: Readonly<Record<Singleton, object>> = {
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
