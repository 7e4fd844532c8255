import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const TEMPLATE = path.join(import.meta.dirname, 'template');
/** The suffix hides templates from this repository's tools, and keeps `.gitignore` in the package. */
const SUFFIX = '.template';

/**
 * Writes a remote's files into a folder. `__name__` and the like stand for the team's choices.
 * @param {string} folder
 * @param {'workspace' | 'repository'} form a workspace of the site's repository, or a repository of its own
 * @param {Readonly<Record<string, string>>} choices
 */
export function writeTemplate(folder, form, choices) {
  for (const part of ['remote', form]) {
    const source = path.join(TEMPLATE, part);
    for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith(SUFFIX)) continue;
      const target = path.join(folder, file.slice(0, -SUFFIX.length));
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, filled(readFileSync(path.join(source, file), 'utf8'), choices));
    }
  }
}

/** @type {(text: string, choices: Readonly<Record<string, string>>) => string} */
const filled = (text, choices) =>
  Object.entries(choices).reduce((all, [choice, value]) => all.replaceAll(`__${choice}__`, () => value), text);
