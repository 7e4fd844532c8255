import { keepWay } from './keepWay';

const went: string[] = [];
let arrive = () => {};
const navigate = keepWay(async (to) => {
  went.push(String(to));
  if (String(to).startsWith('/media/')) await new Promise<void>((resolve) => (arrive = resolve));
});

beforeEach(() => {
  window.history.replaceState(null, '', '/media');
  went.length = 0;
});
afterEach(() => arrive());

test('a page that changes its own address leaves the visitor on the way to another one', async () => {
  void navigate('/media/22');
  await navigate('/media?page=2', { replace: true });
  await navigate('?page=3', { replace: true });
  await navigate({ search: '?page=4' }, { replace: true });
  expect(went).toEqual(['/media/22']);
});

test('it may again once the visitor has arrived', async () => {
  const way = navigate('/media/22');
  arrive();
  await way;
  await navigate('/media?page=2');
  expect(went).toEqual(['/media/22', '/media?page=2']);
});

test('a visitor who changes their mind is followed: to another page, and to a part of this one by a click', async () => {
  void navigate('/media/22');
  void navigate('/blog');
  const link = document.createElement('a');
  link.addEventListener('click', () => void navigate('/media?tipo=video'));
  link.click();
  expect(went).toEqual(['/media/22', '/blog', '/media?tipo=video']);
});

test('nothing counts as a way to another page that failed', async () => {
  const failing = keepWay(async (to) => {
    went.push(String(to));
    if (to === '/blog') throw new Error('no network');
  });
  await expect(failing('/blog')).rejects.toThrow('no network');
  await failing('/media?page=2');
  expect(went).toEqual(['/blog', '/media?page=2']);
});
