import { hasChanged } from './hasChanged';

const answer = jest.spyOn(globalThis, 'fetch');

test.each([
  [304, false],
  [200, true],
])('the answer %i to the page’s revision means that other releases are live: %s', async (status, changed) => {
  answer.mockResolvedValue(new Response(null, { status }));
  expect(await hasChanged('r1')).toBe(changed);
  expect(answer).toHaveBeenCalledWith(
    '/registry.json',
    expect.objectContaining({ method: 'HEAD', headers: { 'if-none-match': '"r1"' }, cache: 'no-store' }),
  );
});

test('rejects if the server cannot answer', async () => {
  answer.mockResolvedValue(new Response(null, { status: 503 }));
  await expect(hasChanged('r1')).rejects.toThrow('/registry.json answered 503');
});
