/** @jest-environment node */
import { SINGLETONS } from '@tramuntana/contracts';
import { LENT_NAMES, namesOf } from './lentNames';
import * as Router from './routerFacade';

test('every shared module is listed with its names; a facade only with the names that it exports', () => {
  expect(Object.keys(LENT_NAMES).sort()).toEqual([...SINGLETONS].sort());
  expect(LENT_NAMES.react).toContain('useState');
  expect(LENT_NAMES['react-router-dom']).toEqual(Object.keys(Router).sort());
});

test('a CommonJS module also has a default export; an ES module only if it exports one', () => {
  expect(namesOf({ useState: 1, memo: 2 })).toEqual(['default', 'memo', 'useState']);
  expect(namesOf(Object.defineProperty({ create: 1 }, '__esModule', { value: true }))).toEqual(['create']);
});
