import type { Actor, Grant } from '../access/grants';
import { isTokenOf } from '../access/token';
import { aRepository, type Repository } from '../testing/aRepository';
import { perform } from './perform';
import { releaseCommand } from './releaseCommand';
import type { StoreRequest } from './request';

let site: Repository;

beforeEach(() => {
  site = aRepository();
});

afterEach(() => site.remove());

async function run(...commandLine: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const refuse = () => Promise.reject(new Error('access builds nothing'));
  const code = await releaseCommand(['access', ...commandLine], {
    ...site.settings,
    build: refuse,
    typeProblems: refuse,
    bytesOverBudget: refuse,
    renderProblems: refuse,
    print: (line) => out.push(line),
    printError: (line) => err.push(line),
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

const json = async (...commandLine: string[]) => JSON.parse((await run(...commandLine, '--json')).out);
const add = (owner: string, ...options: string[]) =>
  json('add', owner, '--rights', 'promote, rollback', '--remotes', 'mfe-blog', ...options);

test('a store without identities says so, and how to add one', async () => {
  const { code, out } = await run('list');
  expect([code, out]).toEqual([0, expect.stringContaining('this store knows no identities')]);
  expect(out).toContain('npm run release -- access add');
});

test('a token is shown once; the store holds its hash, and the list neither', async () => {
  const { id, token, rights } = await add('ana');
  expect([token, rights]).toEqual([
    expect.stringMatching(new RegExp(`^trd_${id}_[\\w-]{43}$`)),
    ['promote', 'rollback'],
  ]);
  const record = await site.store.access.find(id);
  expect(record).toMatchObject({ kind: 'token', owner: 'ana', remotes: ['mfe-blog'] });
  expect(record?.kind === 'token' && isTokenOf(record, token)).toBe(true);
  expect(record?.kind === 'token' && isTokenOf(record, `${token.slice(0, -2)}xx`)).toBe(false);
  const secret = token.slice(-43);
  expect(site.read(site.stored('.access', `${id}.json`))).not.toContain(secret);
  const { out } = await run('list');
  expect(out).toMatch(new RegExp(`^${id} +ana +token +promote,rollback +mfe-blog +[\\d-]+ [\\d:]+ +- +usable$`, 'm'));
  expect(JSON.stringify(await json('list'))).not.toMatch(/hash|trd_/);
});

test('a token expires after 90 days, or the days of the command', async () => {
  const daysUntil = (at: string) => Math.round((Date.parse(at) - Date.now()) / (24 * 60 * 60_000));
  expect(daysUntil((await add('ana')).expiresAt)).toBe(90);
  expect(daysUntil((await add('ana', '--days', '7')).expiresAt)).toBe(7);
});

test('a revoked identity stays in the list', async () => {
  const { id } = await add('ana');
  expect((await run('revoke', id)).out).toBe(`ana: the identity ${id} is revoked`);
  expect((await run('revoke', id)).out).toBe(`ana: the identity ${id} was revoked already`);
  expect((await run('list')).out).toContain('revoked');
});

test('a trust names issuer, audience and claims', async () => {
  const options = [
    '--rights',
    'promote',
    '--remotes',
    'mfe-blog',
    '--issuer',
    'https://ci.example',
    '--audience',
    'site',
  ];
  const claims = ['--claim', 'repository=acme/mfe-blog', '--claim', 'sub=repo:acme/mfe-blog:ref=main'];
  expect((await run('trust', 'ci of the blog', ...options, ...claims)).out).toContain(
    'by tokens of https://ci.example for site with repository acme/mfe-blog, sub repo:acme/mfe-blog:ref=main',
  );
  expect((await run('trust', 'ci', ...options)).err).toContain("required option '--claim <name=value>' not specified");
});

test.each([
  [['add', 'ana', '--rights', 'fly', '--remotes', 'mfe-blog'], '--rights'],
  [['add', 'ana', '--rights', 'read', '--remotes', 'mfe-*'], '--remotes'],
  [['add', 'ana', '--rights', 'read', '--remotes', 'mfe-blog', '--days', '400'], '--days'],
  [['add', 'ana'], "required option '--rights <list>' not specified"],
  [['revoke', '../x'], 'an id has 16 hexadecimal digits'],
  [['trust', 'ci', '--rights', 'read', '--remotes', '*', '--issuer', 'ftp://x'], '--issuer'],
])('access %j is refused', async (commandLine, reason) => {
  const { code, err } = await run(...commandLine);
  expect([code, err]).toEqual([1, expect.stringContaining(reason)]);
});

describe('an administrator of one remote', () => {
  const grants: Grant[] = [{ rights: ['access', 'promote', 'read'], remotes: ['mfe-blog'] }];
  const ana: Actor = { who: 'ana', grants };
  const ask = (request: StoreRequest) => perform(request, site.settings, ana);
  const give = (given: Grant) => ask({ verb: 'access-add', owner: 'eva', days: 1, ...given });

  test('gives the rights that it has, and its name is in the record', async () => {
    await give({ rights: ['promote'], remotes: ['mfe-blog'] });
    const [{ record } = { record: undefined }] = await site.store.access.all();
    expect(record).toMatchObject({ owner: 'eva', createdBy: 'ana' });
  });

  test.each<Grant>([
    { rights: ['promote'], remotes: ['mfe-shop'] },
    { rights: ['promote'], remotes: ['mfe-blog', 'shell'] },
    { rights: ['promote'], remotes: ['*'] },
    { rights: ['promote', 'retire'], remotes: ['mfe-blog'] },
  ])('cannot give more: %j', async (given) => {
    await expect(give(given)).rejects.toMatchObject({ kind: 'forbidden' });
    expect(await site.store.access.all()).toEqual([]);
  });

  test('neither sees nor revokes identities with other rights', async () => {
    const { id } = await json('add', 'root', '--rights', 'access,promote', '--remotes', '*,shell');
    expect((await ask({ verb: 'access-list' })).data).toEqual({ identities: [], damaged: [] });
    await expect(ask({ verb: 'access-revoke', id })).rejects.toMatchObject({ kind: 'missing' });
    expect(await site.store.access.find(id)).not.toHaveProperty('revokedAt');
  });
});
