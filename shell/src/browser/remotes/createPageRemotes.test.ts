import { fakeShell } from '@tramuntana/contracts/testing';
import { aNav } from '../../testing/aNav';
import { aRemote } from '../../testing/aRemote';
import { createPageRemotes } from './createPageRemotes';
import type { Federation } from './federation';
import { integrityOf } from './integrity';

const nav = aNav();
const blog = aRemote();
const shell = fakeShell();
const exposed = { createRoutes: () => ({ '/blog': [{ index: true }] }) };
const loadRoutes = jest.fn<ReturnType<Federation['loadRoutes']>, Parameters<Federation['loadRoutes']>>();
const answer = jest.spyOn(globalThis, 'fetch');

beforeEach(() => {
  loadRoutes.mockReset().mockResolvedValue(exposed);
  answer.mockReset();
});

const remotesOf = (...remotes: (typeof blog)[]) =>
  createPageRemotes({ revision: '1', complete: true, remotes, nav }, { loadRoutes }, shell);
const registryIs = (...remotes: (typeof blog)[]) =>
  answer.mockImplementation(async () => Response.json({ revision: '2', remotes }));

test('a path belongs to the remote that mounts it', () => {
  const remotes = remotesOf(blog, aRemote({ name: 'mfe-media' }));
  expect(remotes.forPath('/blog/post/1')).toBe(blog);
  expect(remotes.forPath('/no-existe')).toBeUndefined();
});

test('a remote’s routes are created once, with the shell’s services, and are below their mount', async () => {
  const createRoutes = jest.fn(exposed.createRoutes);
  loadRoutes.mockResolvedValue({ createRoutes });
  const remotes = remotesOf(blog);
  expect(remotes.isLoaded('mfe-blog')).toBe(false);
  const [first, second] = await Promise.all([remotes.load(blog), remotes.load(blog)]);
  expect(first).toEqual([{ path: 'blog', children: [{ index: true }] }]);
  expect(second).toBe(first);
  expect(createRoutes.mock.calls).toEqual([[shell]]);
  expect(remotes.isLoaded('mfe-blog')).toBe(true);
});

test.each([
  ['does not load', () => loadRoutes.mockRejectedValueOnce(new Error('no network')), 'did not load from /releases/'],
  ['exposes something else', () => loadRoutes.mockResolvedValueOnce({}), 'exposes no createRoutes'],
])('a remote that %s is named in the error with its version, and can be loaded again', async (_what, breakIt, why) => {
  breakIt();
  const remotes = remotesOf(blog);
  const failed = remotes.load(blog);
  await expect(failed).rejects.toMatchObject({ name: 'RemoteUnavailable', remote: 'mfe-blog', version: '1.0.0' });
  await expect(failed).rejects.toThrow(why);
  expect(remotes.isLoaded('mfe-blog')).toBe(false);
  expect(await remotes.load(blog)).toHaveLength(1);
});

describe('a path of a remote that the document does not name', () => {
  const media = aRemote({ name: 'mfe-media' });
  const partly = () =>
    createPageRemotes({ revision: '1', complete: false, remotes: [blog], nav }, { loadRoutes }, shell);

  test('loads the registry once, and does not change the releases that the page knows', async () => {
    registryIs(aRemote({ version: '1.0.1' }), media);
    const remotes = partly();
    expect(remotes.forPath('/media')).toBeUndefined();
    expect(await Promise.all([remotes.find('/media/1'), remotes.find('/no-existe')])).toEqual([media, undefined]);
    expect(remotes.forPath('/media')).toEqual(media);
    expect(await remotes.find('/blog')).toBe(blog);
    expect(answer).toHaveBeenCalledTimes(1);
  });

  test('rejects if the registry does not load, and can be looked up again', async () => {
    answer.mockRejectedValueOnce(new Error('no network'));
    const remotes = partly();
    await expect(remotes.find('/media')).rejects.toThrow('no network');
    registryIs(blog, media);
    expect(await remotes.find('/media')).toEqual(media);
  });

  test('has no remote if the document names all remotes', async () => {
    expect(await remotesOf(blog).find('/media')).toBeUndefined();
    expect(answer).not.toHaveBeenCalled();
  });
});

