import { setTimeout as sleep } from 'node:timers/promises';
import type { Route } from '@playwright/test';

export type ApiFaultName = 'down' | 'slow, 3 s' | '500' | 'garbage' | 'empty' | 'wrong shape';

export type ApiFault = {
  name: ApiFaultName;
  /** Answers a call. `right` is the answer of a healthy API. */
  answer(route: Route, right: () => Promise<void>): Promise<void>;
};

/** All ways in which a call fails. */
export const API_FAULTS: readonly ApiFault[] = [
  { name: 'down', answer: (route) => route.abort('connectionrefused') },
  { name: 'slow, 3 s', answer: (_route, right) => sleep(3000).then(right) },
  { name: '500', answer: (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }) },
  { name: 'garbage', answer: (route) => route.fulfill({ contentType: 'application/json', body: '<p>{' }) },
  { name: 'empty', answer: (route) => route.fulfill({ json: {} }) },
  { name: 'wrong shape', answer: (route) => route.fulfill({ json: [{ results: '7', email: 7 }] }) },
];
