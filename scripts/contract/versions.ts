import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../setup/Failure';

/** The guide that holds the table, between these two comments. */
const GUIDE = 'docs/teams.md';
const BEGIN = '<!-- versions: written by npm run contract -- accept -->';
const END = '<!-- end of versions -->';

type PackageFile = { name: string; version: string };

/** The folders of the packages in the table, with what each is for. A remote installs all but the shell. */
const PACKAGES = [
  ['shared-contracts', 'what shell and remotes promise each other'],
  ['shared-ui', 'the design kit'],
  ['shared-config', 'presets and the command `remote`'],
  ['shell', 'renders the pages, and lends the contract'],
] as const;

/** Whether the guide's table of versions is right. If not, the line says what to do. */
export function versionsProblem(root: string): string | undefined {
  return readGuide(root).table === versionsTable(root)
    ? undefined
    : `${GUIDE} has other versions than the packages: write them with npm run contract -- accept`;
}

/** Writes the guide's table of versions anew. */
export function writeVersions(root: string): void {
  const { before, after } = readGuide(root);
  writeFileSync(path.join(root, GUIDE), before + versionsTable(root) + after);
}

/** The packages that go together, and the shells that take a remote built with them. */
function versionsTable(root: string): string {
  const files = PACKAGES.map(([folder, purpose]) => ({ ...readPackage(root, folder), purpose }));
  const [contract] = files;
  const rows = files.map(({ name, version, purpose }) => {
    const range = name === 'shell' ? '' : `\`^${version}\``;
    return `| \`${name}\` | ${version} | ${range} | ${purpose} |`;
  });
  const [major] = contract?.version.split('.') ?? [];
  return [
    '| package | version | range in a remote | content |',
    '|---|---|---|---|',
    ...rows,
    '',
    `A remote that is built with these runs in each shell with a contract from ${contract?.version} on, below ${Number(major) + 1}.0.0.`,
  ].join('\n');
}

const readPackage = (root: string, folder: string) =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as PackageFile;

function readGuide(root: string): { before: string; table: string; after: string } {
  const text = readFileSync(path.join(root, GUIDE), 'utf8');
  const [before, rest] = text.split(BEGIN);
  const [table, after] = rest?.split(END) ?? [];
  if (before === undefined || table === undefined || after === undefined) {
    throw new Failure(`${GUIDE} lacks the lines ${BEGIN} and ${END}: put them back`);
  }
  return { before: `${before}${BEGIN}\n\n`, table: table.trim(), after: `\n\n${END}${after}` };
}
