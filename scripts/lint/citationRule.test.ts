import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findWrongCitations } from './citationRule';

const BOOK = 'docs/product';
const SHOP = `${BOOK}/shop.md`;
const DECISIONS = 'docs/decisions';

let root: string;

const put = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const rule = (id: string) => `- <a id="${id}"></a>**${id}** A line holds one unit.`;
const putShop = (...lines: string[]) => put(SHOP, ['# Shop', '', ...lines].join('\n'));

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'citations-'));
  put(`${BOOK}/README.md`, `A rule begins with <a id="cart-3"></a>, see [cart-1](shop.md#cart-1).`);
  putShop(
    rule('cart-1'),
    '  It holds.',
    rule('cart-3'),
    '',
    '| rule | what |',
    '| <a id="order-1"></a>**order-1** | an order |',
  );
  put(`${BOOK}/blog.md`, '# Posts of the blog');
  put(`${DECISIONS}/0006-menu-popover.md`, '# 6');
});

afterEach(() => rmSync(root, { recursive: true }));

const problems = () => findWrongCitations(root).map(({ file, line, message }) => `${file}:${line} ${message}`);

/** What lint says of a comment with this citation. */
function saidOf(citation: string) {
  put('mfe-shop/src/cart.ts', `export const one = 1;\n/** At least one (${citation}). */\n`);
  return problems();
}

test.each([
  ['a rule', `${SHOP}#cart-3`],
  ['a rule of a table', `${SHOP}#order-1`],
  ['a part of the book', SHOP],
  ['the book', `${BOOK}/`],
  ['a decision by its number', `${DECISIONS}/0006`],
  ['a decision by its name', `${DECISIONS}/0006-menu-popover.md`],
  ['several in a line', `${SHOP}#cart-1, ${SHOP}#cart-3; ${DECISIONS}/0006`],
])('%s may be cited', (_what, citation) => {
  expect(saidOf(citation)).toEqual([]);
});

test.each([
  ['an unknown rule', `${SHOP}#cart-2`, `cites ${SHOP}#cart-2, a rule that does not exist`],
  ['a rule that stands in another part', `${BOOK}/blog.md#cart-1`, `but that rule stands in ${SHOP}`],
  ['an unknown part', `${BOOK}/cart.md#cart-1`, `cites ${BOOK}/cart.md, which does not exist`],
  ['an unknown decision', `${DECISIONS}/0099`, `cites ${DECISIONS}/0099, which does not exist`],
  ['half the number of a decision', `${DECISIONS}/006`, `cites ${DECISIONS}/006, which does not exist`],
  ['a former name of a decision', `${DECISIONS}/0006-menu.md`, `cites ${DECISIONS}/0006-menu.md, which does not exist`],
])('%s is refused, with file and line', (_what, citation, message) => {
  expect(saidOf(citation)).toEqual([expect.stringContaining(message)]);
  expect(saidOf(citation)).toEqual([expect.stringContaining('mfe-shop/src/cart.ts:2 ')]);
});

// In halves, so that lint does not refuse this file.
const OUTSIDE = [
  'specifi' + 'cation',
  'Specifi' + 'cation',
  'specifi' + 'ed labels',
  'specifi' + 'ed names',
  'rea' + 'dings',
];

test.each(OUTSIDE)('a text that the repository does not hold is refused: %s', (name) => {
  expect(saidOf(`${name}, section 2`)).toEqual([
    'mfe-shop/src/cart.ts:2 cites a text that the repository does not hold: cite a rule of docs/product',
  ]);
});

test('other uses of the words are allowed, and so are documents', () => {
  put('README.md', OUTSIDE.join(' '));
  expect(saidOf(`a ${OUTSIDE[0]} of HTTP, a specified address, two ${'rea' + 'ding'} times`)).toEqual([]);
});

test.each(['README.md', 'docs/guide.md', 'scripts/run.mjs', 'shell/src/style.css', 'api/migrations/0001_cart.sql'])(
  '%s is read',
  (file) => {
    put(file, `${SHOP}#cart-9`);
    expect(problems()).toEqual([expect.stringContaining(`${file}:1 cites`)]);
  },
);

test.each(['node_modules/library/index.js', 'mfe-shop/dist/main.js', '.cache/page.html'])('%s is not', (file) => {
  put(file, `${SHOP}#cart-9`);
  expect(problems()).toEqual([]);
});

test('an id may not be given twice, not even in another part of the book', () => {
  put(`${BOOK}/texts.md`, rule('cart-1'));
  expect(problems()).toEqual([
    expect.stringMatching(/^docs\/product\/texts\.md:1 defines cart-1 again, after .*shop\.md:3/),
  ]);
});

test('the numbers of a group rise', () => {
  putShop(rule('cart-2'), rule('cart-1'));
  put(`${BOOK}/README.md`, '');
  expect(problems()).toEqual([expect.stringContaining(`${SHOP}:4 defines cart-1 below cart-2`)]);
});

test('the rules of a group stand together', () => {
  putShop(rule('cart-1'), rule('order-1'), rule('cart-2'));
  expect(problems()).toEqual([expect.stringContaining(`${SHOP}:5 defines cart-2 apart from its group`)]);
});

test.each([
  ['another name than its anchor', '- <a id="cart-4"></a>**cart-5** A line.'],
  ['no name that can be read', '- <a id="cart-4"></a>A line.'],
  ['words before it', '- See <a id="cart-4"></a>**cart-4** A line.'],
  ['no number', '- <a id="cart"></a>**cart** A line.'],
  ['capital letters', '- <a id="Cart-4"></a>**Cart-4** A line.'],
])('a rule with %s is refused, and told how rules are written', (_what, text) => {
  putShop(rule('cart-1'), text);
  expect(problems()).toEqual([
    expect.stringMatching(/shop\.md:4 defines .*: - <a id="cart-\d"><\/a>\*\*cart-\d\*\* …$/),
  ]);
});

test.each([
  ['a rule of another part', '[cart-1](shop.md#cart-1)'],
  ['a heading', '[posts](#posts-of-the-blog)'],
  ['a decision', '[6](../decisions/0006-menu-popover.md)'],
  ['a folder', '[decisions](../decisions)'],
  ['another site', '[WCAG](https://www.w3.org/TR/WCAG22/#reflow)'],
])('a document may link %s', (_what, link) => {
  put(`${BOOK}/blog.md`, `# Posts of the blog\n\nSee ${link}.`);
  expect(problems()).toEqual([]);
});

test.each([
  ['an unknown rule', '[cart-2](shop.md#cart-2)', 'links shop.md#cart-2, but docs/product/shop.md has neither'],
  ['an unknown heading', '[posts](#posts)', 'links #posts, but docs/product/blog.md has neither'],
  ['an unknown file', '[6](../decisions/0006.md)', `links ../decisions/0006.md, but there is no ${DECISIONS}/0006.md`],
])('a link to %s is refused', (_what, link, message) => {
  put(`${BOOK}/blog.md`, `# Posts of the blog\n\nSee ${link}.`);
  expect(problems()).toEqual([expect.stringContaining(`${BOOK}/blog.md:3 ${message}`)]);
});

test('who has checked out a part without the documents is left in peace', () => {
  rmSync(path.join(root, 'docs'), { recursive: true });
  expect(saidOf(`${SHOP}#cart-9`)).toEqual([]);
});
