/** @jest-environment node */
import { SINGLETONS } from 'shared-contracts';
import { LENT_NAMES, namesOf } from './lentNames';
import * as Router from './routerFacade';

test('the names of every shared module are told, and of a facade those that it exports', () => {
  expect(Object.keys(LENT_NAMES).sort()).toEqual([...SINGLETONS].sort());
  expect(LENT_NAMES.react).toContain('useState');
  expect(LENT_NAMES['react-router-dom']).toEqual(Object.keys(Router).sort());
});

test('a CommonJS module has a default export, too; an ES module only where it has that name', () => {
  expect(namesOf({ useState: 1, memo: 2 })).toEqual(['default', 'memo', 'useState']);
  expect(namesOf(Object.defineProperty({ create: 1 }, '__esModule', { value: true }))).toEqual(['create']);
});