describe('a remote that is unavailable in the document', () => {
  const refused = aRemote({ status: 'unavailable' });
  const repaired = aRemote({ version: '1.0.1' });

  test('is not run while it is unavailable in the registry, too', async () => {
    registryIs(refused);
    await expect(remotesOf(refused).load(refused)).rejects.toThrow('this release is refused');
    expect(loadRoutes).not.toHaveBeenCalled();
  });

  test('is loaded in the version that is live now', async () => {
    registryIs(repaired);
    const remotes = remotesOf(refused);
    expect(await remotes.load(refused)).toHaveLength(1);
    expect(loadRoutes.mock.calls).toEqual([[repaired]]);
    expect(remotes.forPath('/blog')).toEqual(repaired);
  });
});

describe('a refresh from the registry', () => {
  test('gets the live release of a remote that failed', async () => {
    const remotes = remotesOf(blog);
    registryIs(aRemote({ version: '1.0.1' }));
    expect(await remotes.refresh('mfe-blog')).toBe(true);
    expect(remotes.forPath('/blog')?.version).toBe('1.0.1');
  });

  test.each([
    ['refused', [aRemote({ status: 'unavailable' })]],
    ['gone', []],
  ])('resolves to false for a remote that is %s', async (_what, present) => {
    registryIs(...present);
    expect(await remotesOf(blog).refresh('mfe-blog')).toBe(false);
  });

  test('of a removed remote lets the next lookup find the remote that has its paths now', async () => {
    const wrong = aRemote({ name: 'mfe-otro', mounts: blog.mounts });
    const remotes = remotesOf(wrong);
    registryIs(blog);
    expect(await remotes.refresh('mfe-otro')).toBe(false);
    expect(remotes.forPath('/blog')).toBeUndefined();
    expect(await remotes.find('/blog')).toEqual(blog);
  });

  test('does nothing for a loaded remote, because its chunks must fit together', async () => {
    const remotes = remotesOf(blog);
    await remotes.load(blog);
    expect(await remotes.refresh('mfe-blog')).toBe(true);
    expect(answer).not.toHaveBeenCalled();
    expect(remotes.forPath('/blog')).toBe(blog);
  });

  test.each([
    ['without an answer', () => answer.mockRejectedValue(new Error('no network'))],
    ['with an invalid answer', () => answer.mockImplementation(async () => new Response('<html>'))],
  ])('%s leaves the remote’s status as it was', async (_what, breakIt) => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    breakIt();
    expect(await remotesOf(blog).refresh('mfe-blog')).toBe(true);
    expect(await remotesOf(aRemote({ status: 'unavailable' })).refresh('mfe-blog')).toBe(false);
    expect(logged).toHaveBeenCalledTimes(2);
    logged.mockRestore();
  });
});

describe('code of another origin', () => {
  const foreign = aRemote({ base: 'https://elsewhere.example/releases/mfe-blog/1.0.0/' });

  test('never runs, whether the document or the registry names it', async () => {
    registryIs(foreign);
    const remotes = remotesOf(foreign);
    expect(remotes.forPath('/blog')?.status).toBe('unavailable');
    await expect(remotes.load(foreign)).rejects.toThrow('this release is refused');
    expect(await remotesOf(blog).refresh('mfe-blog')).toBe(false);
    expect(loadRoutes).not.toHaveBeenCalled();
  });

  test('is replaced by the site’s own release once the registry names it', async () => {
    registryIs(blog);
    expect(await remotesOf(foreign).load(foreign)).toHaveLength(1);
    expect(loadRoutes.mock.calls).toEqual([[blog]]);
  });
});

test('the hash of a remote’s entry is known from the document or from the registry', async () => {
  registryIs(aRemote({ name: 'mfe-media', integrity: 'sha384-media' }));
  const page = { revision: '1', complete: false, remotes: [aRemote({ integrity: 'sha384-blog' })], nav };
  await createPageRemotes(page, { loadRoutes }, shell).find('/media');
  expect(integrityOf('/releases/mfe-blog/1.0.0/remoteEntry.js')).toBe('sha384-blog');
  expect(integrityOf('/releases/mfe-media/1.0.0/remoteEntry.js')).toBe('sha384-media');
});
