import { EventEmitter } from 'node:events';
import { listen } from './visitor';

function aClient() {
  const events = new EventEmitter();
  const client = { send: jest.fn().mockResolvedValue({}), on: events.on.bind(events) };
  const call = (name: string, ...told: unknown[]) =>
    events.emit('Runtime.bindingCalled', { name, payload: JSON.stringify(told) });
  return { client: client as unknown as Parameters<typeof listen>[0], tell: call.bind(undefined, 'tellMeasure'), call };
}

test('a watcher’s report reaches callers that ask before or after it', async () => {
  const { client, tell } = aClient();
  const told = await listen(client);
  const before = told('quiet', 60_000);
  tell('quiet', { quiet: 12 });
  expect(await before).toEqual({ quiet: 12 });
  expect(await told('quiet', 60_000)).toEqual({ quiet: 12 });
});

test('reports of other watchers and other bindings are no answer', async () => {
  const { client, tell, call } = aClient();
  const told = await listen(client);
  tell('hydrated');
  call('another', 'quiet', 1);
  await expect(told('quiet', 1)).rejects.toThrow("The page did not tell 'quiet' in 1 ms");
});
