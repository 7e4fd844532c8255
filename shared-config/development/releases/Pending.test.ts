import { Pending } from './Pending';

test('a waiting page goes on when all work has ended, or at once if there is none', async () => {
  const pending = new Pending();
  await pending.settled();
  const [endFirst, endSecond] = [pending.begin('shell'), pending.begin('mfe-blog')];
  const settled = jest.fn();
  const waiting = pending.settled().then(settled);
  endFirst();
  await Promise.resolve();
  expect(settled).not.toHaveBeenCalled();
  endSecond();
  await waiting;
  expect(settled).toHaveBeenCalledTimes(1);
});

test('work on a workspace that does not matter delays no page', async () => {
  const pending = new Pending();
  const isBlog = (name: string) => name === 'mfe-blog';
  pending.begin('mfe-shop');
  await pending.settled(isBlog);
  const endBlog = pending.begin('mfe-blog');
  const waiting = pending.settled(isBlog);
  endBlog();
  await waiting;
});
