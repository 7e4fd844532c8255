import { createTurns } from './turns';

test('releases pass one after the other, and one too many is refused with a hint', async () => {
  const inTurn = createTurns();
  const order: string[] = [];
  let open = () => {};
  const first = inTurn('mfe-blog', () => new Promise<void>((resolve) => (open = resolve)));
  const others = Array.from({ length: 8 }, (_, index) =>
    inTurn('mfe-blog', async () => {
      order.push(`starts ${index}`);
      await Promise.resolve();
      order.push(`ends ${index}`);
      if (index === 0) throw new Error('refused');
    }),
  );
  await expect(inTurn('mfe-blog', async () => {})).rejects.toMatchObject({
    kind: 'busy',
    message: 'mfe-blog: 9 releases wait for the gate, and more may not; publish again in a minute',
  });
  await Promise.resolve();
  open();
  await first;
  const [failed] = await Promise.allSettled(others);
  expect(failed).toMatchObject({ reason: { message: 'refused' } });
  expect(order).toEqual(Array.from({ length: 8 }, (_, index) => [`starts ${index}`, `ends ${index}`]).flat());
  await inTurn('mfe-blog', async () => {});
});
