// The allowed imports between folders (docs/decisions/0019). dependency-cruiser checks these rules in `npm run lint`.
// Paths are relative to the repository. An import that cannot be resolved, such as a remote's name, is its own path.
import path from 'node:path';
import { readWorkspaces } from '@tramuntana/remote/build/workspaces';

const root = process.cwd();
const workspaces = readWorkspaces(root);
const foldersOf = (/** @type {typeof workspaces} */ some) =>
  some.map(({ folder }) => path.relative(root, folder)).join('|');
const PACKAGES = `(${[foldersOf(workspaces), ...workspaces.map(({ name }) => name)].join('|')})`;
const REMOTES = foldersOf(workspaces.filter(({ remote }) => remote));
const TESTS = String.raw`(\.(test|spec)\.tsx?$|/testing/|^e2e/)`;
/** This module is not a file: the shell provides it to remotes at run time. */
const STORE = '^shell/store$';
/** The setup runs before packages are installed and their names resolve, so it imports this file by its path. */
const BEFORE_INSTALL = '^scripts/setup/installLock[.]mjs$';
const CONFIGURATIONS = String.raw`^[^/]+/[^/]+\.config\.\w+$`;

/** @type {(name: string) => string} */
const byName = (name) => `^(node_modules/)?${name}(/|$)`;

/** @type {(name: string, from: string, allowed: string[], why: string) => import('dependency-cruiser').IForbiddenRuleType} */
const mayImport = (name, from, allowed, why) => ({
  name,
  comment: why,
  severity: 'error',
  from: { path: `^(${from})/`, pathNot: CONFIGURATIONS },
  to: { path: `^(node_modules/)?${PACKAGES}(/|$)`, pathNot: ['^(node_modules/)?$1(/|$)', ...allowed] },
});

/** @type {(folder: string, allowed: string[]) => import('dependency-cruiser').IForbiddenRuleType} */
const shellFolderMayImport = (folder, allowed) => ({
  name: `shell-${folder}`,
  comment: `shell/src/${folder} may import, besides itself: ${allowed.join(', ') || 'nothing of the shell'}`,
  severity: 'error',
  from: { path: `^shell/src/${folder}/` },
  to: {
    path: '^shell/src/(shared|browser|render-worker|server)/',
    pathNot: [`^shell/src/${folder}/`, ...allowed.map((each) => `^shell/src/${each}`)],
  },
});

/**
 * The rooms of the shell's server, the lowest first. Rooms in one row do not import each other.
 * Its own files besides, such as the composition, know all rooms.
 */
