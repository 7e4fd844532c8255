import { NothingPainted, paintedClick } from './paintedClick';

const PAGE = { url: () => 'http://localhost/media' };
const CLICKED = { link: '/contacto', hit: '<div class="hero">' };

test('a click resolves to the time of the painted heading', async () => {
  const told = jest.fn().mockResolvedValue(120);
  expect(await paintedClick(PAGE, told, CLICKED)).toBe(120);
  expect(told).toHaveBeenCalledWith('painted', expect.any(Number));
});

test('a click that paints nothing reports its link, the element that it hit and the page’s address', async () => {
  const timeout = new Error("The page did not tell 'painted' in 20000 ms");
  const clicked = paintedClick(PAGE, () => Promise.reject(timeout), CLICKED);
  await expect(clicked).rejects.toBeInstanceOf(NothingPainted);
  await expect(clicked).rejects.toMatchObject({
    message: expect.stringMatching(/link to \/contacto .*it hit <div class="hero">.*at http:\/\/localhost\/media$/),
    cause: timeout,
  });
});
