import { haltCanary, type ReleaseStore } from 'releases';
import { haltCanaries } from './haltCanaries';

jest.mock('releases', () => ({ haltCanary: jest.fn() }));
const written = jest.mocked(haltCanary);

const halt = {
  remote: 'mfe-blog',
  version: '1.0.0-b',
  since: '2026-11-22T12:00:00.000Z',
  reason: '9 of 10 views failed',
};
const releases = {} as ReleaseStore;

/** The lines that are printed when the shell sends a message. */
async function printed(message: object): Promise<string[]> {
  const lines: string[] = [];
  haltCanaries({ releases, print: (line) => lines.push(line) })(message);
  await new Promise(setImmediate);
  return lines;
}

test('a halt that the shell asks for is written into the store, with the shell’s machine as its author', async () => {
  written.mockResolvedValue(true);
  expect(await printed({ type: 'halt-canary', halt })).toEqual([
    'mfe-blog: the canary 1.0.0-b is halted: 9 of 10 views failed',
  ]);
  expect(written).toHaveBeenCalledWith(releases, halt, expect.stringMatching(/^shell on ./));
});

test('nothing is printed if another shell was faster; a store that cannot be written is reported', async () => {
  written.mockResolvedValue(false);
  expect(await printed({ type: 'halt-canary', halt })).toEqual([]);
  written.mockRejectedValue(new Error('the disk is full'));
  expect(await printed({ type: 'halt-canary', halt })).toEqual([
    'mfe-blog: the canary 1.0.0-b is halted here, but not in the store: the disk is full',
  ]);
});

test('messages about the shell’s own state are ignored', async () => {
  written.mockClear();
  expect(await printed({ type: 'ready', url: 'http://localhost:3000' })).toEqual([]);
  expect(written).not.toHaveBeenCalled();
});