const ROOMS = [['store'], ['figures'], ['rendering'], ['pages', 'visitors'], ['teams'], ['http']];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const roomsImportDown = ROOMS.flatMap((row, floor) =>
  row.map((room) => ({
    name: `server-${room}`,
    comment: `shell/src/server/${room} may import the rooms below it: ${ROOMS.slice(0, floor).flat().join(', ') || 'none'}`,
    severity: 'error',
    from: { path: `^shell/src/server/${room}/`, pathNot: TESTS },
    to: {
      path: `^shell/src/server/(${ROOMS.flat().join('|')}|app|composition|main)[/.]`,
      pathNot: [room, ...ROOMS.slice(0, floor).flat()].map((each) => `^shell/src/server/${each}/`),
    },
  })),
);

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Modules that import each other cannot be understood, tested or moved one by one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    mayImport(
      'remotes',
      REMOTES,
      [byName('@tramuntana/ui'), byName('@tramuntana/contracts'), STORE],
      'A remote is built and released by itself. Of the shell it knows the contracts and the store.',
    ),
    mayImport(
      'shell',
      'shell',
      [byName('@tramuntana/ui'), byName('@tramuntana/contracts'), byName('shared-http')],
      'The shell finds remotes and releases at run time.',
    ),
    mayImport(
      'api',
      'api',
      [byName('@tramuntana/contracts'), byName('shared-http'), byName('shared-lock'), byName('shared-postgres')],
      'The API knows no page.',
    ),
    mayImport(
      'releases',
      'releases',
      [byName('@tramuntana/contracts'), byName('shared-lock'), byName('shared-postgres')],
      'Releases are files with a manifest, whoever built them.',
    ),
    mayImport(
      'release-service',
      'release-service',
      [
        byName('releases'),
        byName('@tramuntana/contracts'),
        byName('shared-http'),
        '^(node_modules/)?operations/nginx/testing/',
      ],
      'The service knows who may do what. What a verb does is the business of releases. Tests put nginx before it.',
    ),
    {
      name: 'identities-below-http',
      comment: 'Who somebody is does not depend on how the question came.',
      severity: 'error',
      from: { path: '^release-service/src/identities/', pathNot: TESTS },
      to: { path: '^release-service/src/', pathNot: '^release-service/src/identities/' },
    },
    mayImport(
      'scripts',
      'scripts',
      [
        byName('@tramuntana/remote'),
        byName('@tramuntana/create-remote'),
        byName('@tramuntana/contracts'),
        byName('shared-lock'),
        byName('shared-site'),
        byName('shared-postgres'),
        byName('releases'),
      ],
      'Commands build, release and start packages; they do not run their code.',
    ),
    mayImport('servers', 'shared-site', [byName('@tramuntana/contracts')], 'It starts servers, whatever they do.'),
    mayImport(
      'leaves',
      'shared-contracts|shared-ui|shared-http|shared-lock|shared-postgres',
      [],
      'What all share depends on nothing of the repository.',
    ),
    mayImport(
      'browser-tests',
      'e2e',
      [
        '^(node_modules/)?@tramuntana/remote/journeys/',
        '^(node_modules/)?shared-postgres/src/testing/',
        '^(node_modules/)?operations/nginx/testing/',
      ],
      'The browser tests know only the running site. They may stop the database below it, and put nginx before it.',
    ),
    mayImport(
      'operations',
      'operations',
      [byName('shell'), byName('api'), '^(node_modules/)?shared-postgres/src/testing/'],
      'Dashboards and alerts are held against the metrics that shell and API export. Tests need free ports.',
    ),
    mayImport(
      'presets',
      'shared-config',
      [
        byName('@tramuntana/contracts'),
        byName('shared-lock'),
        byName('shared-site'),
        byName('releases'),
        byName('release-service'),
      ],
      'Builds read of the contract which modules are shared, and know no package that they build. A development runs a site.',
    ),
    {
      name: 'presets-as-client',
      comment: 'The published package holds no store and no service. Tests of the command start both.',
      severity: 'error',
      from: { path: '^shared-config/', pathNot: [TESTS, CONFIGURATIONS] },
      to: {
        path: '^(node_modules/)?(releases|release-service)/',
        pathNot: '^(node_modules/)?releases/src/(client|development)[.]ts$',
      },
    },
    {
      name: 'client-without-store',
      comment: 'Clients of the release service have no store.',
      severity: 'error',
      from: { path: '^releases/src/client[.]ts$' },
      to: {
        path: '^releases/src/(store/(postgres|directory)|mirror|live)/|node_modules/(pg|write-file-atomic)/',
        reachable: true,
      },
    },
    {
      name: 'packages-by-name',
      comment: 'Another package is imported by its name, through its entry points.',
      severity: 'error',
      from: { path: `^${PACKAGES}/`, pathNot: [CONFIGURATIONS, BEFORE_INSTALL] },
      to: { path: `^${PACKAGES}/`, pathNot: ['^$1/', STORE] },
    },
    {
      name: 'undeclared',
      comment: 'It is installed for another package. Add it to the package.json of the package that imports it.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'tools-in-products',
      comment: 'What the root lists is for tests and tools. List it as a dependency of this package.',
      severity: 'error',
      from: {
        path: `^(${REMOTES}|api|releases|release-service|shell|shared-(ui|contracts|http|lock))/src/`,
        pathNot: TESTS,
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: '/@types/' },
    },
    shellFolderMayImport('shared', []),
    shellFolderMayImport('browser', ['shared/']),
    shellFolderMayImport('render-worker', ['shared/']),
    shellFolderMayImport('server', ['shared/', 'render-worker/(protocol|heartbeat|ProviderFailures)[.]ts$']),
    ...roomsImportDown,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/(dist|coverage|[.]dev)/|^scripts/setup/node-' },
    tsPreCompilationDeps: true,
    // With this, importing a package of the repository by its name gives a path below node_modules.
    preserveSymlinks: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
