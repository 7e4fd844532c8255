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

test('a page that changes its own address does not cancel a pending navigation to another page', async () => {
  void navigate('/media/22');
  await navigate('/media?page=2', { replace: true });
  await navigate('?page=3', { replace: true });
  await navigate({ search: '?page=4' }, { replace: true });
  expect(went).toEqual(['/media/22']);
});

test('a page may change its address again once the visitor has arrived', async () => {
  const way = navigate('/media/22');
  arrive();
  await way;
  await navigate('/media?page=2');
  expect(went).toEqual(['/media/22', '/media?page=2']);
});

test('the visitor can change the target: to another page, or by a click within the page', async () => {
  void navigate('/media/22');
  void navigate('/blog');
  const link = document.createElement('a');
  link.addEventListener('click', () => void navigate('/media?tipo=video'));
  link.click();
  expect(went).toEqual(['/media/22', '/blog', '/media?tipo=video']);
});

test('a failed navigation no longer counts as pending', async () => {
  const failing = keepWay(async (to) => {
    went.push(String(to));
    if (to === '/blog') throw new Error('no network');
  });
  await expect(failing('/blog')).rejects.toThrow('no network');
  await failing('/media?page=2');
  expect(went).toEqual(['/blog', '/media?page=2']);
});
