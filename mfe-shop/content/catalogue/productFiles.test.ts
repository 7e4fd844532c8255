import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { productFileNames } from './productFileNames';
import productFilesLoader from './productFilesLoader';
import { products } from './products';

const FOLDER = path.join(__dirname, '../products');

test('each file is a product, and the id in its name decides the order of the list', () => {
  const ids = readdirSync(FOLDER).map((file) => Number.parseInt(file, 10));
  expect(products.map(({ id }) => id)).toEqual(ids.sort((a, b) => a - b));
});

test.each(['summary', 'details'])('a build imports the %s of each product from a separate module', (half) => {
  const addContextDependency = jest.fn();
  const code = productFilesLoader.call({ context: __dirname, resourceQuery: `?${half}`, addContextDependency });
  const imports = code.matchAll(/^import \{ (\w+) as _(\d+) \} from '(.+)';$/gm);
  const files = productFileNames(FOLDER);
  expect([...imports].map(([, name, id, file]) => ({ name, id: Number(id), file }))).toEqual(
    files.map(({ id, name }) => ({ name: half, id, file: `../products/${name}?${half}` })),
  );
  expect([...code.matchAll(/(\d+): _\1\b/g)]).toHaveLength(files.length);
  // With this, a watching build notices new files.
  expect(addContextDependency).toHaveBeenCalledWith(FOLDER);
});

describe('a wrong file name is reported', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'products-'));
    writeFileSync(path.join(folder, '1-mestral.ts'), '');
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  test.each([
    ['llebeig.ts', "llebeig.ts must begin with the product's id, as in 28-llebeig.ts"],
    ['01-llebeig.ts', "01-llebeig.ts must begin with the product's id, as in 28-llebeig.ts"],
    ['1-xaloc.ts', '1-xaloc.ts has the id of 1-mestral.ts: take the next free number'],
  ])('%s', (file, message) => {
    writeFileSync(path.join(folder, file), '');
    expect(() => productFileNames(folder)).toThrow(message);
  });
});
