import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './filesBelow';
import { BOOK, type Problem, type ProductBook, readBook } from './productBook';

const DECISIONS = 'docs/decisions';

const TEXT = /\.([cm]?[jt]sx?|css|html|sql|ya?ml|md)$/;
/** Names of texts that comments cited before docs/product was written. */
const OUTSIDE = /\bspecifi(cation(?! of)|ed (labels|names))\b|\breadings\b/i;
const RULE_CITED = /docs\/product\/([\w-]+\.md)(?:#([\w-]+))?/g;
const DECISION_CITED = /docs\/decisions\/(\d[\w-]*)(\.md)?/g;
/** A link of a document to another file, or to a heading of its own. */
const LINK = /\]\((?![a-z]+:)([^)\s#]*)(?:#([^)\s]+))?\)/g;

type Documents = { root: string; book: ProductBook; decisions: readonly string[] };

/**
 * Finds citations and links of rules and decisions that do not exist, and wrong ids in the product's book. Finds nothing
 * where the documents are not checked out.
 */
export function findWrongCitations(root: string): Problem[] {
  if (!existsSync(path.join(root, 'docs'))) return [];
  const book = readBook(root);
  const folder = path.join(root, DECISIONS);
  const documents = { root, book, decisions: existsSync(folder) ? readdirSync(folder) : [] };
  const wrong = filesBelow(root, TEXT).flatMap((absolute) => {
    const file = path.relative(root, absolute).replaceAll(path.sep, '/');
    return readFileSync(absolute, 'utf8')
      .split('\n')
      .flatMap((text, index) =>
        reasonsIn(text, file, documents).map((message) => ({ file, line: index + 1, message })),
      );
  });
  return [...book.problems, ...wrong];
}

function reasonsIn(text: string, file: string, documents: Documents): string[] {
  const outside =
    !file.endsWith('.md') && OUTSIDE.test(text)
      ? ['cites a text that the repository does not hold: cite a rule of docs/product']
      : [];
  // Quick exit: few lines cite anything.
  if (!text.includes('docs/') && !text.includes('](')) return outside;
  const isDocument = file.endsWith('.md') && (file.startsWith('docs/') || !file.includes('/'));
  const reasons = [
    ...outside,
    ...[...text.matchAll(RULE_CITED)].map(([, name, id]) => wrongRule(`${BOOK}/${name}`, id, documents)),
    ...[...text.matchAll(DECISION_CITED)].map(([, name = '', ending]) => wrongDecision(name, ending, documents)),
    ...(isDocument ? [...text.matchAll(LINK)].map(([, to = '', id]) => wrongLink(file, to, id, documents)) : []),
  ];
  return reasons.filter((reason) => reason !== undefined);
}

function wrongRule(file: string, id: string | undefined, { book }: Documents): string | undefined {
  const cited = book.files.get(file);
  if (!cited) return `cites ${file}, which does not exist: the book has ${[...book.files.keys()].join(', ')}`;
  if (id === undefined || cited.rules.has(id)) return undefined;
  const [moved] = [...book.files].find(([, { rules }]) => rules.has(id)) ?? [];
  if (moved) return `cites ${file}#${id}, but that rule stands in ${moved}`;
  return `cites ${file}#${id}, a rule that does not exist: cite the one that holds now, or take the citation away`;
}

/** A decision may be cited by its number alone, or by its whole file name. */
function wrongDecision(name: string, ending: string | undefined, { decisions }: Documents): string | undefined {
  const isNumber = /^\d{4}$/.test(name) && !ending;
  if (isNumber ? decisions.some((file) => file.startsWith(`${name}-`)) : decisions.includes(`${name}.md`)) {
    return undefined;
  }
  return `cites ${DECISIONS}/${name}${ending ?? ''}, which does not exist: a decision is cited as ${DECISIONS}/0006`;
}

function wrongLink(file: string, to: string, id: string | undefined, { root, book }: Documents): string | undefined {
  const target = to === '' ? file : path.posix.join(path.posix.dirname(file), to);
  if (!existsSync(path.join(root, target))) return `links ${to}, but there is no ${target}`;
  const cited = book.files.get(target);
  if (id === undefined || !cited || cited.rules.has(id) || cited.headings.has(id)) return undefined;
  return `links ${to}#${id}, but ${target} has neither a rule nor a heading of that name`;
}
